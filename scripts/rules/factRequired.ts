/** Rule fact-required: pages must quote the facts of their source, those that the register requires for them, and companion facts. */
import type { FactReason } from '../../src/messages/en/facts.ts';
import { says } from '../../src/messages/findings.ts';
import type { Fact } from '../../src/model/fact.ts';
import type { Issue, Position } from '../../src/model/issue.ts';
import type { Page } from '../../src/model/page.ts';
import type { Content } from '../content/load.ts';
import { nearestName } from '../content/nearestName.ts';
import { positionOnPage } from '../content/pages/passages.ts';
import { type Counterparts, positionInOwn } from './parity/counterparts.ts';
import { counterpartsOf } from './parity/parity.ts';
import { meantFact } from './reference.ts';
import { error, hasRegisters, pagesToCheck, type Rule } from './rule.ts';

const ID = 'fact-required';

export const factRequired: Rule = {
  id: ID,
  check: (content) => [
    ...pagesToCheck(content)
      .filter((page) => page.localeCode === content.site.defaultLocale)
      .flatMap((page) => checkSource(content, page)),
    ...counterpartsOf(content).flatMap((counterparts) => checkTranslation(content, counterparts)),
    ...(hasRegisters(content) ? content.facts.flatMap((fact) => checkRegister(content, fact)) : []),
  ],
  scopes: ['page', 'registers'],
};

function checkSource(content: Content, page: Page): Issue[] {
  return lacksOf(content, page, quotedBy(content, page)).map(({ fact, reason, position, at }) =>
    missing(at ?? startOf(page), { id: fact.id, ...reason }, position),
  );
}

/**
 * A fact that the source lacks too is reported only for the source, where it is fixed first. What the register asks of the page may be in a
 * part that the translation lacks; a companion may not, because the fact that is there would mislead without it.
 */
function checkTranslation(content: Content, counterparts: Counterparts): Issue[] {
  const [known, own] = [quotedBy(content, counterparts.source), quotedBy(content, counterparts.own)];
  const whole = quotedBy(content, counterparts.wholeSource);
  const shared = new Set(lacksOf(content, counterparts.wholeSource, whole).map(({ fact }) => fact.id));
  const lacks = lacksOf(content, counterparts.own, own).filter(
    ({ fact, at }) => !known.has(fact.id) && !shared.has(fact.id) && (at !== undefined || !whole.has(fact.id)),
  );
  const untranslated = content.facts.flatMap(({ id }) => {
    const position = known.get(id);
    return position && !own.has(id)
      ? [missing(positionInOwn(counterparts, position), { id, reason: 'source', file: counterparts.sourceName }, position)]
      : [];
  });
  return [
    ...untranslated,
    ...lacks.map(({ fact, reason, position, at }) => missing(at ?? startOf(counterparts.own), { id: fact.id, ...reason }, position)),
  ];
}

function lacksOf(content: Content, page: Page, quoted: ReadonlyMap<string, Position>): Lack[] {
  // By companion id: the first quoted fact that is misleading without it.
  const leaders = new Map<string, Fact>();
  for (const fact of content.facts) {
    if (quoted.has(fact.id)) for (const id of fact.companions ?? []) if (!leaders.has(id)) leaders.set(id, fact);
  }
  return content.facts.flatMap((fact) => lackOf(content, fact, page.pageId, quoted, leaders) ?? []);
}

/** Returns why a page that quotes these facts must also quote this one; undefined if it need not. */
function lackOf(
  content: Content,
  fact: Fact,
  pageId: string,
  quoted: ReadonlyMap<string, Position>,
  leaders: ReadonlyMap<string, Fact>,
): Lack | undefined {
  if (quoted.has(fact.id)) return undefined;
  const { factsYaml } = content;
  const at = fact.pages.indexOf(pageId);
  if (at >= 0) return { fact, reason: { reason: 'register' }, position: factsYaml.positionOf([fact.id, 'pages', at]) };
  const leader = leaders.get(fact.id);
  if (!leader) return undefined;
  return {
    fact,
    reason: { reason: 'companion', leader: leader.id },
    position: factsYaml.positionOf([leader.id, 'companions']),
    at: quoted.get(leader.id),
  };
}

function missing(position: Position, values: Reason & { readonly id: string }, related: Position): Issue {
  return error(ID, position, says('fact-required', values), [related]);
}

function startOf(page: Page): Position {
  return { filePath: page.filePath, line: 1, column: 1 };
}

/** Reports unknown names in the register, which otherwise would require nothing. */
function checkRegister({ facts, pageIds, factsYaml }: Content, fact: Fact): Issue[] {
  const factIds = facts.map(({ id }) => id);
  const check = (key: 'pages' | 'companions', names: readonly string[], known: readonly string[]) =>
    names.flatMap((name, index) =>
      known.includes(name)
        ? []
        : [
            error(
              ID,
              factsYaml.positionOf([fact.id, key, index]),
              says('fact-required.names', { key, id: fact.id, name, near: nearestName(name, known) }),
            ),
          ],
    );
  return [...check('pages', fact.pages, [...pageIds]), ...check('companions', fact.companions ?? [], factIds)];
}

/** Facts that the page quotes, each with its first position. A misspelt fact counts as quoted: the rule fact-unknown reports it. */
function quotedBy({ facts }: Content, page: Page): Map<string, Position> {
  const positions = new Map<string, Position>();
  for (const { id: written, position } of page.outline.facts) {
    const id = meantFact(facts, written);
    if (!positions.has(id)) positions.set(id, positionOnPage(page, position));
  }
  return positions;
}

/** Why the page must quote the fact: the register asks for it, another fact misleads without it, or the source quotes it. */
interface Reason {
  readonly reason: FactReason;
  /** The fact that misleads without this one. */
  readonly leader?: string;
  /** The source's file. */
  readonly file?: string;
}

interface Lack {
  readonly fact: Fact;
  readonly reason: Reason;
  /** Position of the requirement in the register. */
  readonly position: Position;
  /** Position where the page quotes the fact that requires it. */
  readonly at?: Position | undefined;
}
