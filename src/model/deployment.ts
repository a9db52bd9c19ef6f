/** The latest-build file: the files of the current deployment. An open tab is outdated if any of them has changed. */

/** Pathname of the latest-build file. */
export const LATEST_PATHNAME = '/_build/latest.json';

export interface Deployment {
  /** Address of the application's module. */
  readonly app: string;
  /** Address of the shell data (ShellData) by locale code. */
  readonly shells: Readonly<Record<string, string>>;
  /** Address of the build manifest by locale code (src/model/buildManifest.ts). */
  readonly manifests: Readonly<Record<string, string>>;
  /** Addresses of the search's files by locale code (./search.ts). */
  readonly searches: Readonly<Record<string, { readonly index: string; readonly excerpts: string }>>;
  /** Hash of all pages, the style sheet and the start script: changes with every deployment that visitors can notice. */
  readonly build: string;
}
