/**
 * Cache of rendered documents, by all of their inputs, so that an unchanged page costs two hard links. The key contains the application's
 * code, the language's view, the page's job and the addresses in its document; rendering gets no other input (src/model/render.ts). The
 * styles in the documents depend on all pages of their group and are inserted last.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import type { LocaleCode } from '#generated/types.ts';
import { htmlFilePath, payloadPathname } from '../../src/model/pathname.ts';
import type { LocaleView, RenderJob } from '../../src/model/render.ts';
import { type Cache, hashText } from '../core/cache.ts';
import { openFingerprints } from '../core/fingerprints.ts';
import type { DocumentAssets } from './emit/document.ts';
import { fingerprintOf, linkFile } from './hardLinks.ts';
import { fillStyles, type StyleGroup, styleGroupOf } from './styles/firstScreen.ts';

/** Hard links between output folder and cache: restored from the cache, or added to it. */
export interface PageStore {
  /** True when no input of the job's rendering has changed; the document is then known. */
  find(job: RenderJob): boolean;
  /** Makes a job's document known, after it was rendered into the output folder. */
  add(job: RenderJob, elementsText: string): void;
  /** Writes every known document with its group's styles into the output folder, and caches it. */
  writeAll(sheets: Readonly<Record<StyleGroup, string>>): void;
  /** Elements in the first screens of the known documents of a group. */
  readonly elements: Readonly<Record<StyleGroup, ReadonlySet<string>>>;
  /** Every written file: its name in the cache by its path in the output folder. */
  readonly names: ReadonlyMap<string, string>;
}

/** A document in the cache or just rendered. */
interface Known {
  readonly job: RenderJob;
  /** Name in the cache of the output of elementsOf. */
  readonly elementsName: string;
  /** Key of the styles that it contains; undefined when it was just rendered. */
  readonly styleKey?: string | undefined;
}

/** `documentOf` returns what all documents of a language reference: addresses of scripts, styles and fonts. */
export function openPageStore(
  cache: Cache,
  outDir: string,
  views: ReadonlyMap<LocaleCode, LocaleView>,
  documentOf: (localeCode: LocaleCode) => DocumentAssets,
): PageStore {
  const localeKeys = new Map([...views].map(([code, view]) => [code, hashText(JSON.stringify([view, documentOf(code)]))]));
  const names = new Map<string, string>();
  const known: Known[] = [];
  const elements: Record<StyleGroup, Set<string>> = { article: new Set(), entrance: new Set() };
  const texts = new Map<string, string>();

  const fingerprints = openFingerprints(cache, 'pages');
  const keys = new Map<RenderJob, string>();

  /** Hash of everything on which a document depends. */
  const keyOf = (job: RenderJob): string => {
    const known = keys.get(job);
    if (known) return known;
    // The cache's folder does not count; the name of the article's file does, which depends on its content, and so does the name of its
    // folder, which depends on the code that compiled it.
    const article = job.article && { ...job.article, codePath: job.article.codePath.split(sep).slice(-2).join('/') };
    const key = hashText(`${localeKeys.get(job.localeCode)}\0${JSON.stringify({ ...job, article })}`);
    keys.set(job, key);
    return key;
  };
  /**
   * Pairs of path in the output folder and name in the cache: the document, and the payload that the browser fetches on navigation, if the
   * page has one.
   */
  const filesOf = (job: RenderJob, styleKey: string): readonly (readonly [string, string])[] => {
    const payload = [join(outDir, payloadPathname(job.pathname)), cache.pathOf([keyOf(job)], 'json')] as const;
    return [
      [join(outDir, htmlFilePath(job.pathname)), cache.pathOf([keyOf(job), styleKey], 'html')] as const,
      ...(job.page ? [payload] : []),
    ];
  };
  const fingerprintOfNames = (files: readonly (readonly [string, string])[]) => fingerprintOf(files.map(([, name]) => name));
  const know = (entry: Known, text: string) => {
    known.push(entry);
    elements[styleGroupOf(entry.job)].add(text);
  };
  const linkPage = ({ job, elementsName, styleKey }: Known, css: string) => {
    const newKey = hashText(css);
    const files = filesOf(job, newKey);
    const [[path, name] = ['', ''], payload] = files;
    if (styleKey === newKey) linkFile(name, path);
    else {
      const [[, oldName] = ['', '']] = filesOf(job, styleKey ?? '');
      const html = readFileSync(styleKey === undefined ? path : oldName, 'utf8');
      // Writing in place is safe: the file has no hard link yet.
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, fillStyles(html, css));
      linkFile(path, name);
    }
    if (payload && styleKey !== undefined) linkFile(payload[1], payload[0]);
    else if (payload) linkFile(payload[0], payload[1]);
    for (const [filePath, fileName] of files) names.set(filePath, fileName);
    if (styleKey !== newKey) fingerprints.set(keyOf(job), [newKey, elementsName, fingerprintOfNames(files)].join('\n'));
  };
  return {
    names,
    elements,
    find(job) {
      const [styleKey = '', elementsName = '', ...fingerprint] = fingerprints.get(keyOf(job))?.split('\n') ?? [];
      const text = texts.get(elementsName) ?? (elementsName ? cache.read(cache.pathOf([elementsName], 'elements')) : undefined);
      // The output folder contains hard links to these files: a file that was edited there no longer contains the rendered document.
      if (text === undefined || fingerprint.join('\n') !== fingerprintOfNames(filesOf(job, styleKey))) return false;
      texts.set(elementsName, text);
      know({ job, elementsName, styleKey }, text);
      return true;
    },
    add(job, elementsText) {
      const elementsName = hashText(elementsText);
      const text = texts.get(elementsName) ?? elementsText;
      if (!texts.has(elementsName)) cache.write(cache.pathOf([elementsName], 'elements'), text);
      texts.set(elementsName, text);
      know({ job, elementsName }, text);
    },
    writeAll(sheets) {
      for (const entry of known) linkPage(entry, sheets[styleGroupOf(entry.job)]);
      fingerprints.save();
    },
  };
}
