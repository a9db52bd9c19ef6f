/** Lists all texts that readers see, with language and position: pages, their frontmatter, labels, countries and marked Turkish words. */
import type { LocaleCode } from '#generated/types.ts';
import { COUNTRY_TEXTS, type Country, splitWords } from '../../../src/model/country.ts';
import type { Position } from '../../../src/model/issue.ts';
import type { Page, TextBlock, TextSegment } from '../../../src/model/page.ts';
import type { Localized } from '../../../src/model/site.ts';
import type { Content } from '../load.ts';
import type { ParsedFile } from '../pages/frontmatter.ts';
import { listPassages, type Passage } from '../pages/passages.ts';
import { PLACEHOLDER } from '../registers/labels.ts';
import type { YamlSource } from '../yaml.ts';
import { clauseTexts } from './clauseTexts.ts';
import { deadlineTexts } from './deadlineTexts.ts';
import { type Piece, SourceText } from './sourceText.ts';
import { termTexts } from './termTexts.ts';

export interface ContentText {
  readonly localeCode: LocaleCode;
  readonly filePath: string;
  /**
   * `frontmatter`: texts that the outline does not contain, such as titles, teaser, slides and texts for search engines. `label`: a text of
   * the interface, of site.yaml or of a register. `term`: a marked Turkish word.
   */
  readonly kind: TextBlock['type'] | 'frontmatter' | 'label' | 'term';
  /** One line. Everything but the writer's words in this language is replaced by MASK characters, so that offsets stay correct. */
  readonly text: string;
  /** The same line without masking, as readers see it. */
  readonly whole: string;
  readonly position: Position;
  /** Text of the file. */
  readonly fileText: string;
  /** Position of a character of `text`. */
  positionAt(offset: number): Position;
  /** Offset in the file of a character of `text`; undefined for characters that are not in the file as text. */
  sourceAt(offset: number): number | undefined;
}

/** Masks statutes, code, placeholders and words of another language. It is neither a letter nor whitespace. */
export const MASK = '\ufffc';

const known = new WeakMap<Content, readonly ContentText[]>();

/** Texts of the content, or of the page that somebody is writing and of its passages. Cached per content because several rules read them. */
export function textsOf(content: Content): readonly ContentText[] {
  const gathered = known.get(content) ?? (content.focus ? focusTexts(content, content.focus) : listTexts(content));
  known.set(content, gathered);
  return gathered;
}

/** A passage may be what is written: it is then read in a page that shows it. */
function focusTexts(content: Content, page: Page): ContentText[] {
  const passages = page.outline.passages.flatMap(({ id }) => content.passages.get(id)?.get(page.localeCode) ?? []);
  return [...pageTexts(content, page).filter(hasWords), ...passages.flatMap((passage) => passageTexts(content, passage))];
}

/** Of a part of the content: the texts of its pages, with a language also the passages in it. The part "registers" has all others. */
function listTexts(content: Content): ContentText[] {
  const { scope, localeCode } = content.part ?? {};
  const passages = listPassages(content.passages).filter((passage) => localeCode === undefined || passage.localeCode === localeCode);
  const hasRegisters = scope === undefined || scope === 'registers';
  return [
    ...content.pages.flatMap((page) => pageTexts(content, page).filter(hasWords)),
    ...(hasRegisters || scope === 'language' ? passages.flatMap((passage) => passageTexts(content, passage)) : []),
    ...(hasRegisters ? [...labelTexts(content), ...siteTexts(content), ...registerTexts(content), ...countryTexts(content)] : []),
  ];
}

/** Texts of one page: all its blocks in their order. Words of a passage are masked, because textsOf lists passages once. */
export function pageTexts(content: Content, page: Page): ContentText[] {
  const parsed = content.fileOf.get(page);
  if (!parsed) return [];
  const source = new SourceText(page.filePath, parsed.file.text);
  const blocks = page.outline.blocks.flatMap((block) => blockTexts(content, page.localeCode, block, source));
  return [...frontmatterTexts(page, parsed, source), ...blocks];
}

/** False for a text that consists of passages, statutes and words of another language. */
function hasWords({ text }: ContentText): boolean {
  return text.replaceAll(MASK, '').trim() !== '';
}

/** Texts of one passage. One in a language that the site does not have is reported by another rule. */
function passageTexts(content: Content, { localeCode, filePath, text, outline }: Passage): ContentText[] {
  const locale = content.site.locales.find(({ code }) => code === localeCode);
  const source = new SourceText(filePath, text);
  return locale ? outline.blocks.flatMap((block) => blockTexts(content, locale.code, block, source)) : [];
}

/** Texts of the interface. */
function labelTexts(content: Content): ContentText[] {
  return [...content.labelFiles].flatMap(([localeCode, { yaml, text }]) => {
    const source = new SourceText(yaml.filePath, text);
    return Object.entries(content.labels[localeCode] ?? {})
      .filter(([, value]) => value !== '')
      .map(([key, value]) => makeText(localeCode, 'label', [valueAt(yaml, key.split('.'), value)], source));
  });
}

