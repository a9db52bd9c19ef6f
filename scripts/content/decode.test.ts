import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Issue } from '../../src/model/issue.ts';
import { makeContent } from '../../tests/fixture.ts';
import { fixTextForm } from '../rules/fixForm.ts';
import { decodeText } from './decode.ts';

function decode(bytes: Buffer | string): { text: string | undefined; found: string[] } {
  const issues: Issue[] = [];
  const text = decodeText(Buffer.from(bytes), 'x', issues);
  return { text, found: issues.map(({ ruleId, line, column }) => `${ruleId} ${line}:${column}`) };
}

describe('decodeText', () => {
  it.each<[string, Buffer | string, string | undefined, string[]]>([
    ['plain text', 'Kira ücreti\nİş', 'Kira ücreti\nİş', []],
    ['a mark and Windows line ends', '\ufeffa\r\nb\r\n', 'a\nb\n', ['text-form 1:1', 'text-form 1:3']],
    ['letters in parts', 'ein\nzwo\u0308lf', 'ein\nzwölf', ['text-form 2:3']],
    ['signs that no form puts together', 'a\u0323\u0302 x\u0323', 'ậ x\u0323', ['text-form 1:1']],
    ['a replacement character that was written', 'a\ufffdb', 'a\ufffdb', []],
    ['bytes of Latin-1 after letters of two bytes', Buffer.from([0xc3, 0xbc, 0x0a, 0x61, 0xfc, 0x62]), undefined, ['encoding 2:2']],
    ['a zero byte', Buffer.from('ab\nc\0d'), undefined, ['encoding 2:2']],
    ['a sign that turns letters around', 'ab\nc\u202ed', 'ab\nc\u202ed', ['text-form 2:2']],
    ['a sign that sets letters apart', 'a\u2066b', 'a\u2066b', ['text-form 1:2']],
    ['a sign for terminals', 'a\tb\u001b[2J', 'a\tb\u001b[2J', ['text-form 1:4']],
    ['a space without width in a pasted word', 'a\nda\u200bva', 'a\nda\u200bva', ['text-form 2:3']],
    ['joiners and marks of direction', 'a\u200db\u200fc', 'a\u200db\u200fc', []],
    ['a line without end', `a\n${'b'.repeat(20_001)}`, undefined, ['long-line 2:20001']],
  ])('reads %s', (_, bytes, text, found) => {
    expect(decode(bytes)).toEqual({ text, found });
  });
});

it('fixTextForm fixes form only, and leaves files alone that are no text', async () => {
  const dir = await makeContent();
  const page = join(dir, 'pages/rent/kira-takip/tr.mdx');
  const good = await readFile(page, 'utf8');
  await writeFile(page, `\ufeff${good.replaceAll('\n', '\r\n').normalize('NFD')}`);
  const latin = Buffer.from([0x61, 0xfc, 0x0d, 0x0a]);
  await writeFile(join(dir, 'facts.yaml'), latin);
  expect(await fixTextForm(dir)).toHaveLength(1);
  expect(await readFile(page, 'utf8')).toBe(good);
  expect(await readFile(join(dir, 'facts.yaml'))).toEqual(latin);
  expect(await fixTextForm(dir)).toEqual([]);
});
