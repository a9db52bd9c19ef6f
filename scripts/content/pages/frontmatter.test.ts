import { describe, expect, it } from 'vitest';
import type { Issue } from '../../../src/model/issue.ts';
import { makeSourceFile } from '../read.ts';
import { openParsedFile, parseFrontmatter } from './frontmatter.ts';

const position = { filePath: 'content/pages/rent/a/de.mdx', absolutePath: '/a/de.mdx', area: 'rent', pageId: 'a', localeCode: 'de' };
const KEYS = ['seo:', '  title: T', '  description: D', 'title: Frist', 'description: Ein Satz.'];

function read(lines: readonly string[]) {
  const issues: Issue[] = [];
  const file = makeSourceFile(position, lines.join('\n'));
  return { file, parsed: parseFrontmatter(file, 'tr', issues), issues };
}

const readKeys = (...more: readonly string[]) => read(['---', ...KEYS, ...more, '---', '', 'Text.', '']);

describe('frontmatter', () => {
  it('is YAML 1.2: dates and words such as yes stay texts', () => {
    const { parsed, issues } = readKeys('reviewed: 2026-03-01', 'shortTitle: yes', 'conditions: [no, on, 1.2.2026]');
    expect(issues).toEqual([]);
    expect(parsed?.local).toMatchObject({ reviewed: '2026-03-01', shortTitle: 'yes', conditions: ['no', 'on', '1.2.2026'] });
  });

  it('refuses a duplicate key, at its second line', () => {
    const { parsed, issues } = readKeys('title: Noch eine');
    expect(parsed).toBeUndefined();
    expect(issues).toMatchObject([{ ruleId: 'yaml', line: 7, column: 1, message: 'This key is here twice.' }]);
  });

  it('names lines and columns of the file, and the body keeps its lines', () => {
    const { file, parsed } = readKeys();
    for (const one of parsed ? [parsed, openParsedFile(file, parsed)] : []) {
      expect(one.yaml.positionInText(['title'], 2)).toMatchObject({ line: 5, column: 10 });
      expect(one.body.split('\n')).toEqual([...Array<string>(8).fill(''), 'Text.', '']);
    }
    expect.assertions(4);
  });

  it('may be the complete file; a line of dashes after it belongs to the body', () => {
    expect(read(['---', ...KEYS, '---']).parsed?.body.trim()).toBe('');
    expect(read(['---', ...KEYS, '---', 'Eins', '', '---', '', 'Zwei']).parsed?.body.trim()).toBe('Eins\n\n---\n\nZwei');
  });

  it.each([
    ['a closing line of its own', ['---', ...KEYS, '--- Text', '', '---', 'Text.']],
    ['an opening line at the start', ['', '---', ...KEYS, '---']],
  ])('needs %s', (_, lines) => {
    const { parsed, issues } = read(lines);
    expect(parsed).toBeUndefined();
    expect(issues).toMatchObject([{ ruleId: 'frontmatter', line: 1, column: 1 }]);
  });

  it('needs a closing line, and says where the text begins', () => {
    const { parsed, issues } = read(['---', ...KEYS, '', 'Text.']);
    expect(parsed).toBeUndefined();
    expect(issues).toMatchObject([{ ruleId: 'frontmatter', line: KEYS.length + 3, column: 1 }]);
  });

  it.each([[[]], [['# Only a remark', '']]])('without keys says that nothing stands there: %j', (lines) => {
    const { parsed, issues } = read(['---', ...lines, '---', 'Text.']);
    expect(parsed).toBeUndefined();
    expect(issues).toMatchObject([{ ruleId: 'missing-key', message: 'This is empty.' }]);
  });

  it('is data in one language and never run as code', () => {
    const { parsed, issues } = read(['---js', 'globalThis.wasRun = true', '---', 'Text.']);
    expect(parsed).toBeUndefined();
    expect(issues).toMatchObject([{ ruleId: 'frontmatter' }]);
    expect(globalThis).not.toHaveProperty('wasRun');
  });
});
