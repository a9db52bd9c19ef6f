/** Collects the wordings in which the pages quote each fact and writes them to the fact register, for a lawyer to accept. */

import { type Document, isMap, isPair, isScalar, type Pair, parseDocument, type YAMLMap } from 'yaml';
import { compareText } from '../../src/model/issue.ts';
import type { Content } from '../content/load.ts';
import { oneLine } from '../core/oneLine.ts';
import { phraseKey } from './factNumber/factPhrase.ts';
import { statesFact } from './factNumber/states.ts';

/** Wordings per fact id and locale code. */
export type Phrases = ReadonlyMap<string, Readonly<Record<string, readonly string[]>>>;

/**
 * The accepted wordings and those on the pages, without wordings whose figure differs from the register. Wordings that differ only in the
 * case of their first letter are merged.
 */
export function collectPhrases({ site, facts, pages }: Pick<Content, 'site' | 'facts' | 'pages'>): Phrases {
  return new Map(
    facts.map((fact) => {
      const lists = site.locales.flatMap(({ code }) => {
        const used = pages
          .filter((page) => page.localeCode === code)
          .flatMap((page) => page.outline.facts.filter((mark) => mark.id === fact.id).map((mark) => oneLine(mark.text)));
        const stated = [...(fact.phrases?.[code] ?? []), ...used].filter((words) => words && statesFact(code, words, fact));
        const phrases = mergeCase(code, stated);
        return phrases.length > 0 ? [[code, phrases] as const] : [];
      });
      return [fact.id, Object.fromEntries(lists)];
    }),
  );
}

/** Writes the wordings into the register's text; comments, order and all other content are unchanged. */
export function writePhrases(text: string, phrases: Phrases): string {
  const document = parseDocument(text);
  for (const [id, lists] of phrases) {
    const fact = document.get(id);
    if (isMap(fact)) setPhrases(document, fact, lists);
  }
  return document.toString({ lineWidth: 0, flowCollectionPadding: false });
}

/**
 * Merges wordings that differ in the case of the first letter. Lower case wins, because a capital letter usually comes from the beginning
 * of a sentence.
 */
function mergeCase(localeCode: string, wordings: readonly string[]): string[] {
  const byForm = new Map<string, string>();
  for (const words of wordings) {
    const form = phraseKey(localeCode, words);
    if (!byForm.has(form) || form === words) byForm.set(form, words);
  }
  return [...byForm.values()].sort(compareText);
}

/** A new list is inserted before `reviewed`, the last key of every entry. */
function setPhrases(document: Document, fact: YAMLMap, lists: Readonly<Record<string, readonly string[]>>): void {
  fact.delete('phrases');
  if (Object.keys(lists).length === 0) return;
  const map = document.createNode(lists) as YAMLMap;
  for (const entry of map.items) {
    const list = isPair(entry) ? (entry.value as { flow?: boolean; items: unknown[] }) : undefined;
    if (list) list.flow = String(list.items.join(', ')).length < 110;
  }
  const pair = document.createPair('phrases', map) as Pair;
  const at = fact.items.findIndex((item) => isScalar(item.key) && item.key.value === 'reviewed');
  fact.items.splice(at < 0 ? fact.items.length : at, 0, pair);
}
