/** Every key of every register is checked: at least one bad fixture has a wrong value for it, and the report names the key. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const badDir = join(root, 'tests/fixtures/bad');

/** Registers by the name of their schema. Labels have keys of their own rules (label-unknown, label-value). */
const REGISTERS = [
  'site',
  'people',
  'facts',
  'glossary',
  'conduct',
  'wording',
  'abbreviations',
  'articles',
  'launch',
  'statutes',
  'urls',
  'review',
  'countries',
  'clauses',
  'links',
  'calendar',
  'fees',
  'terms',
];

/** For each file, the keys that a finding of some fixture names: `locales.1.iso` of "locales.1.iso" has a value …. */
const named = new Map<string, Set<string>>();
for (const name of readdirSync(badDir)) {
  for (const finding of readFileSync(join(badDir, name, 'expected.txt'), 'utf8').split('\n\n')) {
    const {
      file,
      path,
      missing = '',
    } = /^content\/(?<file>\S+?):\d+:\d+ {2}\w+ {2}\S+\n {2}"(?<path>[^"]+)"(?:.* and "(?<missing>[^"]+)" is missing)?/.exec(finding)
      ?.groups ?? {};
    if (!file || !path) continue;
    const keys = named.get(basename(file)) ?? new Set();
    for (const key of [...path.split('.'), ...missing.split('.')]) keys.add(key);
    named.set(basename(file), keys);
  }
}

/** The keys of a JSON schema at all depths, each with its path. */
function keysOf(node: unknown, path: readonly string[] = []): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const { properties = {}, ...others } = node as { properties?: Readonly<Record<string, unknown>> };
  const own = Object.entries(properties).flatMap(([key, child]) => [[...path, key].join('.'), ...keysOf(child, [...path, key])]);
  return [...own, ...Object.values(others).flatMap((child) => keysOf(child, path))];
}

describe.each(REGISTERS)('%s.yaml', (register) => {
  const schema: unknown = JSON.parse(readFileSync(join(root, `.vscode/schemas/${register}.json`), 'utf8'));
  it.each([...new Set(keysOf(schema))])('refuses a wrong value of %s', (path) => {
    expect([...(named.get(`${register}.yaml`) ?? [])]).toContain(path.split('.').at(-1));
  });
});
