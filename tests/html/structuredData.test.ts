/** Questions, answers, steps and terms in a page's structured data are word for word what readers see on the page. */
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../scripts/core/config.ts';
import { listFiles } from '../../scripts/core/listFiles.ts';

const { outDir } = readConfig(process.env, join(import.meta.dirname, '../..'));
const files = (await listFiles(outDir)).filter((file) => file.endsWith('.html'));

interface Thing {
  readonly '@type'?: string;
  readonly name?: string;
  readonly text?: string;
  readonly description?: string;
  readonly [name: string]: unknown;
}

/** Questions, answers, steps and explained terms, anywhere in the graph. */
function tellingsOf(thing: unknown): string[] {
  if (typeof thing !== 'object' || thing === null) return [];
  const { '@type': type, name, text, description } = thing as Thing;
  const isText = type === 'Question' || type === 'HowToStep' || type === 'Answer';
  const own = isText ? [name, text] : type === 'DefinedTerm' ? [name, description] : [];
  return [...own.filter((words) => words !== undefined), ...Object.values(thing).flatMap(tellingsOf)];
}

/** Blanks and soft hyphens do not count: between two blocks there is none in the source and a line's end on the screen. */
const wordsOf = (text: string) => text.replace(/[\s\u00ad]+/g, '');

describe('structured data', () => {
  it('tells questions, answers, steps and terms as they are read', async () => {
    let count = 0;
    for (const file of files) {
      const document = parseDocument(await readFile(file, 'utf8'));
      const script = DomUtils.findOne(({ attribs }) => attribs.type === 'application/ld+json', document.children);
      const [main] = DomUtils.getElementsByTagName('main', document);
      if (!script || !main) continue;
      const seen = wordsOf(DomUtils.textContent(main));
      const untrue = tellingsOf(JSON.parse(script.children.map((child) => ('data' in child ? child.data : '')).join(''))).filter(
        (words) => {
          count += 1;
          return !seen.includes(wordsOf(words));
        },
      );
      expect(untrue, relative(outDir, file)).toEqual([]);
    }
    expect(count).toBeGreaterThan(1000);
  });
});
