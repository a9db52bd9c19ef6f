/** Writes the files of a new page in every language, from a template, as drafts. Neighbour: scripts/cli/new.ts. */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { openContentCache } from '../../content/contentCache.ts';
import { loadContent } from '../../content/load.ts';
import { createMdxReader } from '../../content/mdx/compile.ts';
import { parseFrontmatter } from '../../content/pages/frontmatter.ts';
import { CONTENT_LABEL, makeSourceFile } from '../../content/read.ts';
import type { Config } from '../../core/config.ts';
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

/** Writes nothing when the page cannot be made. */
export async function makePage(config: Pick<Config, 'root' | 'cacheDir' | 'contentDir'>, request: PageRequest): Promise<NewPage> {
  const { contentDir } = config;
  const { content, issues } = await loadContent({ contentDir, cache: openContentCache(config) });
  if (!content) return { ok: false, files: [], text: formatReport(issues, 'text') };
  const outlines = await readOutlines(join(contentDir, 'outlines'));
  const plan = planPage(content, request, (name, localeCode) => outlines.get(`${name}/${localeCode}.mdx`));
  if ('problem' in plan) return { ok: false, files: [], text: `${plan.problem}\n` };
  const texts = await withIds(plan, content.site.defaultLocale);
  await mkdir(join(contentDir, plan.folder), { recursive: true });
  const names = [...texts].map(([code, text]) => ({ name: `${plan.folder}/${code}.mdx`, text }));
  // "wx": an existing file is never overwritten.
  for (const { name, text } of names) await writeFile(join(contentDir, name), text, { flag: 'wx' });
  const files = names.map(({ name }) => `${CONTENT_LABEL}/${name}`);
  const text = [
    `A new page of the kind "${plan.kind}", as a draft in ${files.length} languages:`,
    ...files.map((file) => `  ${file}`),
    'Replace each ⟪…⟫ by words (npm run check counts what is left), and see it with npm run dev.',
    'In each language that is ready, remove "draft: true"; npm run release then puts its addresses on record.',
  ];
  return { ok: true, files, text: `${text.join('\n')}\n` };
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
