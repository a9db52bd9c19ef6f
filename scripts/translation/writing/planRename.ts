/** What renaming a page means for every file of the content: a pure plan, which scripts/rules/writing/renamePage.ts carries out. */
import { LINK_SCHEMES } from '../../../src/model/component.ts';
import type { Place } from '../../../src/model/issue.ts';
import { formPathname } from '../../../src/model/pathname.ts';
import { LEDGER_NAME } from '../../content/ledger.ts';
import type { Content } from '../../content/load.ts';
import { didYouMean } from '../../content/nearestName.ts';
import { applyEdits, type Edit } from '../../content/texts/edit.ts';
import { slugProblem } from './slugProblem.ts';
import { addToList, changeList, removeFromList, replaceValues } from './yamlText.ts';

/** Paths are relative to the content folder. */
export interface RenamePlan {
  readonly from: string;
  readonly to: string;
  /** New texts, by the path before the folder moves. */
  readonly texts: ReadonlyMap<string, string>;
  /** True when the page's addresses follow its id, so that the old ones are redirected. */
  readonly movesAddress: boolean;
  /** Where the page's own slug stands, which keeps its addresses as they are. */
  readonly ownSlug?: { readonly slug: string; readonly place: Place } | undefined;
}

/** Keys under which registers and frontmatters name pages. */
const PAGE_KEYS = ['page', 'pages', 'pageId', 'related'] as const;

/** Why the page cannot be renamed, or the plan. `registers` are the texts of the YAML files, by their path in the content folder. */
export function planRename(
  content: Content,
  registers: ReadonlyMap<string, string>,
  oldId: string,
  newId: string,
): RenamePlan | { readonly problem: string } {
  const { site, files, pages } = content;
  const ids = [...new Set(files.map((file) => file.pageId))];
  const own = files.filter((file) => file.pageId === oldId);
  const [first] = own;
  if (!first) return { problem: `There is no page "${oldId}".${didYouMean(oldId, ids)}` };
  if (oldId === newId) return { problem: 'The old and the new name are the same.' };
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
  const newPathnames = new Map(
    movesAddress ? site.locales.map(({ code }) => [formPathname(site, code, oldId), formPathname(site, code, newId)]) : [],
  );
  for (const [path, before] of registers) {
    const text = path === LEDGER_NAME ? moveRedirects(before, newPathnames) : editRegister(before, first.area, oldId, newId);
    if (text !== before) texts.set(path, text);
  }
  const { slug } = source?.frontmatter ?? {};
  const place = source && content.fileOf.get(source)?.yaml.placeOfKey([], 'slug');
  const ownSlug = slug === undefined || !place ? undefined : { slug, place: { ...place, filePath: place.filePath.replace(oldId, newId) } };
  return { from: folderOf(oldId), to: folderOf(newId), texts, movesAddress, ownSlug };
}

/** In the source file old endings gain the old slug, for all languages. */
function moveAddress(text: string, oldSlug: string, newSlug: string): string {
  return editFrontmatter(moveOwnLists(text, oldSlug, newSlug), (yaml) => [
    addToList(yaml, 'legacySlugs', oldSlug, ['legacySlugs', 'aliases', 'order', 'kind']),
  ]);
}

/** In a translation that goes by the page's name. One with a slug of its own keeps its address, and just loses the old slug (removeEnding). */
function moveOwnAddress(text: string, oldSlug: string, newSlug: string): string {
  return removeEnding(moveOwnLists(text, oldSlug, newSlug), oldSlug);
}

/** Long forms of the address follow; the new slug, if the page once had it, is no old ending any more. */
function moveOwnLists(text: string, oldSlug: string, newSlug: string): string {
  const renamed = editFrontmatter(text, (yaml) => [
    ...changeList(yaml, 'aliases', (alias) => (alias.endsWith(`/${oldSlug}`) ? `${alias.slice(0, -oldSlug.length)}${newSlug}` : undefined)),
  ]);
  return removeEnding(renamed, newSlug);
}

/** The old slug, which a translation may have as an ending of its own, gives way to the source file's. */
function removeEnding(text: string, slug: string): string {
  return editFrontmatter(text, (yaml) => [removeFromList(yaml, 'legacySlugs', slug)].filter((edit) => edit !== undefined));
}

/** The ledger's redirects to the page follow it, so that no chain comes of it. */
function moveRedirects(text: string, newPathnameOf: ReadonlyMap<string, string>): string {
  const edits = [...newPathnameOf].flatMap(([before, after]) => replaceValues(text, ['redirect'], before, after));
  return applyEdits(text, edits);
}

/** Registers name pages under the keys above, or by the place of their files. */
export function editRegister(text: string, area: string, oldId: string, newId: string): string {
  const place = new RegExp(`(?<before>(?:^|[\\s"'\\[,/])${area}/)${oldId}(?=[/"'\\s:,\\]]|$)`, 'gm');
  return applyEdits(text, replaceValues(text, PAGE_KEYS, oldId, newId)).replace(place, `$<before>${newId}`);
}

function linksTo(pageId: string): RegExp {
  return new RegExp(`(?<scheme>${LINK_SCHEMES.page})${pageId}(?![a-z0-9-])`, 'g');
}

/** Applies edits to the text between the two lines of "---". */
function editFrontmatter(text: string, edit: (yaml: string) => readonly Edit[]): string {
  const match = /^---\n(?<yaml>[\s\S]*?\n)---(?:\n|$)/.exec(text);
  const yaml = match?.groups?.yaml;
  if (yaml === undefined) return text;
  return `---\n${applyEdits(yaml, edit(yaml))}${text.slice(4 + yaml.length)}`;
}
