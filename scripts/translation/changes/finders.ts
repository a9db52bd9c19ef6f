/** Compares where the answers of each finder lead: for whom another outcome is shown than before. */
import type { PageId } from '#generated/types.ts';
import type { Page } from '../../../src/model/page.ts';
import type { Content } from '../../content/load.ts';
import { findersOf, readFinder } from '../readFinder.ts';
import type { PagePair } from '../samePage.ts';

/** One way through a finder that ends elsewhere now. Texts are in the source language; all languages lead the same way. */
export interface WayChange {
  readonly pageId: PageId;
  /** What the visitor answers, from the first question on. */
  readonly answers: readonly string[];
  /** Title of the outcome, or the finder to which the last answer led; undefined for a new way. */
  readonly before?: string | undefined;
  /** Undefined for a way that is gone. */
  readonly after?: string | undefined;
}

interface Way {
  readonly answers: readonly string[];
  /** Where each answer leads; the last one is the outcome. */
  readonly targets: readonly string[];
  readonly outcome: string;
}

/** New and removed finders are reported with the pages. A changed wording of a question, an answer or an outcome is not a changed way. */
export function compareFinders(before: Content, after: Content, pairs: readonly PagePair[]): WayChange[] {
  return pairs.flatMap((pair) => {
    const [old, own] = [pair.before?.byLocale.get(before.site.defaultLocale), pair.after?.byLocale.get(after.site.defaultLocale)];
    if (own?.frontmatter.kind !== 'finder' || old?.frontmatter.kind !== 'finder') return [];
    return compareWays(own.pageId, waysOf(old, before), waysOf(own, after));
  });
}

function compareWays(pageId: PageId, before: readonly Way[], after: readonly Way[]): WayChange[] {
  const wordsOf = ({ answers }: Way) => answers.join('\n');
  const old = new Map(before.map((way) => [wordsOf(way), way]));
  const changes: WayChange[] = [];
  const others: Way[] = [];
  for (const way of after) {
    const former = old.get(wordsOf(way));
    if (former && former.targets.at(-1) !== way.targets.at(-1))
      changes.push({ pageId, answers: way.answers, before: former.outcome, after: way.outcome });
    if (!former) others.push(way);
    old.delete(wordsOf(way));
  }
  for (const { answers, targets, outcome } of others) {
    // The same targets with other words: only the wording of an answer has changed.
    const reworded = [...old].find(([, way]) => way.targets.join() === targets.join());
    if (reworded) old.delete(reworded[0]);
    else changes.push({ pageId, answers, after: outcome });
  }
  return [...changes, ...[...old.values()].map(({ answers, outcome }) => ({ pageId, answers, before: outcome }))];
}

function waysOf(page: Page, content: Content): Way[] {
  const parts = readFinder(page, new Set(findersOf(content).map(({ pageId }) => pageId)));
  const byTarget = new Map(parts.map((part) => [`#${part.id}`, part]));
  const ways: Way[] = [];
  const follow = (id: string, answers: readonly string[], targets: readonly string[]): void => {
    const part = byTarget.get(id);
    // The rule finder-way reports a circle.
    if (!part?.isQuestion || targets.indexOf(id) < targets.length - 1) {
      ways.push({ answers, targets, outcome: part?.title ?? id });
      return;
    }
    for (const { text, target } of part.answers) follow(target, [...answers, text], [...targets, target]);
  };
  const [first] = parts;
  if (first) follow(`#${first.id}`, [], [`#${first.id}`]);
  return ways;
}
