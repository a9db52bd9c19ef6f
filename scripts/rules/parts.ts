/**
 * Divides the content into parts that rules check alone, each with a hash of everything that a rule can read in it, so that the findings
 * of an unchanged part are kept (./keptFindings.ts). A part has the registers and only its own pages.
 */
import type { Page } from '../../src/model/page.ts';
import type { Content, ContentPart, PartScope } from '../content/load.ts';
import type { SourceFile } from '../content/read.ts';
import { SHARED_KEYS } from '../content/schema/frontmatter.ts';
import { hashText } from '../core/cache.ts';
import { groupBy } from '../core/groupBy.ts';

export interface Part {
  /** Equal for two parts only if no rule can tell them apart. */
  readonly key: string;
  readonly content: Content;
}

/** The parts of a scope: one of the registers, or one for each file, each page in all languages, or each language. */
export function partsOf(content: Content, scope: PartScope): Part[] {
  const divide = createDivider(content);
  const { files, site } = content;
  switch (scope) {
    case 'registers':
      return [divide({ scope }, [])];
    case 'file':
      return files.map((file) => divide({ scope }, [file]));
    case 'page':
      return [...groupBy(files, ({ area, pageId }) => `${area}/${pageId}`).values()].map((own) => divide({ scope }, own));
    case 'language':
      // Of the site's languages, because passages may have one without pages.
      return site.locales.map(({ code: localeCode }) =>
        divide(
          { scope, localeCode },
          files.filter((file) => file.localeCode === localeCode),
        ),
      );
  }
}

/** `own` are the files of the part's pages. */
type Divide = (part: ContentPart, own: readonly SourceFile[]) => Part;

function createDivider(content: Content): Divide {
  const shared = hashShared(content);
  const pageOf = new Map(content.pages.map((page) => [page.filePath, page]));
  return (part, own) => {
    const pages = own.flatMap((file) => pageOf.get(file.filePath) ?? []);
    const ids = [...new Set(own.map(({ pageId }) => pageId))];
    const records = new Map(ids.flatMap((id) => [...entryOf(content.records, id)]));
    const areas = [...new Set(own.map(({ area }) => area))];
    const factsOfArea = new Map(areas.flatMap((area) => [...entryOf(content.factsOfArea, area)]));
    const fileOf = new Map(pages.flatMap((page) => [...entryOf(content.fileOf, page)]));
    const divided = { ...content, part, files: own, pages, records, factsOfArea, fileOf, codePathOf: new Map() };
    const isDaily = part.scope === 'language';
    const key = hashText(
      JSON.stringify([
        part,
        shared,
        own.map(({ filePath, hash, isUnreadable }) => [filePath, hash, isUnreadable ?? false]),
        pages.map(hashPageData),
        [...records.values()].map(({ text }) => text),
        [...factsOfArea].map(([area, facts]) => [area, [...facts].sort()]),
        isDaily && [content.today, content.isComplete],
      ]),
    );
    return { key, content: isDaily ? divided : withoutDay(divided) };
  };
}

/** What every part has. Dictionaries are packages, whose versions are part of the cache's name, but they are left out of some checks. */
function hashShared({ hash, passages, pageIds, dictionaries }: Content): string {
  const texts = [...passages].map(([id, languages]) => [id, [...languages].map(([code, { text }]) => [code, text])]);
  return hashText(JSON.stringify([hash, texts, [...pageIds].sort(), [...dictionaries.keys()]]));
}

/** Only a language's findings may depend on the day and on whether all pages can be read: otherwise every part would be new every day. */
function withoutDay(content: Content): Content {
  const refuse = (name: string) => ({
    enumerable: false,
    get(): never {
      throw new Error(`A rule that checks parts of the scope "${content.part?.scope}" cannot use content.${name}.`);
    },
  });
  return Object.defineProperties(content, {
    today: refuse('today'),
    isComplete: refuse('isComplete'),
    uncachedCount: refuse('uncachedCount'),
  });
}

const hashed = new WeakMap<Page, string>();

/** Hash of what a page has from elsewhere: the frontmatter of all languages, ids and missing parts, texts of registers, its last change. */
function hashPageData(page: Page): string {
  const { outline: _, frontmatter, ...others } = page;
  const shared = SHARED_KEYS.map((key) => frontmatter[key]);
  const hash = hashed.get(page) ?? hashText(JSON.stringify([shared, frontmatter.draft, others]));
  hashed.set(page, hash);
  return hash;
}

function entryOf<K, V>(map: ReadonlyMap<K, V>, key: K): ReadonlyMap<K, V> {
  const value = map.get(key);
  return value === undefined ? new Map() : new Map([[key, value]]);
}
