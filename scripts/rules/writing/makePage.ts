/**
 * Writes the files of a new page in every language, from a template, as drafts. Neighbours: scripts/cli/new.ts and scripts/dev/write, which
 * use it.
 */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { ANSWER_WORDS, type Answer, answerIn } from '../../../src/messages/answers.ts';
import type { Language } from '../../../src/messages/language.ts';
import type { PageKind } from '../../../src/model/page.ts';
import { buildPathname } from '../../../src/model/pathname.ts';
import { openContentCache } from '../../content/contentCache.ts';
import { loadContent } from '../../content/load.ts';
import { createMdxReader } from '../../content/mdx/compile.ts';
import { parseFrontmatter } from '../../content/pages/frontmatter.ts';
import { CONTENT_LABEL, makeSourceFile } from '../../content/read.ts';
import type { ContentFolders } from '../../core/config.ts';
import { withSlashes } from '../../core/paths.ts';
import { formatReport } from '../../core/report.ts';
import { type PagePlan, type PageRequest, planPage } from '../../translation/writing/planPage.ts';
import { writeIds } from '../fixPartIds.ts';

export interface NewPage {
  readonly ok: boolean;
  /** Paths of the new files in reports. */
  readonly files: readonly string[];
  /** What to print. */
  readonly text: string;
}

/** A page that is possible, before its files are written. */
export interface PreparedPage {
  readonly kind: PageKind;
  /** By their paths in the content folder. */
  readonly texts: ReadonlyMap<string, string>;
  /** Where the page will answer in each language, once it is published. */
  readonly addresses: readonly { readonly localeCode: string; readonly pathname: string }[];
}

/** Writes nothing when the page cannot be made. */
export async function makePage(config: ContentFolders, request: PageRequest, language: Language = 'en'): Promise<NewPage> {
  const prepared = await preparePage(config, request);
  if ('problem' in prepared) return { ok: false, files: [], text: `${answerIn(language, prepared.problem).trimEnd()}\n` };
  const files = await writePage(config, prepared);
  const words = ANSWER_WORDS[language];
  const text = [words.made({ kind: prepared.kind, number: files.length }), ...files.map((file) => `  ${file}`), words.afterMaking];
  return { ok: true, files, text: `${text.join('\n')}\n` };
}

/** Plans the page, or says why it cannot be made. Writes nothing. */
export async function preparePage(config: ContentFolders, request: PageRequest): Promise<PreparedPage | { readonly problem: Answer }> {
  const { contentDir } = config;
  const { content, issues } = await loadContent({ contentDir, cache: openContentCache(config) });
  if (!content) return { problem: (_, language) => formatReport(issues, 'text', { language }) };
  const outlines = await readOutlines(join(contentDir, 'outlines'));
  const plan = planPage(content, request, (name, localeCode) => outlines.get(`${name}/${localeCode}.mdx`));
  if ('problem' in plan) return plan;
  const { site } = content;
  const pageId = basename(plan.folder);
  const texts = await withIds(plan, site.defaultLocale);
  return {
    kind: plan.kind,
    texts: new Map([...texts].map(([code, text]) => [`${plan.folder}/${code}.mdx`, text])),
    addresses: site.locales.map(({ code }) => ({ localeCode: code, pathname: buildPathname(site, code, pageId) })),
  };
}

/** Returns the paths of the new files in reports. Never overwrites a file. */
export async function writePage({ contentDir }: ContentFolders, { texts }: PreparedPage): Promise<string[]> {
  for (const [path, text] of texts) {
    await mkdir(dirname(join(contentDir, path)), { recursive: true });
    // "wx": fails if the file exists.
    await writeFile(join(contentDir, path), text, { flag: 'wx' });
  }
  return [...texts.keys()].map((path) => `${CONTENT_LABEL}/${path}`);
}

/** The plan's texts. In the source language, parts that already have words get ids. */
async function withIds({ folder, texts }: PagePlan, sourceLocale: string): Promise<ReadonlyMap<string, string>> {
  const text = texts.get(sourceLocale) ?? '';
  const filePath = `${CONTENT_LABEL}/${folder}/${sourceLocale}.mdx`;
  const [, area = '', pageId = ''] = folder.split('/');
  const file = makeSourceFile({ filePath, absolutePath: filePath, area, pageId, localeCode: sourceLocale }, text);
  const parsed = parseFrontmatter(file, sourceLocale, []);
  const { outline } = parsed ? await createMdxReader().analyze(parsed) : {};
  return parsed && outline ? new Map([...texts, [sourceLocale, writeIds(text, parsed, outline)]]) : texts;
}

/** All templates by their path relative to content/outlines. */
async function readOutlines(dir: string): Promise<Map<string, string>> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return new Map(files.map((file, index) => [withSlashes(relative(dir, file)), texts[index] ?? '']));
}
