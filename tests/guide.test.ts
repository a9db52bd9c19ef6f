/** The writers' first day in three languages: the same chapters, steps and commands, and links between the three. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const contentDir = join(import.meta.dirname, '../content');
const read = (name: string) => readFileSync(join(contentDir, name), 'utf8');

/** The guide in English goes on with chapters for looking things up. */
const AFTER_FIRST_DAY = '## Where the texts are';

/** A chapter without its words: the parts that must be equal in every language. */
interface Chapter {
  /** Lines in the terminal; words that a reader replaces by her own, in quotes, are left out. */
  readonly commands: readonly string[];
  /** Numbers in front of the steps, in order. */
  readonly steps: readonly string[];
  /** The texts between backticks, each once. */
  readonly code: readonly string[];
  /** Paragraphs that begin with bold words: one way of several. */
  readonly ways: number;
}

function chaptersOf(text: string): Chapter[] {
  return text
    .split(/^## /m)
    .slice(1)
    .map((chapter) => {
      const blocks = [...chapter.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, lines = '']) => lines);
      const prose = chapter.replace(/^```[\s\S]*?^```$/gm, '');
      return {
        commands: blocks.flatMap((block) => block.trim().split('\n')).map((line) => line.replace(/"[^"]*"/g, '"…"')),
        steps: [...prose.matchAll(/^(\d+)\. /gm)].map(([, step = '']) => step),
        // Words that status marks are the reader's own.
        code: [...new Set([...prose.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code.replace(/(?<=^\[[+-])\p{L}+/u, '…')))].sort(),
        ways: [...prose.matchAll(/^(?:- )?\*\*[^*]+[:.]\*\*/gm)].length,
      };
    });
}

const english = read('README.md');
const firstDay = chaptersOf(english.slice(0, english.indexOf(AFTER_FIRST_DAY)));

it('begins with the preparation, the two commonest jobs and the ways to commit', () => {
  expect(english).toContain(`\n${AFTER_FIRST_DAY}\n`);
  const headings = [...english.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
  expect(headings.slice(0, 4)).toEqual(['Before you begin', 'Correct a sentence', 'Add a question', 'Commit in three ways']);
  for (const { commands, steps } of firstDay.slice(0, 4)) {
    expect(commands.length).toBeGreaterThan(0);
    expect(steps.length).toBeGreaterThan(3);
  }
  // In the editor, in the terminal, in the desk.
  expect(firstDay[3]?.ways).toBe(3);
});

describe.each(['README.tr.md', 'README.de.md'])('%s', (name) => {
  const chapters = chaptersOf(read(name));

  it('has the chapters, steps and commands of the English first day', () => {
    expect(chapters).toEqual(firstDay);
  });

  it('is linked from the English guide', () => {
    expect(english).toContain(`](${name})`);
  });
});

it.each(['commit', 'branch', 'terminal', 'MDX', 'frontmatter', 'pull request'])('explains the word %s at its first use', (word) => {
  // Code, targets of links and names in menus are no use of the word.
  const prose = english.replace(/```[\s\S]*?```|`[^`]*`|\]\([^)]*\)/g, '');
  const firstUse = prose.search(new RegExp(`\\b${word}\\b`));
  expect(prose.slice(firstUse - 2, firstUse + word.length + 2)).toBe(`**${word}**`);
});
