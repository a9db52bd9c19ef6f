/**
 * Rule finder-way: every answer of a finder leads on, every part is reached, no way turns in a circle or asks more than five questions, and
 * each language leads the same way.
 */
import type { Issue, Position } from '../../../src/model/issue.ts';
import type { Page } from '../../../src/model/page.ts';
import type { Content } from '../../content/load.ts';
import { counted } from '../../core/counted.ts';
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
    .map(({ name, position }) =>
      error(ID, position, `<${name}> belongs to a finder; this page is of the kind ${frontmatter.kind}.`, 'Write a list without it.'),
    );
}

function checkQuestion({ position, title, answers, items }: FinderPart): Issue[] {
  if (answers.length === items && items > 1) return [];
  const message =
    items < 2
      ? `The question "${title}" has ${items === 0 ? 'no answers' : 'one answer'}.`
      : `The question "${title}" has ${counted(items, 'answer')}, of which ${answers.length} lead on.`;
  return [
    error(ID, position, message, 'Write a list inside <Choices>, in which each item begins with a link: - [Answer](#id of the next part).'),
  ];
}

function checkOutcome({ position, title, components, pages }: FinderPart): Issue[] {
  const missing = OF_AN_OUTCOME.filter((name) => !components.includes(name));
  const lacks = missing.map((name) =>
    error(
      ID,
      position,
      `The outcome "${title}" has no <${name}>.`,
      'Add it around a list, or give the part answers in <Choices> if it is a question.',
    ),
  );
  if (pages.length > 0) return lacks;
  return [
    ...lacks,
    error(ID, position, `The outcome "${title}" leads to no page.`, 'Link to the page that explains this way: [words](page:<page-id>).'),
  ];
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
      if (asked.includes(next.id)) report(issues, position, `The answer "${text}" leads back to a question that was asked before.`);
      else if (next.isQuestion && asked.length >= MOST_QUESTIONS)
        report(issues, position, `After this answer comes question ${asked.length + 1}; a way has at most ${MOST_QUESTIONS}.`);
      else follow(next, asked);
    }
  };
  follow(first, []);
  const lost = parts.filter(({ id }) => !reached.has(id) && issues.size === 0);
  return [
    ...issues.values(),
    ...lost.map(({ position, title }) =>
      error(ID, position, `No answer leads to "${title}".`, 'Let an answer lead to it, or remove the part.'),
    ),
  ];
}

function report(issues: Map<string, Issue>, position: Position, message: string): void {
  issues.set(`${position.line}:${position.column}`, error(ID, position, message, 'Lead the answer to an outcome or to another question.'));
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
        error(
          ID,
          position,
          `The answer "${text}" leads to ${target}; in ${source.localeCode}.mdx the same answer leads to ${answer.target}.`,
          `Write ${answer.target}, or correct ${source.localeCode}.mdx first.`,
          [answer.position],
        ),
      ];
    });
  });
}
