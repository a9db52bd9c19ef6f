/** Checks the data of a YAML file against its schema, and explains each problem to writers with its position. */

import type { z } from 'zod';
import type { Reason } from '../../src/messages/en/reasons.ts';
import { says } from '../../src/messages/findings.ts';
import type { Issue } from '../../src/model/issue.ts';
import { nearestName } from './nearestName.ts';
import { readReason } from './schema/because.ts';
import type { YamlSource } from './yaml.ts';

/**
 * Returns the validated data, or undefined and issues. Each issue has the position of the key; an unknown key gets the nearest valid name.
 */
export function checkSchema<T>(schema: z.ZodType<T>, source: YamlSource, issues: Issue[], validKeys?: readonly string[]): T | undefined {
  const result = schema.safeParse(source.data);
  if (result.success) return result.data;
  if (source.isEmpty) {
    issues.push({ ruleId: 'missing-key', severity: 'error', ...source.positionOf([]), ...says('missing-key.all') });
    return undefined;
  }
  const problems = result.error.issues.slice(0, MOST_FINDINGS).flatMap(flattenUnion);
  for (const problem of problems) issues.push(...(explainPair(problem, problems, source) ?? explainProblem(problem, source, validKeys)));
  return undefined;
}

/** Maximum number of reported problems. A file with more is a different kind of file, and finding each position takes time. */
const MOST_FINDINGS = 500;

type Problem = z.core.$ZodIssue;

/** Of the branches of a union, the one that failed at the deepest level is probably the one that the writer meant. */
function flattenUnion(problem: Problem): Problem[] {
  if (problem.code !== 'invalid_union') return [problem];
  const depthOf = (branch: readonly Problem[]) => Math.max(0, ...branch.map(({ path }) => path.length));
  const [deepest = []] = [...problem.errors].sort((a, b) => depthOf(b) - depthOf(a));
  if (depthOf(deepest) === 0) return [problem];
  return deepest.map((inner) => ({ ...inner, path: [...problem.path, ...inner.path] }));
}

/** `faq.5.answer` is the answer of the fifth question: people count entries from one, and so does the desk. */
function keyOf(path: readonly PropertyKey[]): string {
  return path.map((step) => String(typeof step === 'number' ? step + 1 : step)).join('.');
}

/**
 * One unknown key where one key is missing is that key in other words (`antwort` for `answer`): one issue, at the unknown key. Undefined for
 * every other problem.
 */
function explainPair(problem: Problem, problems: readonly Problem[], source: YamlSource): Issue[] | undefined {
  const place = problem.code === 'unrecognized_keys' ? problem.path : problem.path.slice(0, -1);
  const unknown = problems.flatMap((one) => (one.code === 'unrecognized_keys' && keyOf(one.path) === keyOf(place) ? one.keys : []));
  const missing = problems.filter((one) => isMissing(one, source) && keyOf(one.path.slice(0, -1)) === keyOf(place));
  const [wrong, ...others] = unknown;
  const [right, ...further] = missing;
  if (wrong === undefined || right === undefined || others.length + further.length > 0) return undefined;
  if (problem === right) return [];
  if (problem.code !== 'unrecognized_keys') return undefined;
  const said = says('unknown-key.pair', {
    path: keyOf([...place, wrong]),
    missing: keyOf(right.path),
    key: String(right.path.at(-1)),
  });
  return [{ ruleId: 'unknown-key', severity: 'error', ...source.positionOfKey(place, wrong), ...said }];
}

/** True for an issue of this rule about the key with this dotted path. */
export function isAboutKey({ ruleId, text }: Issue, expected: 'unknown-key' | 'missing-key', path: string): boolean {
  return ruleId === expected && (text?.values as { readonly path?: string } | undefined)?.path === path;
}

function isMissing(problem: Problem, source: YamlSource): boolean {
  return problem.code === 'invalid_type' && problem.input === undefined && !hasPath(source.data, problem.path);
}

function explainProblem(problem: Problem, source: YamlSource, validKeys: readonly string[] = []): Issue[] {
  const name = keyOf(problem.path);
  if (problem.code === 'unrecognized_keys') {
    return problem.keys.map((key) => ({
      ruleId: 'unknown-key',
      severity: 'error' as const,
      ...source.positionOfKey(problem.path, key),
      ...says('unknown-key', { path: `${name ? `${name}.` : ''}${key}`, near: nearestName(key, validKeys) }),
    }));
  }
  if (isMissing(problem, source)) {
    return [
      {
        ruleId: 'missing-key',
        severity: 'error',
        ...source.positionOf(problem.path),
        ...says('missing-key', { path: name, key: String(problem.path.at(-1)) }),
      },
    ];
  }
  if (problem.code === 'invalid_key') {
    const key = String(problem.path.at(-1));
    return [
      {
        ruleId: 'bad-value',
        severity: 'error',
        ...source.positionOfKey(problem.path.slice(0, -1), key),
        ...says('bad-value.key', { key, why: readReason(problem.issues[0]?.message ?? problem.message) }),
      },
    ];
  }
  const why = explainType(problem);
  const [lost] = EXPECTS_LIST.has(why.key) ? Object.keys(valueAt(source.data, problem.path) ?? {}) : [];
  const said = lost === undefined ? says('bad-value', { path: name, why }) : says('yaml.dash', { key: lost });
  return [{ ruleId: 'bad-value', severity: 'error', ...source.positionOf(problem.path), ...said }];
}

/** Reasons that ask for a list; an object in its place is an entry without its dash. */
const EXPECTS_LIST: ReadonlySet<Reason['key']> = new Set(['list', 'faq']);

/** The object at a path; undefined for every other value. */
function valueAt(data: unknown, path: readonly PropertyKey[]): object | undefined {
  const value = path.reduce<unknown>((own, key) => (own as Record<PropertyKey, unknown> | undefined)?.[key], data);
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
}

const TYPES = { array: 'list', object: 'keys', record: 'keys', string: 'text', number: 'number', boolean: 'boolean' } as const;

/** Translates the schema library's type names for writers. */
function explainType(problem: Problem): Reason {
  if (problem.code !== 'invalid_type' || !problem.message.startsWith('Invalid input')) return readReason(problem.message);
  const type = problem.expected;
  return isType(type) ? { key: TYPES[type], values: undefined } : { key: 'type', values: { type } };
}

function isType(type: string): type is keyof typeof TYPES {
  return Object.hasOwn(TYPES, type);
}

function hasPath(data: unknown, path: readonly PropertyKey[]): boolean {
  let value: unknown = data;
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !(key in value)) return false;
    value = (value as Record<PropertyKey, unknown>)[key];
  }
  return true;
}
