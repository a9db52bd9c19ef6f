/** Compares what a translation renders with what its source says now. Pure; the source's earlier words come from ./history.ts. */
import type { Outline, Page } from '../../src/model/page.ts';
import type { RenderedPart } from '../content/schema/review.ts';
import { type KnownPart, matchParts } from './matchParts.ts';
import { deriveParts, normalizeWords, type Part, type Piece } from './parts.ts';
import { diffSentences, type SentenceChange, type Span } from './wordDiff.ts';

/** Parts of earlier versions of a source, by hash. */
export type EarlierParts = ReadonlyMap<string, Pick<Part, 'lines' | 'title'>>;

/** A part of the source that a translation does not render as it is now. */
export interface StalePart {
  /** `added`: the source has a part that was not there; `removed`: one is gone. */
  readonly change: 'changed' | 'added' | 'removed';
  /** Of the part in the source now; of the recorded one where it is gone. */
  readonly key: string;
  /** The source's part now. */
  readonly source?: Part | undefined;
  /** The translation's part in the same place. */
  readonly own?: Part | undefined;
  /** Name in the source: the heading, title or question, now or as it was. */
  readonly title: string;
  /** What the record says of it; undefined for new parts. */
  readonly recorded?: RenderedPart | undefined;
  /** Sentences that differ; undefined when no history tells what the part said. */
  readonly sentences?: readonly SentenceChange[] | undefined;
  /** True when the translation's part has been changed since it was recorded: the translator may have been at it already. */
  readonly isEdited: boolean;
}

export interface TranslationState {
  /** `unrecorded`: nobody has said which source it renders. */
  readonly state: 'current' | 'outdated' | 'unrecorded';
  readonly stale: readonly StalePart[];
  /** Parts of the source whose translation, with the recorded words, stands in another place. */
  readonly moved: readonly Part[];
}

/** A recorded part with its earlier words. */
interface KnownRendered extends KnownPart {
  readonly rendered: RenderedPart;
  readonly earlier?: Pick<Part, 'lines' | 'title'> | undefined;
}

/**
 * A page's parts are asked for by several reports, and by the development server after each edit. Kept by the outline,
 * which is read together with the words of the frontmatter: pages are joined anew where the outline has stayed.
 */
const partsOfOutline = new WeakMap<Outline, readonly Part[]>();

export function partsOf(page: Page): readonly Part[] {
  const parts = partsOfOutline.get(page.outline) ?? deriveParts(page);
  partsOfOutline.set(page.outline, parts);
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

/** Only where both have as many parts of the kind: a missing part moves all that follow, and is reported as missing. */
function hasMoved({ hash, rendered }: KnownRendered, now: Part, source: readonly Part[], own: readonly Part[]): boolean {
  if (hash !== now.hash || rendered.own === undefined) return false;
  const places = own.filter((part) => part.kind === now.kind);
  const isElsewhere =
    places.some((part) => part.hash === rendered.own) && places.every((part) => part.key !== now.key || part.hash !== rendered.own);
  return isElsewhere && places.length === source.filter(({ kind }) => kind === now.kind).length;
}

/** Sentences that differ. Facts stand in as one sign each while the words are compared, so that a new value is no difference. */
function compareLines(
  localeCode: string,
  before: Part['lines'] | 'unknown' | undefined,
  now: Part['lines'] = [],
): SentenceChange[] | undefined {
  if (before === 'unknown') return undefined;
  const signs = new Signs();
  const changes = diffSentences(localeCode, signs.hide(before ?? [], 'before'), signs.hide(now, 'now'));
  return changes
    .filter((change) => normalizeWords(change.before ?? '') !== normalizeWords(change.after ?? ''))
    .map((change) => ({
      before: change.before === undefined ? undefined : signs.show(change.before, 'before'),
      after: change.after === undefined ? undefined : signs.show(change.after, 'now'),
      spans: change.spans.map(({ kind, text }): Span => ({ kind, text: signs.show(text, kind === 'removed' ? 'before' : 'now') })),
    }));
}

function textOf(lines: Part['lines']): string {
  return lines.map((line) => line.map(({ text }) => text).join('')).join('\n');
}

/** First sign of Unicode's private use area: no text has one, and no language takes it for a letter. */
const FIRST_SIGN = 0xe000;

/** Puts a sign in a fact's place and its words back in the sign's; a fact has one sign in both texts, and one of its inflections. */
class Signs {
  readonly #ids: string[] = [];
  readonly #words = { before: new Map<string, string>(), now: new Map<string, string>() };

  hide(lines: Part['lines'], side: 'before' | 'now'): string {
    return lines.map((line) => line.map((piece) => this.#hidePiece(piece, side)).join('')).join('\n\n');
  }

  show(text: string, side: 'before' | 'now'): string {
    return text.replace(/[\ue000-\uf8ff]/g, (sign) => {
      const id = this.#ids[sign.charCodeAt(0) - FIRST_SIGN] ?? '';
      return this.#words[side].get(id) ?? this.#words.before.get(id) ?? this.#words.now.get(id) ?? sign;
    });
  }

  #hidePiece({ text, factId }: Piece, side: 'before' | 'now'): string {
    if (factId === undefined) return text;
    if (!this.#ids.includes(factId)) this.#ids.push(factId);
    this.#words[side].set(factId, text);
    return String.fromCharCode(FIRST_SIGN + this.#ids.indexOf(factId));
  }
}
