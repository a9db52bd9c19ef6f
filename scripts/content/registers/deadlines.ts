/** Reads content/deadlines.yaml, and joins its words to the deadlines of the facts. Neighbour: ../schema/deadlines.ts. */
import type { DeadlineEntry } from '../../../src/messages/en/facts.ts';
import { says } from '../../../src/messages/findings.ts';
import type { Deadline, DeadlineEvent, NamedText } from '../../../src/model/deadline.ts';
import type { Fact } from '../../../src/model/fact.ts';
import type { Issue, Position } from '../../../src/model/issue.ts';
import { nearestName } from '../nearestName.ts';
import { CONTENT_LABEL } from '../read.ts';
import { type DeadlineTexts, deadlinesSchema, type WrittenDeadline } from '../schema/deadlines.ts';
import type { WrittenFact } from '../schema/facts.ts';
import type { ParseYaml, YamlSource } from '../yaml.ts';
import { type RegisterFile, readRegisterFile } from './registerFile.ts';

/** Path of the file in reports. */
const DEADLINES_FILE = `${CONTENT_LABEL}/deadlines.yaml`;

/** The texts of the deadlines with their positions. */
export type DeadlineRegister = RegisterFile<DeadlineTexts>;

/** Undefined when the site has no such file or, with an issue, when it is invalid. */
export function readDeadlines(contentDir: string, parse: ParseYaml, issues: Issue[]): Promise<DeadlineRegister | undefined> {
  return readRegisterFile({ contentDir, parse, issues }, DEADLINES_FILE, deadlinesSchema, Object.keys(deadlinesSchema.shape));
}

/** The facts with the words of their deadlines. A deadline with an unknown name is left out, with an issue. */
export function joinDeadlines(
  register: Readonly<Record<string, WrittenFact>>,
  factsYaml: YamlSource,
  texts: DeadlineTexts | undefined,
  issues: Issue[],
): Fact[] {
  // In a file that cannot be read every name would be unknown.
  const isUnreadable = texts === undefined && issues.some(({ filePath }) => filePath === DEADLINES_FILE);
  return Object.entries(register).map(([factId, { deadline, ...fact }]) => {
    if (deadline === undefined || deadline === 'none' || isUnreadable) return { id: factId, ...fact };
    const find = <T>(
      entries: Readonly<Record<string, T>> | undefined,
      what: DeadlineEntry,
      id: string,
      path: readonly (string | number)[],
    ) => {
      const entry = entries && Object.hasOwn(entries, id) ? entries[id] : undefined;
      if (entry === undefined)
        issues.push(unknownName(factId, what, id, Object.keys(entries ?? {}), factsYaml.positionOf([factId, 'deadline', ...path])));
      return entry && { id, entry };
    };
    return { id: factId, ...fact, deadline: joinDeadline(deadline, texts, find) };
  });
}

/** What an entry of each section is. */
const ENTRY_OF = { situations: 'situation', persons: 'person', outcomes: 'outcome', cases: 'case', moves: 'move' } as const;

type Find = <T>(
  entries: Readonly<Record<string, T>> | undefined,
  what: DeadlineEntry,
  id: string,
  path: readonly (string | number)[],
) => { readonly id: string; readonly entry: T } | undefined;

function joinDeadline(written: WrittenDeadline, texts: DeadlineTexts | undefined, find: Find): Deadline | undefined {
  const text = (
    key: 'situations' | 'persons' | 'outcomes' | 'cases' | 'moves',
    id: string,
    path: readonly (string | number)[],
  ): NamedText | undefined => {
    const found = find(texts?.[key], ENTRY_OF[key], id, path);
    return found && { id, text: found.entry };
  };
  const event = (id: string, path: readonly (string | number)[]): DeadlineEvent | undefined => {
    const found = find(texts?.events, 'event', id, path);
    return found && { id, words: found.entry };
  };
  const situation = written.situation === undefined ? undefined : text('situations', written.situation, ['situation']);
  const who = text('persons', written.who, ['who']);
  const starts = event(written.starts, ['starts']);
  const outcome = written.outcome === undefined ? undefined : text('outcomes', written.outcome, ['outcome']);
  const exceptions = written.exceptions.flatMap(({ case: caseId, starts: eventId }, index) => {
    const condition = text('cases', caseId, ['exceptions', index, 'case']);
    const own = event(eventId, ['exceptions', index, 'starts']);
    return condition && own ? [{ case: condition, starts: own }] : [];
  });
  const moves = written.moves.flatMap((id, index) => text('moves', id, ['moves', index]) ?? []);
  if (!who || !starts) return undefined;
  const { act, direction, counted, recess, calculated } = written;
  const situationOrder = Object.keys(texts?.situations ?? {}).indexOf(written.situation ?? '');
  return { situation, situationOrder, calculated, act, who, starts, direction, counted, recess, outcome, exceptions, moves };
}

function unknownName(factId: string, what: DeadlineEntry, id: string, known: readonly string[], position: Position): Issue {
  return {
    ruleId: 'deadline-words',
    severity: 'error',
    ...position,
    ...says('deadline-words.unknown', { id: factId, name: id, what, file: DEADLINES_FILE, near: nearestName(id, known) }),
  };
}
