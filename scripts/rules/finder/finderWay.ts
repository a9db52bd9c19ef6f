/**
 * Rule finder-way: every answer of a finder leads on, every part is reached, no way turns in a circle or asks more than five questions, and
 * each language leads the same way.
 */
import { type Said, says } from '../../../src/messages/findings.ts';
import type { Issue, Position } from '../../../src/model/issue.ts';
import type { Page } from '../../../src/model/page.ts';
import type { Content } from '../../content/load.ts';
import { type FinderPart, findersOf, readFinder } from '../../translation/readFinder.ts';
import { error, pagesToCheck, type Rule } from '../rule.ts';

const ID = 'finder-way';
/** Issue on the finder: more questions are too many on a phone. */
const MOST_QUESTIONS = 5;
/** What an outcome has at least: what to do, and by when. */
const OF_AN_OUTCOME = ['DoToday', 'TimeLimits'] as const;
const OF_A_FINDER = ['Choices', ...OF_AN_OUTCOME, 'Papers', 'Unless'];

export const finderWay: Rule = { id: ID, check };

function check(content: Content): Issue[] {
  const finders = findersOf(content);
  const ids: ReadonlySet<string> = new Set(finders.map(({ pageId }) => pageId));
  const { defaultLocale } = content.site;
  return pagesToCheck(content).flatMap((page) => {
    if (!ids.has(page.pageId)) return checkOther(page);
    const parts = readFinder(page, ids);
    const source = finders.find(({ pageId, localeCode }) => pageId === page.pageId && localeCode === defaultLocale);
    const isSource = page.localeCode === defaultLocale;
    return [
      ...parts.flatMap((part) => (part.isQuestion ? checkQuestion(part) : checkOutcome(part))),
      ...(isSource ? checkWays(parts) : []),
      ...(source && !isSource ? compareAnswers(parts, readFinder(source, ids), source) : []),
    ];
  });
}

function checkOther({ outline, frontmatter }: Page): Issue[] {
  return outline.components
    .filter(({ name }) => OF_A_FINDER.includes(name))
    .map(({ name, position }) => error(ID, position, says('finder-way.elsewhere', { name, kind: frontmatter.kind })));
}

function checkQuestion({ position, title, answers, items }: FinderPart): Issue[] {
  if (answers.length === items && items > 1) return [];
  const said =
    items < 2 ? says('finder-way.few', { title, items }) : says('finder-way.unlinked', { title, items, leading: answers.length });
  return [error(ID, position, said)];
}

function checkOutcome({ position, title, components, pages }: FinderPart): Issue[] {
  const missing = OF_AN_OUTCOME.filter((name) => !components.includes(name));
  const lacks = missing.map((name) => error(ID, position, says('finder-way.lacks', { title, name })));
  if (pages.length > 0) return lacks;
  return [...lacks, error(ID, position, says('finder-way.no-page', { title }))];
}

function checkWays(parts: readonly FinderPart[]): Issue[] {
  const [first] = parts;
  if (!first) return [];
  const byId = new Map(parts.map((part) => [part.id, part]));
  const reached = new Set<string>();
  const issues = new Map<string, Issue>();
  const follow = (part: FinderPart, before: readonly string[]): void => {
    reached.add(part.id);
    for (const { target, position, text } of part.answers) {
      const next = byId.get(target.slice(1));
      if (!next) continue;
      const asked = [...before, part.id];
      if (asked.includes(next.id)) report(issues, position, says('finder-way.circle', { text }));
      else if (next.isQuestion && asked.length >= MOST_QUESTIONS)
        report(issues, position, says('finder-way.long', { number: asked.length + 1, most: MOST_QUESTIONS }));
      else follow(next, asked);
    }
  };
  follow(first, []);
  const lost = parts.filter(({ id }) => !reached.has(id) && issues.size === 0);
  return [...issues.values(), ...lost.map(({ position, title }) => error(ID, position, says('finder-way.lost', { title })))];
}

function report(issues: Map<string, Issue>, position: Position, said: Said): void {
  issues.set(`${position.line}:${position.column}`, error(ID, position, said));
}

/** The answers of each question lead to the same parts in the same order. The rule parity compares parts and lists. */
function compareAnswers(parts: readonly FinderPart[], theirs: readonly FinderPart[], source: Page): Issue[] {
  return parts.flatMap((part) => {
    const other = theirs.find(({ id }) => id === part.id);
    if (other?.answers.length !== part.answers.length) return [];
    return part.answers.flatMap(({ target, text, position }, index) => {
      const answer = other.answers[index];
      if (!answer || answer.target === target) return [];
      return [
        error(ID, position, says('finder-way.differs', { text, target, file: `${source.localeCode}.mdx`, expected: answer.target }), [
          answer.position,
        ]),
      ];
    });
  });
}
