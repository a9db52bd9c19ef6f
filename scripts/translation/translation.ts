/** Compares the source text that a translation renders with the present source. Pure; ./history.ts provides the source's earlier words. */
import type { Page } from '../../src/model/page.ts';
import { normalizeWords, type Part, type Piece } from '../content/pages/parts.ts';
import type { RenderedPart } from '../content/schema/review.ts';
import { type KnownPart, matchParts } from './matchParts.ts';
import { lackingKeys, ownPartsByKey, partsOf } from './ownParts.ts';
import { diffSentences, type SentenceChange, type Span } from './wordDiff.ts';

/** Parts of earlier versions of a source, by hash. */
export type EarlierParts = ReadonlyMap<string, Pick<Part, 'lines' | 'title'>>;

/** A part of the source that a translation does not render in its present form. */
export interface StalePart {
  /** `added`: the source has a new part; `removed`: the source lost one; `missing`: the translation lacks it, or a piece of it. */
  readonly change: 'changed' | 'added' | 'removed' | 'missing';
  /** Key of the part in the present source; for a removed part its recorded key. */
  readonly key: string;
  /** The source's present part. */
  readonly source?: Part | undefined;
  /** The translation's part in the same place. */
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
  /** Its key in the record; the key that is compared may be another one. */
  readonly recordKey: string;
  readonly rendered: RenderedPart;
  readonly earlier?: Pick<Part, 'lines' | 'title'> | undefined;
}

export function compareTranslation(
  source: Page,
  own: Page,
  recorded: Readonly<Record<string, RenderedPart>> | undefined,
  earlier: EarlierParts = new Map(),
): TranslationState {
  const missing = missingParts(source, own);
  if (!recorded) return { state: missing.length > 0 ? 'outdated' : 'unrecorded', stale: missing, moved: [] };
  const lacking = lackingKeys(source, own);
  const present = partsOf(source).filter(({ key }) => !lacking.has(key));
  const ownParts = ownPartsByKey(source, own);
  // What the record says about a missing part is no part that the source lost.
  const lost = new Set(partsOf(source).flatMap(({ key, hash }) => (lacking.has(key) ? [hash] : [])));
  const entries = Object.entries(recorded).flatMap(([key, rendered]) => (lost.has(rendered.source) ? [] : [{ key, rendered }]));
  // A missing part must not shift those behind it.
  const rankOf = lacking.size > 0 ? rankKeys(entries, present) : ({ key }: { readonly key: string }) => key;
  const parts = present.map((part) => ({ key: rankOf(part), hash: part.hash, text: textOf(part.lines), part }));
  const known = entries.map((entry): KnownRendered => {
    const { key, rendered } = entry;
    const before = earlier.get(rendered.source);
    return { key: rankOf(entry), recordKey: key, hash: rendered.source, text: before && textOf(before.lines), rendered, earlier: before };
  });
  const pairs = matchParts(source.localeCode, known, parts);
  const changed = pairs.flatMap(({ known: before, part: now }): StalePart[] => {
    if (before && now && before.hash === now.hash) return [];
    const key = now?.part.key ?? before?.recordKey ?? '';
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
  // A section that has changed as well is listed once.
  const stale = [...changed, ...missing.filter(({ key }) => !changed.some((part) => part.key === key && part.change !== 'removed'))];
  const moved = pairs.flatMap(({ known: before, part: now }) =>
    before && now && hasMoved(before, now.part, partsOf(source), partsOf(own)) ? [now.part] : [],
  );
  return { state: stale.length > 0 ? 'outdated' : 'current', stale, moved };
}

interface Keyed {
  readonly key: string;
}

/** Keys by rank among the parts of a kind, only for kinds with the same number of parts in the record and in the translation. */
function rankKeys(known: readonly Keyed[], parts: readonly Keyed[]): (part: Keyed) => string {
  const ranks = new Map<Keyed, string>();
  const kindOf = ({ key }: Keyed) => key.split('.')[0] ?? key;
  for (const kind of new Set(parts.filter(({ key }) => key.includes('.')).map(kindOf))) {
    const lists = [known, parts].map((list) => list.filter((part) => kindOf(part) === kind));
    if (lists[0]?.length !== lists[1]?.length) continue;
    for (const list of lists) for (const [index, part] of list.entries()) ranks.set(part, `${kind}.${index + 1}`);
  }
  return (part) => ranks.get(part) ?? part.key;
}

/** The parts that the translation lacks completely or in part. */
function missingParts(source: Page, own: Page): StalePart[] {
  if (own.missing.length === 0) return [];
  const ownParts = ownPartsByKey(source, own);
  const keys = new Set(own.missing.flatMap(({ key, place }) => (place ? [key] : [])));
  return partsOf(source)
    .filter(({ key }) => keys.has(key))
    .map((part) => {
      const ownPart = ownParts.get(part.key);
      const sentences = ownPart ? undefined : compareLines(source.localeCode, undefined, part.lines);
      return { change: 'missing', key: part.key, source: part, own: ownPart, title: part.title, sentences, isEdited: false };
    });
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
