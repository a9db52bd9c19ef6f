/** Compares the source text that a translation renders with the present source. Pure; ./history.ts provides the source's earlier words. */
import type { Outline, Page } from '../../src/model/page.ts';
import type { RenderedPart } from '../content/schema/review.ts';
import { type KnownPart, matchParts } from './matchParts.ts';
import { deriveParts, normalizeWords, type Part, type Piece } from './parts.ts';
import { diffSentences, type SentenceChange, type Span } from './wordDiff.ts';

/** Parts of earlier versions of a source, by hash. */
export type EarlierParts = ReadonlyMap<string, Pick<Part, 'lines' | 'title'>>;

/** A part of the source that a translation does not render in its present form. */
export interface StalePart {
  /** `added`: the source has a new part; `removed`: the source lost one. */
  readonly change: 'changed' | 'added' | 'removed';
  /** Key of the part in the present source; for a removed part its recorded key. */
  readonly key: string;
  /** The source's present part. */
  readonly source?: Part | undefined;
  /** The translation's part at the same position. */
  readonly own?: Part | undefined;
  /** Name in the source, present or former: the heading, title or question. */
  readonly title: string;
  /** Its entry in the record; undefined for new parts. */
  readonly recorded?: RenderedPart | undefined;
  /** Sentences that differ; undefined when history does not have the part's earlier text. */
  readonly sentences?: readonly SentenceChange[] | undefined;
  /** True when the translation's part has changed since it was recorded: the translator may have updated it already. */
  readonly isEdited: boolean;
}

export interface TranslationState {
  /** `unrecorded`: no record says which source it renders. */
  readonly state: 'current' | 'outdated' | 'unrecorded';
  readonly stale: readonly StalePart[];
  /** Parts of the source whose translation, with the recorded words, is at another position. */
  readonly moved: readonly Part[];
}

/** A recorded part with its earlier words. */
interface KnownRendered extends KnownPart {
  readonly rendered: RenderedPart;
  readonly earlier?: Pick<Part, 'lines' | 'title'> | undefined;
}

/**
 * Several reports, and the development server after each edit, need a page's parts. Cached by the outline, which is read together with the
 * words of the frontmatter: a page is often rebuilt with the same outline.
 */
const partsOfOutline = new WeakMap<Outline, { readonly parts: readonly Part[]; readonly countryTexts: Page['countryTexts'] }>();

export function partsOf(page: Page): readonly Part[] {
  const { outline, countryTexts } = page;
  const known = partsOfOutline.get(outline);
  if (known && known.countryTexts === countryTexts) return known.parts;
  const parts = deriveParts(page);
  partsOfOutline.set(outline, { parts, countryTexts });
  return parts;
}

export function compareTranslation(
  source: Page,
  own: Page,
  recorded: Readonly<Record<string, RenderedPart>> | undefined,
  earlier: EarlierParts = new Map(),
): TranslationState {
  if (!recorded) return { state: 'unrecorded', stale: [], moved: [] };
  const parts = partsOf(source).map((part) => ({ key: part.key, hash: part.hash, text: textOf(part.lines), part }));
  const ownParts = new Map(partsOf(own).map((part) => [part.key, part]));
  const known = Object.entries(recorded).map(([key, rendered]): KnownRendered => {
    const before = earlier.get(rendered.source);
    return { key, hash: rendered.source, text: before && textOf(before.lines), rendered, earlier: before };
  });
  const pairs = matchParts(source.localeCode, known, parts);
  const stale = pairs.flatMap(({ known: before, part: now }): StalePart[] => {
    if (before && now && before.hash === now.hash) return [];
    const key = now?.key ?? before?.key ?? '';
    const ownPart = ownParts.get(key);
    return [
      {
        change: !before ? 'added' : now ? 'changed' : 'removed',
        key,
        source: now?.part,
        own: ownPart,
        title: now?.part.title || before?.earlier?.title || '',
        recorded: before?.rendered,
        sentences: compareLines(source.localeCode, before && (before.earlier?.lines ?? 'unknown'), now?.part.lines),
        isEdited: before !== undefined && ownPart !== undefined && before.rendered.own !== ownPart.hash,
      },
    ];
  });
  const moved = pairs.flatMap(({ known: before, part: now }) =>
    before && now && hasMoved(before, now.part, partsOf(source), partsOf(own)) ? [now.part] : [],
  );
  return { state: stale.length > 0 ? 'outdated' : 'current', stale, moved };
}

/** Compared only if both have the same number of parts of the kind: a missing part shifts all later ones, and is reported as missing. */
function hasMoved({ hash, rendered }: KnownRendered, now: Part, source: readonly Part[], own: readonly Part[]): boolean {
  if (hash !== now.hash || rendered.own === undefined) return false;
  const positions = own.filter((part) => part.kind === now.kind);
  const isElsewhere =
    positions.some((part) => part.hash === rendered.own) && positions.every((part) => part.key !== now.key || part.hash !== rendered.own);
  return isElsewhere && positions.length === source.filter(({ kind }) => kind === now.kind).length;
}

/** Sentences that differ. Each fact is replaced by one placeholder during the comparison, so that a new value is no difference. */
function compareLines(
  localeCode: string,
  before: Part['lines'] | 'unknown' | undefined,
  now: Part['lines'] = [],
): SentenceChange[] | undefined {
  if (before === 'unknown') return undefined;
  const placeholders = new Placeholders();
  const changes = diffSentences(localeCode, placeholders.hide(before ?? [], 'before'), placeholders.hide(now, 'now'));
  return changes
    .filter((change) => normalizeWords(change.before ?? '') !== normalizeWords(change.after ?? ''))
    .map((change) => ({
      before: change.before === undefined ? undefined : placeholders.show(change.before, 'before'),
      after: change.after === undefined ? undefined : placeholders.show(change.after, 'now'),
      spans: change.spans.map(({ kind, text }): Span => ({ kind, text: placeholders.show(text, kind === 'removed' ? 'before' : 'now') })),
    }));
}

function textOf(lines: Part['lines']): string {
  return lines.map((line) => line.map(({ text }) => text).join('')).join('\n');
}

/** First character of Unicode's private use area: no text contains it, and no language treats it as a letter. */
const FIRST_PLACEHOLDER = 0xe000;

/**
 * Replaces facts by placeholders and back. A fact has one placeholder for both texts and all inflected forms; `show` inserts the form that
 * this side used last.
 */
class Placeholders {
  readonly #ids: string[] = [];
  readonly #words = { before: new Map<string, string>(), now: new Map<string, string>() };

  hide(lines: Part['lines'], side: 'before' | 'now'): string {
    return lines.map((line) => line.map((piece) => this.#hidePiece(piece, side)).join('')).join('\n\n');
  }

  show(text: string, side: 'before' | 'now'): string {
    return text.replace(/[\ue000-\uf8ff]/g, (placeholder) => {
      const id = this.#ids[placeholder.charCodeAt(0) - FIRST_PLACEHOLDER] ?? '';
      return this.#words[side].get(id) ?? this.#words.before.get(id) ?? this.#words.now.get(id) ?? placeholder;
    });
  }

  #hidePiece({ text, factId }: Piece, side: 'before' | 'now'): string {
    if (factId === undefined) return text;
    if (!this.#ids.includes(factId)) this.#ids.push(factId);
    this.#words[side].set(factId, text);
    return String.fromCharCode(FIRST_PLACEHOLDER + this.#ids.indexOf(factId));
  }
}
