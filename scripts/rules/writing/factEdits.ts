/**
 * Plans the texts of all files when the value of a fact changes: marked words, the titles that repeat the figure, and what a person has to
 * write. Pure; setFact.ts shows and writes the plan.
 */
import type { Fact } from '../../../src/model/fact.ts';
import type { Page } from '../../../src/model/page.ts';
import type { Content } from '../../content/load.ts';
import { listPassages } from '../../content/pages/passages.ts';
import { isSameQuantity, type Quantity, type Reading } from '../../content/quantity/quantity.ts';
import { canRead, readQuantities } from '../../content/quantity/readQuantities.ts';
import { expectedQuantities } from '../../content/quantity/register.ts';
import { applyEdits, type Edit, editOf } from '../../content/texts/edit.ts';
import { type ContentText, pageTexts } from '../../content/texts/texts.ts';
import { oneLine } from '../../core/oneLine.ts';
import { renewFigure } from '../factNumber/renewWords.ts';
import { looksLegal } from '../factUnmarked.ts';

/** Returns the new words of a mark; undefined if a person has to write them. `next` is the character after the mark. */
export type Renew = (localeCode: string, words: string, next: string) => string | undefined;

/** A place whose words no rule can write. */
export interface OpenPlace {
  readonly localeCode: string;
  readonly filePath: string;
  readonly line: number;
  readonly words: string;
  /** `mark`: marked words; `title`: a title or heading; `question`: a question, where readers may speak of their own figure. */
  readonly kind: 'mark' | 'title' | 'question';
}

/** A title or heading with its new words. */
export interface RenewedTitle {
  readonly localeCode: string;
  readonly filePath: string;
  readonly line: number;
  readonly before: string;
  readonly after: string;
}

export interface FactEdits {
  /** New texts by the absolute path of the file. */
  readonly texts: ReadonlyMap<string, string>;
  /** Paths of the changed files in reports. */
  readonly filePaths: readonly string[];
  readonly titles: readonly RenewedTitle[];
  readonly open: readonly OpenPlace[];
}

export function planFactEdits(content: Content, from: Fact, to: Fact, renew: Renew): FactEdits {
  const texts = new Map<string, string>();
  const filePaths: string[] = [];
  const titles: RenewedTitle[] = [];
  const open: OpenPlace[] = [];
  const pageOf = new Map(content.pages.map((page) => [page.filePath, page]));
  for (const { filePath, absolutePath, localeCode, text } of [...content.files, ...listPassages(content.passages)]) {
    const file = { filePath, localeCode, text };
    const marks = editMarks(file, from.id, renew, open);
    const page = pageOf.get(filePath);
    const echoes = page?.outline.facts.some(({ id }) => id === from.id) ? editTitles(content, page, file, from, to) : undefined;
    titles.push(...(echoes?.titles ?? []));
    open.push(...(echoes?.open ?? []));
    const edited = applyEdits(text, [...marks, ...(echoes?.edits ?? [])]);
    if (edited === text) continue;
    texts.set(absolutePath, edited);
    filePaths.push(filePath);
  }
  return { texts, filePaths, titles, open };
}

interface TextFile {
  readonly filePath: string;
  readonly localeCode: string;
  readonly text: string;
}

/** Edits of the words between `<Fact id="…">` and `</Fact>`. Adds marks that a person has to write to `open`. */
function editMarks({ filePath, localeCode, text }: TextFile, id: string, renew: Renew, open: OpenPlace[]): Edit[] {
  const mark = new RegExp(`<Fact\\s+id=(?:\\\\?["'])${id}(?:\\\\?["'])\\s*>(?<words>[^<]*)(?=</Fact>)`, 'gd');
  return [...text.matchAll(mark)].flatMap((match): Edit[] => {
    const [start, end] = match.indices?.groups?.words ?? [0, 0];
    const words = text.slice(start, end);
    // Doubled apostrophes, escapes and markup are not words.
    const renewed = /''|[\\*_&]/.test(words) ? undefined : renew(localeCode, words, text.charAt(end + '</Fact>'.length));
    if (renewed !== undefined) return renewed === words ? [] : [{ start, end, text: renewed }];
    open.push({ localeCode, filePath, line: lineAt(text, start), words: oneLine(words), kind: 'mark' });
    return [];
  });
}

/** Edits of titles, descriptions for search engines and headings, which repeat the figure without a mark. */
function editTitles(content: Content, page: Page, { filePath, localeCode, text }: TextFile, from: Fact, to: Fact) {
  const [before, after] = [expectedQuantities(from), expectedQuantities(to)];
  const edits: Edit[] = [];
  const titles: RenewedTitle[] = [];
  const open: OpenPlace[] = [];
  if (!canRead(localeCode)) return { edits, titles, open };
  const isShared = (quantity: Quantity) => quotesOthers(content, page, from.id, quantity);
  const marks = [...text.matchAll(/<Fact\b[^>]*>[^<]*<\/Fact>/g)].map(({ 0: mark, index }) => [index, index + mark.length] as const);
  const isMarked = (offset: number | undefined) => marks.some(([start, end]) => offset !== undefined && start <= offset && offset < end);
  for (const title of pageTexts(content, page).filter(isTitle)) {
    const found = readQuantities(localeCode, title.text).filter(looksLegal);
    const own: Edit[] = [];
    for (const reading of found) {
      const index = before.findIndex((quantity) => isSameQuantity(reading.quantity, quantity));
      const [old, next] = [before[index], after[index]];
      if (!old || !next || isSameQuantity(old, next) || isMarked(title.sourceAt(reading.start))) continue;
      const figure = title.kind === 'question' || isShared(old) ? undefined : renewFigure(localeCode, title.text, reading, old, next);
      const edit = figure === undefined ? undefined : editOf(text, title, { ...span(reading), text: keepBlanks(figure) });
      if (edit) {
        edits.push(edit);
        own.push({ ...span(reading), text: keepBlanks(figure ?? '') });
      } else {
        const { line } = title.positionAt(reading.start);
        open.push({ localeCode, filePath, line, words: oneLine(title.text), kind: title.kind === 'question' ? 'question' : 'title' });
      }
    }
    if (own.length > 0)
      titles.push({ localeCode, filePath, line: title.position.line, before: title.text, after: applyEdits(title.text, own) });
  }
  return { edits, titles, open };
}

function isTitle({ kind }: ContentText): boolean {
  return ['frontmatter', 'heading', 'question', 'title'].includes(kind);
}

/** True if another fact that the page quotes has this figure too, so that only the writer knows which one is repeated. */
function quotesOthers({ facts }: Content, { outline }: Page, id: string, quantity: Quantity): boolean {
  const others = new Set(outline.facts.map((mark) => mark.id).filter((other) => other !== id));
  return facts.some((fact) => others.has(fact.id) && expectedQuantities(fact).some((other) => isSameQuantity(quantity, other)));
}

function span({ start, end }: Reading): { readonly start: number; readonly end: number } {
  return { start, end };
}

/** A figure stays on one line with its unit. */
function keepBlanks(figure: string): string {
  return figure.replace(/(?<=\d) (?=\p{L})/gu, '\u00a0');
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
