import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import { part, runs } from '../../../tests/long.ts';
import { remarkFewerSearches } from './autolinks.ts';
import { FOLD } from './fold.ts';
import { maskBody } from './mask.ts';

const parser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).freeze();
/** As the reader has it. */
const reader = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkFewerSearches).freeze();
const pages = join(import.meta.dirname, '../../../content/pages');

/** The tree, or what the parser has against the text and where. */
function parse(text: string): unknown {
  try {
    return withoutOffsets(parser.parse(text));
  } catch (error) {
    const { reason, line, column } = error as { reason: string; line: number; column: number };
    return { reason, line, column };
  }
}

/** As the reader does it: what is wrong is said of the body itself. */
function parseMasked(text: string): unknown {
  const body = maskBody(text);
  try {
    const tree = reader.parse(body.value);
    body.restore(tree);
    return withoutOffsets(tree);
  } catch {
    return parse(text);
  }
}

/** Offsets are asked for nowhere; lines and columns are. */
function withoutOffsets(tree: Root): unknown {
  return JSON.parse(JSON.stringify(tree, (key, value) => (key === 'offset' ? undefined : value)));
}

describe('a masked body', () => {
  it('gives the tree of the body itself, words and places: pages', () => {
    const all = readdirSync(pages, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.mdx'));
    const files = part(all.sort());
    let shorter = 0;
    let folded = 0;
    for (const name of files) {
      const text = readFileSync(join(pages, name), 'utf8').replace(/^---\n[\s\S]*?\n---\n/, '');
      if (maskBody(text).value.length < text.length / 2) shorter += 1;
      folded += maskBody(text).value.split(FOLD).length - 1;
      expect(parseMasked(text), name).toEqual(parse(text));
    }
    expect(shorter).toBeGreaterThan(files.length / 2);
    expect(folded).toBeGreaterThan(files.length);
  });

  it.each([
    'two words',
    'import something from "here"',
    'two words\nexport const one two = 3',
    'a {two words} b',
    'see [two words] here\n\n[two words]: https://example.org',
    'with a note[^two words] here\n\n[^two words]: what it says there',
    'write to some body@example.org now please',
    'go to www.example.org now please',
    '* two words *not these* or **these words here** at all',
    '_ two words _ and _two words_ here',
    '<Note>two words here</Note>',
    '<Note title="some two words here">\n\ntwo words here\n\n</Note>',
    '<Note\n  two words here\n/>',
    '<Fact id="two words here" two words>two words</Fact> and more words',
    'some words here <Fact id="x">and words',
    '```two words here\ntwo words here\n```',
    'a `code with words inside` here',
    '| two words | and more words |\n| --- | --- |\n| two words | and more words |',
    'two words here\n===\n\nmore words there\n---',
    'two words here  \nmore words there\\\nand more words',
    '- two words\n  and more words\n\n      with more words\n- [ ] two words',
    '> two words here\nand more words',
    'a &amp; two words & more words',
    'two words\u{e000} here and there',
    'a   two words   here',
    '[see this]( see below ) and ![a]( two words ) and [a](\ntwo words\n) and [a]( two words "t")',
    '``` two words here\ncode and words\n```\n\n~~~ two words here\ncode and words\n~~~',
    'Some words, and more: within 30 days of the 2nd hearing; a Blue-Card’s holder pays 68\u00a0% more. Is that so? Yes!',
    '2. two words here\n3. and more, words\n- 4. words inside of it',
    'two words -\n- two words -\nsome words --\n---\nmore words here',
    'a - b - c\n-\nwords and - words',
    'mail to: some.body@example.org. Or www. example, or http: //example.org now.',
    'words here. www.example.org and more words, mailto:a@b.example too',
    'Words here.  \nMore words there, and\u202f: more.\\\nAnd more.',
    '*Words, that are* emphasized. Words **and, these** too - *as well*, some -*words* here-',
    'Words here.\n\n## A heading\n\nMore words.\n\n- one item\n- another item\n\nAnd words.',
    '- one item\n- another item\n\n- a third item',
    '1. one item\n\n- another item\n\n  inside of it\n\nwords',
    '- one item\n\n* another item\n\n    words',
    '* one item\nlazy words\n\n- another item',
    '> words\n\nwords\n\n- one item\n\n> words',
    '- one item\n\n  - another item\n\nwords\n\n    words',
    'words\n \n- one item\n \n- another item',
    '- one item\n\n<Note>\n\n- one item\n\n</Note>\n\n- one item',
    '<Note\n\nwords\n\n/>',
    '<Note title="a\n\nwords\n\nb">\n\nwords\n\n</Note>',
    '- <Note>\n\nwords\n\n  </Note>\n\nwords',
    '| a |\n| --- |\n\nwords\n\n| a |\n| --- |\n- one item\n\n- one item',
    '# A heading #\n\n#No heading\n\n####### No heading\n\n###### A heading\n\n#  A heading\n\n- - item\n\n-  item',
    'a&#64;b.de',
    'www&#46;x.de',
    'https&#58;//x.de',
    'a\\@b.de',
    'A@B.DE',
    'Eins *x*\r\r\r\r*y*\n\nAlpha.\n\n*Mitte*\n\nOmega.',
    'words\r\rmore words\n\n*c*\r\n\r\nwords',
    '\n\n\ufeffEins *x* und <Foo>d</Foo>',
    '<Note title="a*\n\n\n\n*b" />',
    'words\n\n***\n\nwords\n\n- [ ] item\n\n- item\n\n---',
  ])('gives the tree of the body itself: %j', (text) => expect(parseMasked(text)).toEqual(parse(text)));

  it('gives the tree of the body itself, whatever the parts are put together', () => {
    const part = fc.constantFrom(
      ...['two words', 'and more words here', ' ', '\n', '\n\n', '*', '**', '_', '`', '[', ']', '(page:x)', '<Note>', '</Note>', '~~'],
      ...['<Fact id="a b c">', '</Fact>', '|', '| --- |', '- ', '1. ', '# ', '> ', '.', ', ', '!', '\\', '&', '@', '://', '\t', '"'],
      ...[
        '. And',
        ': words',
        '(',
        ')',
        '](',
        '( ',
        '```',
        '``` ',
        '~~~ ',
        '\n    ',
        ' - ',
        '-',
        ' 30 ',
        '30 days. ',
        'www.',
        'mailto:',
        'a-b c',
        '\u00a0',
        '’s ',
        '===',
        '\n\n- ',
        '\n\n## ',
        '\n\nWords. And words.\n\n',
        '\n\n- an item\n- another\n\n',
        '<Note\n\n',
        ' title="',
        '\n\n  ',
        '\n\n* ',
        '\n\n1. ',
        '\n \n',
        '\n\n\n\n',
        '\r',
        '\ufeff',
      ],
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 14 }), (parts) => {
        const text = parts.join('');
        expect(parseMasked(text)).toEqual(parse(text));
      }),
      runs(300, 2000),
    );
  });
});
