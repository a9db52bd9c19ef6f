/**
 * Rendered documents, kept by everything that they depend on, so that an unchanged page costs two links.
 * The key holds the application's code, the language's view, the page's own job and the addresses that its document names;
 * rendering gets nothing else (src/model/render.ts).
 */
import { copyFileSync, linkSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { htmlFilePath, payloadPathname } from '../../src/model/pathname.ts';
import type { LocaleView, RenderJob } from '../../src/model/render.ts';
import { type Cache, hashText } from '../content/cache.ts';
import type { DocumentAssets } from '../emit/document.ts';

/** Files of the output folder by their second name in the cache, in both directions of time: placed now, or kept now. */
export interface PageStore {
  /** Puts a job's document into the output folder; false when something that it depends on has changed. */
  place(job: RenderJob): boolean;
  /** Keeps a job's document, which stands in the output folder. */
  keep(job: RenderJob): void;
  /** Every file that was placed or kept: its name in the cache by its path in the output folder. */
  readonly names: ReadonlyMap<string, string>;
}

/** `documentOf` gives what all documents of a language name: addresses of scripts, styles and fonts. */
export function openPageStore(
  cache: Cache,
  outDir: string,
  views: ReadonlyMap<string, LocaleView>,
  documentOf: (localeCode: string) => DocumentAssets,
): PageStore {
  const localeKeys = new Map([...views].map(([code, view]) => [code, hashText(JSON.stringify([view, documentOf(code)]))]));
  const names = new Map<string, string>();
  /** Path in the output folder, name in the cache: the document, and what the browser fetches on navigation where it can lead there. */
  const filesOf = (job: RenderJob): { readonly stamp: string; readonly files: readonly (readonly [string, string])[] } => {
    // The folder of the cache does not count; the name of the article's file does: it follows from its content.
    const article = job.article && { ...job.article, codePath: basename(job.article.codePath) };
    const inputs = [localeKeys.get(job.localeCode) ?? '', JSON.stringify({ ...job, article })];
    const html = cache.pathOf(inputs, 'html');
    const payload = [join(outDir, payloadPathname(job.pathname)), cache.pathOf(inputs, 'json')] as const;
    const files = [[join(outDir, htmlFilePath(job.pathname)), html] as const, ...(job.page ? [payload] : [])];
    return { stamp: cache.pathOf(inputs, 'stamp'), files };
  };
  return {
    names,
    place(job) {
      const { stamp, files } = filesOf(job);
      // The output folder holds second names of these files: one that was edited there is not what was rendered.
      if (cache.read(stamp) !== stampOf(files)) return false;
      for (const [path, name] of files) {
        linkFile(name, path);
        names.set(path, name);
      }
      return true;
    },
    keep(job) {
      const { stamp, files } = filesOf(job);
      for (const [path, name] of files) {
        rmSync(name, { force: true });
        linkFile(path, name);
        names.set(path, name);
      }
      cache.write(stamp, stampOf(files));
    },
  };
}

/** Sizes and times of the kept files. */
function stampOf(files: readonly (readonly [string, string])[]): string {
  return files
    .map(([, name]) => {
      const { size, mtimeMs } = statSync(name, { throwIfNoEntry: false }) ?? { size: -1, mtimeMs: 0 };
      return `${size} ${mtimeMs}`;
    })
    .join('\n');
}

/** Gives a file a second name; makes a copy where the file system has no such thing. */
export function linkFile(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}
