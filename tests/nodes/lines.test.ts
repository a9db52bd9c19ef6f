import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readLines } from './lines.ts';

const root = join(import.meta.dirname, '../..');

describe('readLines', () => {
  it('tries the oldest line at its oldest minor version and the others at their newest version', () => {
    expect(readLines('^20.19.0 || ^22.16.0 || >=26.0.0')).toEqual([
      { name: '20.19', range: '~20.19.0' },
      { name: '22', range: '^22.16.0' },
      { name: '26', range: '^26.0.0' },
    ]);
  });

  it('refuses a range that names no version', () => {
    expect(() => readLines('^20.19.0 || *')).toThrow('package.json, engines.node: "*" is not like ^22.16.0.');
  });
});

describe('the project', () => {
  const { engines, scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    engines: { node: string };
    scripts: Readonly<Record<string, string>>;
  };

  it('names the supported lines in the README as in package.json', () => {
    const names = readLines(engines.node).map(({ name }) => name);
    const sentence = `Node.js ${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
    expect(readFileSync(join(root, 'README.md'), 'utf8')).toContain(sentence);
  });

  it('starts Node without options, because a line that does not know one does not start at all', () => {
    const withOptions = Object.entries(scripts).filter(([, command]) => /\bnode\s+-/.test(command));
    expect(withOptions).toEqual([]);
  });
});
