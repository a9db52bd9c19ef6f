/** Writes a new value, basis, review day and wordings of a fact into the text of content/facts.yaml. Pure. Neighbour: setFact.ts. */

import { isMap, isNode, isScalar, isSeq, parse, parseDocument, type YAMLMap } from 'yaml';
import type { Answer } from '../../../src/messages/answers.ts';
import { REASON_WORDS } from '../../../src/messages/reasons.ts';
import { write } from '../../../src/messages/values.ts';
import type { Fact } from '../../../src/model/fact.ts';
import { readReason } from '../../content/schema/because.ts';
import { factsSchema } from '../../content/schema/facts.ts';
import { applyEdits, type Edit } from '../../content/texts/edit.ts';
import { oneLine } from '../../core/oneLine.ts';
import type { OpenPlace, Renew } from './factEdits.ts';

export interface NewValue {
  /** In the form of the register (P120D); two of them with a slash for a range (P8M/P1Y). */
  readonly value: string;
  /** Statutes and articles, decisions, or `practice`. */
  readonly basis: readonly string[];
  /** Day of the legal review, YYYY-MM-DD. */
  readonly reviewed: string;
}

/** The fact with its new figures, or why it cannot have them. */
export function withValue(fact: Fact, { value, basis, reviewed }: NewValue): Fact | { readonly problem: Answer } {
  const ends = value.split('/');
  const isRange = fact.min !== undefined && fact.max !== undefined;
  const { id } = fact;
  if (fact.condition !== undefined) return { problem: (words) => words.isRule({ id }) };
  if (isRange && ends.length !== 2) return { problem: (words) => words.isRange({ id, ends: `${fact.min}/${fact.max}` }) };
  const [min, max] = ends;
  if (isRange) return { ...fact, min, max, basis, reviewed };
  const key = fact.value !== undefined ? 'value' : fact.min !== undefined ? 'min' : 'max';
  return { ...fact, [key]: value, basis, reviewed };
}

/** The register's new text, or why the register cannot contain the fact. Wordings that no rule can write are added to `open`. */
export function editRegisterFact(
  text: string,
  { id, value, min, max, basis, reviewed }: Fact,
  renew: Renew,
  open: OpenPlace[],
): string | { readonly problem: Answer } {
  const entry = parseDocument(text).get(id);
  if (!isMap(entry)) return { problem: (words) => words.noEntry({ id }) };
  const figures = Object.entries({ value, min, max, reviewed }).flatMap(([key, figure]) =>
    figure === undefined ? [] : replaceNode(text, entry.get(key, true), () => figure),
  );
  const sources = basis.map((source) => (source === 'practice' ? source : JSON.stringify(source))).join(', ');
  const edited = applyEdits(text, [
    ...figures,
    ...replaceNode(text, entry.get('basis', true), () => `[${sources}]`),
    ...renewPhrases(text, entry, renew, open),
  ]);
  const parsed = factsSchema.safeParse({ [id]: (parse(edited) as Readonly<Record<string, unknown>>)[id] });
  const issue = parsed.error?.issues[0];
  if (!issue) return edited;
  const key = issue.path.slice(1).join('.');
  const reason = readReason(issue.message);
  return { problem: (words, language) => words.notHeld({ key, reason: write(REASON_WORDS[language], reason) }) };
}

/** Replaces the text of a node, so that everything else in the file stays as it is written. */
function replaceNode(text: string, node: unknown, write: (before: string) => string): Edit[] {
  const [start, to] = isNode(node) ? (node.range ?? []) : [];
  if (start === undefined || to === undefined) return [];
  const before = text.slice(start, to).trimEnd();
  return [{ start, end: start + before.length, text: write(before) }];
}

function renewPhrases(text: string, entry: YAMLMap, renew: Renew, open: OpenPlace[]): Edit[] {
  const phrases = entry.get('phrases');
  const lists = isMap(phrases) ? phrases.items : [];
  return lists.flatMap(({ key, value: list }) => {
    const localeCode = String(isScalar(key) ? key.value : key);
    return (isSeq(list) ? list.items : []).flatMap((item): Edit[] => {
      if (!isScalar(item) || typeof item.value !== 'string') return [];
      const renewed = renew(localeCode, item.value, '');
      // The register's wordings have ordinary spaces.
      if (renewed !== undefined) return replaceNode(text, item, (before) => writeScalar(oneLine(renewed), before));
      const line = text.slice(0, item.range?.[0] ?? 0).split('\n').length;
      open.push({ localeCode, filePath: 'content/facts.yaml', line, words: item.value, kind: 'mark' });
      return [];
    });
  });
}

/** In quotes where the old text has them, and where YAML needs them. */
function writeScalar(value: string, before: string): string {
  return /^["']/.test(before) || !/^[\p{L}\d][\p{L}\p{M}\d .’/-]*$/u.test(value) ? JSON.stringify(value) : value;
}
