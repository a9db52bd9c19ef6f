/** The latest-build file: what a deployment consists of for a tab that is still open. If any of it changes, the tab is out of date. */

/** Where the newest deployment is told. */
export const LATEST_PATHNAME = '/_build/latest.json';

export interface Deployment {
  /** Address of the application's module. */
  readonly app: string;
  /** Address of the frame's data per locale code. */
  readonly shells: Readonly<Record<string, string>>;
  /** Address of the build manifest per locale code (src/model/buildManifest.ts). */
  readonly manifests: Readonly<Record<string, string>>;
  /** Follows from all pages, the style sheet and the start script: changes with every deployment that a visitor could notice. */
  readonly build: string;
}