/** Texts of site.yaml: the site's description and the names of cities. */
function siteTexts({ site, siteYaml, siteText }: Content): ContentText[] {
  const source = new SourceText(siteYaml.filePath, siteText);
  const make = (localeCode: LocaleCode, text: string, path: readonly (string | number)[]) =>
    makeText(localeCode, 'label', [valueAt(siteYaml, [...path, localeCode], text)], source);
  return site.locales.flatMap(({ code }) => [
    make(code, site.description[code], ['description']),
    ...site.contact.addresses.map(({ city }, index) => make(code, city[code], ['contact', 'addresses', index, 'city'])),
  ]);
}

/** Texts of the registers in the languages of the site. */
function registerTexts(content: Content): ContentText[] {
  const codes = new Map<string, LocaleCode>(content.site.locales.map(({ code }) => [code, code]));
  const sources = new Map<string, SourceText>();
  return [...deadlineTexts(content), ...clauseTexts(content), ...termTexts(content)].flatMap(
    ({ localeCode, text, yaml, fileText, path }) => {
      const code = codes.get(localeCode);
      const source = sources.get(yaml.filePath) ?? new SourceText(yaml.filePath, fileText);
      sources.set(yaml.filePath, source);
      return code ? [makeText(code, 'label', [valueAt(yaml, path, text)], source)] : [];
    },
  );
}

/** Texts of countries.yaml. Words of a country are masked: they are in the country's language. */
function countryTexts({ countries, site }: Content): ContentText[] {
  if (!countries) return [];
  const { yaml, entries, fileText } = countries;
  const source = new SourceText(yaml.filePath, fileText);
  const { translation } = entries.everywhere;
  const make = (texts: Localized, words: Country['words'], path: readonly string[]) =>
    site.locales.map(({ code }) => {
      let offset = 0;
      const pieces = splitWords(texts[code], words).map(({ text, language }) => {
        const position = yaml.positionInText([...path, code], offset);
        offset += text.length;
        return { text, position, isMasked: language !== undefined };
      });
      return makeText(code, 'label', pieces, source);
    });
  const own = Object.entries(entries.countries).flatMap(([code, country]) =>
    COUNTRY_TEXTS.flatMap((key) => {
      const texts = country[key];
      return texts ? make(texts, country.words, ['countries', code, key]) : [];
    }),
  );
  return [...make(translation, {}, ['everywhere', 'translation']), ...own];
}

function frontmatterTexts(page: Page, { yaml, local }: ParsedFile, source: SourceText): ContentText[] {
  const entries: (readonly [readonly (string | number)[], string | undefined])[] = [
    [['seo', 'title'], local.seo.title],
    [['seo', 'description'], local.seo.description],
    [['title'], local.title],
    [['shortTitle'], local.shortTitle],
    [['teaser'], local.teaser],
    ...local.slides.flatMap((slide, index) => [
      [['slides', index, 'title'], slide.title] as const,
      [['slides', index, 'short'], slide.short] as const,
      [['slides', index, 'text'], slide.text] as const,
    ]),
  ];
  return entries.flatMap(([path, value]) =>
    value ? [makeText(page.localeCode, 'frontmatter', [valueAt(yaml, path, value)], source)] : [],
  );
}

/** A text of a YAML file, which is parsed if a finding needs the position. */
function valueAt(yaml: YamlSource, path: readonly (string | number)[], text: string): Piece {
  return {
    text,
    filePath: yaml.filePath,
    get position() {
      return yaml.positionInText(path, 0);
    },
  };
}

function blockTexts(content: Content, localeCode: LocaleCode, block: TextBlock, source: SourceText): ContentText[] {
  const isOwn = ({ position }: TextSegment) => position.filePath === source.filePath;
  const isForeign = (segment: TextSegment) => segment.mark === 'term' && localeCode !== content.site.defaultLocale;
  const isCode = ({ position }: TextSegment) => /[`{]/.test(source.text[source.offsetOf(position)] ?? '');
  const pieces = block.segments.map((segment) => ({
    ...segment,
    isMasked: !isOwn(segment) || isCode(segment) || isForeign(segment) || segment.mark === 'law',
  }));
  const terms = block.segments.filter((segment) => isOwn(segment) && isForeign(segment));
  return [
    makeText(localeCode, block.type, pieces, source),
    ...terms.map((segment) => makeText(content.site.defaultLocale, 'term', [segment], source)),
  ];
}

function makeText(localeCode: LocaleCode, kind: ContentText['kind'], pieces: readonly Piece[], source: SourceText): ContentText {
  const join = (textOf: (piece: Piece) => string) =>
    pieces
      .map(textOf)
      .join('')
      .replace(/[\n\t\r]/g, ' ');
  const mask = (text: string) => MASK.repeat(text.length);
  const text = join((piece) => (piece.isMasked ? mask(piece.text) : piece.text.replace(PLACEHOLDER, mask)));
  let offsets: (number | undefined)[] | undefined;
  const sourceAt = (offset: number): number | undefined => {
    offsets ??= pieces.flatMap((piece) => source.align(piece));
    return offsets[offset];
  };
  const first = pieces.find((piece) => (piece.filePath ?? piece.position.filePath) === source.filePath);
  const start = () => first?.position ?? { filePath: source.filePath, line: 1, column: 1 };
  return {
    localeCode,
    filePath: source.filePath,
    kind,
    text,
    whole: join((piece) => piece.text),
    get position() {
      return start();
    },
    fileText: source.text,
    positionAt(offset) {
      const at = sourceAt(offset);
      return at === undefined ? start() : source.positionOf(at);
    },
    sourceAt,
  };
}
