/**
 * Updates a page's review record: what a translator updated, what a reviewer confirmed, what a lawyer signed off. Pure; ./writeRecord.ts
 * writes it.
 */
import type { Fact } from '../../src/model/fact.ts';
import type { Page } from '../../src/model/page.ts';
import type { RenderedPart, ReviewRecord } from '../content/schema/review.ts';
import { ownPartsByKey, partsOf } from './ownParts.ts';
import { deriveSeen } from './signOff.ts';
import { compareTranslation, type EarlierParts, type StalePart } from './translation.ts';

export const EMPTY_RECORD: ReviewRecord = { translations: {}, signOffs: {} };

export interface RecordChange {
  readonly record: ReviewRecord;
  /** Parts that are now recorded as up to date and were not before. */
  readonly done: readonly StalePart[];
  /** Parts that stay outdated, because their translation was not changed or does not exist. */
  readonly left: readonly StalePart[];
  /** True when the translation had no record at all. */
  readonly isFirst: boolean;
}

export interface Confirmation {
  readonly by: string;
  /** Day, YYYY-MM-DD. */
  readonly on: string;
}

/** A lawyer's confirmation that a page has been read. */
export interface Signature extends Confirmation {
  /** A commit that contains the text, 12 hexadecimal digits; undefined if there is none. */
  readonly commit?: string | undefined;
  /** Who recorded it for the lawyer; undefined when the lawyer did. */
  readonly recordedBy?: string | undefined;
}

/** Keys of the chosen parts; undefined means all. */
export type PartChoice = readonly string[] | undefined;

/**
 * Records that the translator updated the translation. Trusts the translator for new parts and for parts whose translation has changed
 * since the last record; an unchanged part stays outdated until a reviewer confirms it.
 */
export function recordTranslation(record: ReviewRecord, source: Page, own: Page, earlier: EarlierParts, choice?: PartChoice): RecordChange {
  return update(record, source, own, earlier, (part) => isChosen(part, choice) && isTranslated(part));
}

/** Records a reviewer's decision, with name and day, that the source's change requires no change of the translation. */
export function confirmTranslation(
  record: ReviewRecord,
  source: Page,
  own: Page,
  earlier: EarlierParts,
  confirmation: Confirmation,
  choice?: PartChoice,
): RecordChange {
  return update(record, source, own, earlier, (part) => isChosen(part, choice) && part.change !== 'missing', confirmation);
}

/**
 * Records that a lawyer has read the page in its language and is responsible for it; bound to every word, fact and statute that it shows.
 */
export function signOffPage(record: ReviewRecord, page: Page, facts: readonly Fact[], signature: Signature): ReviewRecord {
  const { by, on, commit, recordedBy } = signature;
  const signOff = { by, on, ...(commit && { commit }), ...(recordedBy && { recordedBy }), ...deriveSeen(page, facts) };
  return { ...record, signOffs: { ...record.signOffs, [page.localeCode]: signOff } };
}

/** Removes the entries of languages that the page no longer has. */
export function pruneRecord(record: ReviewRecord, localeCodes: readonly string[]): ReviewRecord {
  const keep = <T>(entries: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(entries).filter(([code]) => localeCodes.includes(code)));
  const { translations, signOffs, comments } = record;
  return { translations: keep(translations), signOffs: keep(signOffs), ...(comments && { comments: keep(comments) }) };
}

function update(
  record: ReviewRecord,
  source: Page,
  own: Page,
  earlier: EarlierParts,
  isDone: (part: StalePart) => boolean,
  confirmation?: Confirmation,
): RecordChange {
  const recorded = record.translations[own.localeCode];
  const { stale, moved } = compareTranslation(source, own, recorded, earlier);
  const left = stale.filter((part) => !isDone(part));
  const leftKeys = new Map(left.map((part) => [part.key, part]));
  const staleKeys = new Set(stale.map(({ key }) => key));
  const known = new Map(Object.values(recorded ?? {}).map((part) => [part.source, part]));
  const ownParts = ownPartsByKey(source, own);
  const parts = partsOf(source).flatMap((part): [string, RenderedPart][] => {
    const open = leftKeys.get(part.key);
    // Of a part that lacks a row or a subsection, the rest may be up to date.
    if (open && !(open.change === 'missing' && open.own)) return open.recorded ? [[part.key, open.recorded]] : [];
    const before = known.get(part.hash);
    if (before && moved.includes(part)) return [[part.key, before]];
    const isConfirmedNow = confirmation && recorded && staleKeys.has(part.key);
    const confirmed = isConfirmedNow ? { confirmed: confirmation.on, by: confirmation.by } : pickConfirmation(before);
    return [[part.key, { source: part.hash, own: ownParts.get(part.key)?.hash, ...confirmed }]];
  });
  // A part that only the translation still has stays in the record under its key, unless another part uses that key.
  const gone = left.flatMap((part): [string, RenderedPart][] =>
    part.change === 'removed' && part.recorded && !parts.some(([key]) => key === part.key) ? [[part.key, part.recorded]] : [],
  );
  return {
    record: { ...record, translations: { ...record.translations, [own.localeCode]: Object.fromEntries([...parts, ...gone]) } },
    done: stale.filter(isDone),
    left,
    isFirst: recorded === undefined,
  };
}

function pickConfirmation(part: RenderedPart | undefined): Pick<RenderedPart, 'confirmed' | 'by'> {
  return part?.confirmed === undefined ? {} : { confirmed: part.confirmed, by: part.by };
}

/** True for a part that the translation renders as far as anybody can know: its words there have changed since the record. */
export function isTranslated({ change, own, isEdited }: StalePart): boolean {
  if (change === 'added') return own !== undefined;
  return change === 'removed' || isEdited;
}

function isChosen({ key }: StalePart, choice: PartChoice): boolean {
  return choice === undefined || choice.includes(key);
}
