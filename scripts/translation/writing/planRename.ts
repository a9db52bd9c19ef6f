/** Plans the changes of all content files when a page is renamed. Pure; scripts/rules/writing/renamePage.ts carries the plan out. */
import type { Answer } from '../../../src/messages/answers.ts';
import { LINK_SCHEMES } from '../../../src/model/component.ts';
import type { Position } from '../../../src/model/issue.ts';
import { buildPathname } from '../../../src/model/pathname.ts';
import type { Content } from '../../content/load.ts';
import { nearestName } from '../../content/nearestName.ts';
import { listPassages } from '../../content/pages/passages.ts';
import { LEDGER_NAME } from '../../content/registers/ledger.ts';
import { SEARCHES_NAME } from '../../content/registers/searches.ts';
import { applyEdits, type Edit } from '../../content/texts/edit.ts';
import { slugProblem } from './slugProblem.ts';
import { addToList, changeList, removeFromList, replaceValues } from './yamlText.ts';

/** Paths are relative to the content folder. */
export interface RenamePlan {
  readonly from: string;
  readonly to: string;
  /** New texts, by the path before the folder is moved. */
  readonly texts: ReadonlyMap<string, string>;
  /** True when the page's addresses are derived from its id, so that the old ones are redirected. */
  readonly movesAddress: boolean;
  /** Position of the page's own slug, which leaves its addresses unchanged. */
  readonly ownSlug?: { readonly slug: string; readonly position: Position } | undefined;
}

/** Keys under which data files and frontmatters name pages. */
const PAGE_KEYS = ['page', 'pages', 'pageId', 'related'] as const;

/**
 * Returns the plan, or why the page cannot be renamed. `registers` are the texts of the YAML files, by their path in the content folder.
 */
export function planRename(
  content: Content,
  registers: ReadonlyMap<string, string>,
  oldId: string,
  newId: string,
): RenamePlan | { readonly problem: Answer } {
  const { site, files, pages } = content;
  const ids = [...new Set(files.map((file) => file.pageId))];
  const own = files.filter((file) => file.pageId === oldId);
  const [first] = own;
  if (!first) return { problem: (words) => words.noPage({ page: oldId, near: nearestName(oldId, ids) }) };
  if (oldId === newId) return { problem: (words) => words.sameName };
  const problem = slugProblem(content, newId, oldId);
  if (problem !== undefined) return { problem };

  const source = pages.find((page) => page.pageId === oldId && page.localeCode === site.defaultLocale);
  const movesAddress = source !== undefined && source.frontmatter.slug === undefined;
  const folderOf = (pageId: string) => `pages/${first.area}/${pageId}`;
  const slugOf = new Map(pages.map(({ filePath, frontmatter }) => [filePath, frontmatter.slug]));
  const texts = new Map<string, string>();
  for (const file of files) {
    const path = `pages/${file.area}/${file.pageId}/${file.localeCode}.mdx`;
    const linked = editFrontmatter(file.text, (yaml) => replaceValues(yaml, PAGE_KEYS, oldId, newId)).replace(
      linksTo(oldId),
      `$<scheme>${newId}`,
    );
    const isSource = file.localeCode === site.defaultLocale;
    const move = isSource ? moveAddress : slugOf.get(file.filePath) === undefined ? moveOwnAddress : removeEnding;
    const text = file.pageId === oldId && movesAddress ? move(linked, oldId, newId) : linked;
    if (text !== file.text) texts.set(path, text);
  }
  for (const { id, localeCode, text } of listPassages(content.passages)) {
    const linked = text.replace(linksTo(oldId), `$<scheme>${newId}`);
    if (linked !== text) texts.set(`passages/${id}/${localeCode}.mdx`, linked);
  }
  const newPathnames = new Map(
    movesAddress ? site.locales.map(({ code }) => [buildPathname(site, code, oldId), buildPathname(site, code, newId)]) : [],
  );
  for (const [path, before] of registers) {
    const text = path === LEDGER_NAME ? moveRedirects(before, newPathnames) : editRegister(path, before, first.area, oldId, newId);
    if (text !== before) texts.set(path, text);
  }
  const { slug } = source?.frontmatter ?? {};
  const position = source && content.fileOf.get(source)?.yaml.positionOfKey([], 'slug');
  const ownSlug =
    slug === undefined || !position ? undefined : { slug, position: { ...position, filePath: position.filePath.replace(oldId, newId) } };
  return { from: folderOf(oldId), to: folderOf(newId), texts, movesAddress, ownSlug };
}

/** Adds the old slug to the old endings of the source file, for all languages. */
function moveAddress(text: string, oldSlug: string, newSlug: string): string {
  return editFrontmatter(moveOwnLists(text, oldSlug, newSlug), (yaml) => [
    addToList(yaml, 'legacySlugs', oldSlug, ['legacySlugs', 'aliases', 'order', 'kind']),
  ]);
}

/**
 * For a translation whose slug is derived from the page's name. One with its own slug keeps its address, and only loses the old slug
 * (removeEnding).
 */
function moveOwnAddress(text: string, oldSlug: string, newSlug: string): string {
  return removeEnding(moveOwnLists(text, oldSlug, newSlug), oldSlug);
}

/** Renames the long forms of the address; removes the new slug from the old endings if the page once had it. */
function moveOwnLists(text: string, oldSlug: string, newSlug: string): string {
  const renamed = editFrontmatter(text, (yaml) => [
    ...changeList(yaml, 'aliases', (alias) => (alias.endsWith(`/${oldSlug}`) ? `${alias.slice(0, -oldSlug.length)}${newSlug}` : undefined)),
  ]);
  return removeEnding(renamed, newSlug);
}

/** Removes a slug from a file's own old endings: the old slug because the source file now lists it, the new one because it is in use. */
function removeEnding(text: string, slug: string): string {
  return editFrontmatter(text, (yaml) => [removeFromList(yaml, 'legacySlugs', slug)].filter((edit) => edit !== undefined));
}

/** Updates the ledger's redirects to the page, to avoid redirect chains. */
function moveRedirects(text: string, newPathnameOf: ReadonlyMap<string, string>): string {
  const edits = [...newPathnameOf].flatMap(([before, after]) => replaceValues(text, ['redirect'], before, after));
  return applyEdits(text, edits);
}

/** Data files name pages under the keys above, or by the path of their files; searches.yaml names them under each question. */
export function editRegister(name: string, text: string, area: string, oldId: string, newId: string): string {
  const position = new RegExp(`(?<before>(?:^|[\\s"'\\[,/])${area}/)${oldId}(?=[/"'\\s:,\\]]|$)`, 'gm');
  return applyEdits(text, replaceValues(text, name === SEARCHES_NAME ? 'any' : PAGE_KEYS, oldId, newId)).replace(
    position,
    `$<before>${newId}`,
  );
}

function linksTo(pageId: string): RegExp {
  return new RegExp(`(?<scheme>${LINK_SCHEMES.page})${pageId}(?![a-z0-9-])`, 'g');
}

/** Applies edits to the text between the two lines of "---". */
export function editFrontmatter(text: string, edit: (yaml: string) => readonly Edit[]): string {
  const match = /^---\n(?<yaml>[\s\S]*?\n)---(?:\n|$)/.exec(text);
  const yaml = match?.groups?.yaml;
  if (yaml === undefined) return text;
  return `---\n${applyEdits(yaml, edit(yaml))}${text.slice(4 + yaml.length)}`;
}
