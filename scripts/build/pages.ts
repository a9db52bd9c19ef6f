/**
 * Rendered documents, kept by everything that they depend on, so that an unchanged page costs two links.
 * The key holds the application's code, the language's view, the page's own job and the addresses that its document names;
 * rendering gets nothing else (src/model/render.ts). The styles in a document depend on all pages of its kind and are put in last.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import type { LocaleCode } from '#generated/types.ts';
import { htmlFilePath, payloadPathname } from '../../src/model/pathname.ts';
import type { LocaleView, RenderJob } from '../../src/model/render.ts';
import { type Cache, hashText } from '../core/cache.ts';
import { openStamps } from '../core/stamps.ts';
import type { DocumentAssets } from './emit/document.ts';
import { linkFile, stampOf } from './keptFiles.ts';
import { fillStyles, kindOf } from './styles/documents.ts';

/** Files of the output folder by their second name in the cache, in both directions of time: placed now, or kept now. */
export interface PageStore {
  /** True when nothing has changed that rendering a job depends on; the document is then known. */
  find(job: RenderJob): boolean;
  /** Makes a job's document known, which was rendered just now and stands in the output folder. */
  add(job: RenderJob, elementsText: string): void;
  /** Puts every known document into the output folder, with the styles of its kind, and keeps it. */
  place(styleOf: (kind: string) => string): void;
  /** What stands in the known documents, by kind. */
  readonly elements: ReadonlyMap<string, ReadonlySet<string>>;
  /** Every file that was placed: its name in the cache by its path in the output folder. */
  readonly names: ReadonlyMap<string, string>;
}

/** A known document. */
interface Known {
  readonly job: RenderJob;
  /** Name in the cache of what elementsOf says of it. */
  readonly elementsName: string;
  /** Key of the styles that it carries; none when it was rendered just now. */
  readonly styleKey?: string | undefined;
}

/** `documentOf` gives what all documents of a language name: addresses of scripts, styles and fonts. */
export function openPageStore(
  cache: Cache,
  outDir: string,
  views: ReadonlyMap<LocaleCode, LocaleView>,
  documentOf: (localeCode: LocaleCode) => DocumentAssets,
): PageStore {
  const localeKeys = new Map([...views].map(([code, view]) => [code, hashText(JSON.stringify([view, documentOf(code)]))]));
  const names = new Map<string, string>();
  const known: Known[] = [];
  const elements = new Map<string, Set<string>>();
  const texts = new Map<string, string>();

  const stamps = openStamps(cache, 'pages');
  const keys = new Map<RenderJob, string>();

  /** Stands for everything that a document depends on. */
  const keyOf = (job: RenderJob): string => {
    const known = keys.get(job);
    if (known) return known;
    // Where the cache stands does not count; the name of the article's file does, which follows from its content,
    // and so does its folder's, which follows from the code that compiled it.
    const article = job.article && { ...job.article, codePath: job.article.codePath.split(sep).slice(-2).join('/') };
    const key = hashText(`${localeKeys.get(job.localeCode)}\0${JSON.stringify({ ...job, article })}`);
    keys.set(job, key);
    return key;
  };
  /** Path in the output folder, name in the cache: the document, and what the browser fetches on navigation where it can lead there. */
  const filesOf = (job: RenderJob, styleKey: string): readonly (readonly [string, string])[] => {
    const payload = [join(outDir, payloadPathname(job.pathname)), cache.pathOf([keyOf(job)], 'json')] as const;
    return [
      [join(outDir, htmlFilePath(job.pathname)), cache.pathOf([keyOf(job), styleKey], 'html')] as const,
      ...(job.page ? [payload] : []),
    ];
  };
  const stampOfNames = (files: readonly (readonly [string, string])[]) => stampOf(files.map(([, name]) => name));
  const know = (entry: Known, text: string) => {
    known.push(entry);
    const kind = kindOf(entry.job);
    elements.set(kind, (elements.get(kind) ?? new Set()).add(text));
  };
  const placeOne = ({ job, elementsName, styleKey }: Known, css: string) => {
    const newKey = hashText(css);
    const files = filesOf(job, newKey);
    const [[path, name] = ['', ''], payload] = files;
    if (styleKey === newKey) linkFile(name, path);
    else {
      const [[, oldName] = ['', '']] = filesOf(job, styleKey ?? '');
      const html = readFileSync(styleKey === undefined ? path : oldName, 'utf8');
      // What was rendered just now has no other name yet.
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, fillStyles(html, css));
      linkFile(path, name);
    }
    if (payload && styleKey !== undefined) linkFile(payload[1], payload[0]);
    else if (payload) linkFile(payload[0], payload[1]);
    for (const [filePath, fileName] of files) names.set(filePath, fileName);
    if (styleKey !== newKey) stamps.set(keyOf(job), [newKey, elementsName, stampOfNames(files)].join('\n'));
  };
  return {
    names,
    elements,
    find(job) {
      const [styleKey = '', elementsName = '', ...stamp] = stamps.get(keyOf(job))?.split('\n') ?? [];
      const text = texts.get(elementsName) ?? (elementsName ? cache.read(cache.pathOf([elementsName], 'elements')) : undefined);
      // The output folder holds second names of these files: one that was edited there is not what was rendered.
      if (text === undefined || stamp.join('\n') !== stampOfNames(filesOf(job, styleKey))) return false;
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
    place(styleOf) {
      for (const entry of known) placeOne(entry, styleOf(kindOf(entry.job)));
      stamps.save();
    },
  };
}
