/** Checks whether a lawyer's sign-off is still valid for the page's words, the facts that they quote, and the statutes. Pure. */
import { createHash } from 'node:crypto';
import { LINK_SCHEMES } from '../../src/model/component.ts';
import type { Fact } from '../../src/model/fact.ts';
import type { Page } from '../../src/model/page.ts';
import { normalizeWords } from '../content/pages/parts.ts';
import type { Amendment, SignOff } from '../content/schema/review.ts';
import { partsOf } from './ownParts.ts';

/** Why a sign-off is no longer valid. */
export type VoidReason =
  | { readonly kind: 'text' }
  | { readonly kind: 'fact'; readonly factId: string }
  | { readonly kind: 'statute'; readonly statute: string; readonly changed: string };

export type SignOffState =
  | { readonly state: 'none' }
  | { readonly state: 'valid'; readonly by: string; readonly on: string }
  | { readonly state: 'void'; readonly by: string; readonly on: string; readonly reasons: readonly VoidReason[] };

export interface SignOffContext {
  readonly facts: readonly Fact[];
  readonly amendments: readonly Amendment[];
}

/** The text and facts to which a sign-off is bound. */
export function deriveSeen(page: Page, facts: readonly Fact[]): Pick<SignOff, 'text' | 'facts'> {
  const quoted = new Set(page.outline.facts.map(({ id }) => id));
  const words = partsOf(page).flatMap(({ key, lines }) => [
    key,
    ...lines.map((line) => line.map(({ text, factId }) => (factId === undefined ? text : `{${factId}}${text}`)).join('')),
  ]);
  // Links to pages are excluded: their ids are invisible to readers and change on renaming.
  const links = page.outline.links.map(({ target }) => target).filter((target) => !target.startsWith(LINK_SCHEMES.page));
  return {
    text: hash([...words, ...links], 16),
    facts: Object.fromEntries(facts.filter(({ id }) => quoted.has(id)).map((fact) => [fact.id, hash(substanceOf(fact), 8)])),
  };
}

export function judgeSignOff(page: Page, signOff: SignOff | undefined, { facts, amendments }: SignOffContext): SignOffState {
  if (!signOff) return { state: 'none' };
  const { by, on } = signOff;
  const seen = deriveSeen(page, facts);
  const changedFacts = Object.keys(seen.facts).filter((id) => id in signOff.facts && signOff.facts[id] !== seen.facts[id]);
  const reasons: VoidReason[] = [
    ...(seen.text === signOff.text ? [] : [{ kind: 'text' as const }]),
    ...changedFacts.map((factId) => ({ kind: 'fact' as const, factId })),
    ...amendedSince(page, facts, on, amendments).map(({ statute, changed }) => ({ kind: 'statute' as const, statute, changed })),
  ];
  return reasons.length === 0 ? { state: 'valid', by, on } : { state: 'void', by, on, reasons };
}

/** Statutes that a page quotes directly, or through a fact's legal basis. */
export function statutesOf(page: Page, facts: readonly Fact[]): string[] {
  const quoted = new Set(page.outline.facts.map(({ id }) => id));
  const bases = facts.filter(({ id }) => quoted.has(id)).flatMap(({ basis }) => basis);
  return [...new Set([...page.outline.laws.map(({ ref }) => ref), ...bases])];
}

function amendedSince(page: Page, facts: readonly Fact[], on: string, amendments: readonly Amendment[]): Amendment[] {
  const later = amendments.filter(({ changed }) => on < changed);
  if (later.length === 0) return [];
  const statutes = statutesOf(page, facts);
  return later.filter((amendment) => statutes.some((statute) => covers(amendment.statute, statute)));
}

/** `TMK` covers its articles, `TMK 166` its paragraphs; `TMK 16` does not cover `TMK 166`. */
export function covers(whole: string, statute: string): boolean {
  return statute === whole || statute.startsWith(`${whole} `) || statute.startsWith(`${whole}/`);
}

/** The fields of a fact that readers see; without notes for editors. */
function substanceOf({ value, min, max, condition, basis, deadline }: Fact): string[] {
  const start = deadline ? [deadline.direction, deadline.starts.id, ...deadline.exceptions.map(({ starts }) => starts.id)] : [];
  return [value, min, max, condition, ...basis, ...start].map((text) => text ?? '');
}

function hash(texts: readonly string[], length: number): string {
  return createHash('sha256').update(texts.map(normalizeWords).join('\n')).digest('hex').slice(0, length);
}
