/** The project uses the language and the packages that the owner's design card names. The top level: ../documentation.test.ts. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const readText = (path: string) => readFileSync(join(root, path), 'utf8');
const { dependencies, devDependencies, scripts } = JSON.parse(readText('package.json')) as Record<
  'dependencies' | 'devDependencies' | 'scripts',
  Record<string, string>
>;

const CODE = ['src', 'scripts', 'tests']
  .flatMap((room) => readdirSync(join(root, room), { recursive: true, encoding: 'utf8' }).map((name) => join(room, name)))
  .filter((path) => !/generated|fixtures|node_modules/.test(path) && /\.(?:tsx?|mjs|jsx?|cjs)$/.test(path));
const TEXTS = [...CODE, 'vite.config.ts', 'vitest.config.ts'].map(readText);

/** The package is imported somewhere, or its own program is started by a command. */
function isUsed(name: string): boolean {
  const specifier = new RegExp(`(?:from |import\\(|import |resolve\\()'${name.replace(/[/@-]/g, '\\$&')}(?:/[^']*)?'`);
  return TEXTS.some((text) => specifier.test(text)) || Object.values(scripts).some((command) => command.split(' ')[0] === name);
}

describe('the card', () => {
  // proves: card.typescript
  it('is written in TypeScript, except for files that Node.js reads directly, and checked strictly', () => {
    const others = CODE.filter((path) => !/\.tsx?$/.test(path));
    expect(others.filter((path) => !path.endsWith('.mjs'))).toEqual([]);
    expect(others.filter((path) => path.startsWith('src'))).toEqual([]);
    const { compilerOptions, include } = JSON.parse(readText('tsconfig.json')) as {
      compilerOptions: Record<string, unknown>;
      include: string[];
    };
    expect(compilerOptions).toMatchObject({ strict: true, noUncheckedIndexedAccess: true });
    expect(include).toEqual(expect.arrayContaining(['src', 'scripts', 'tests']));
  });

  // proves: card.vite, card.vite-react-ssg, card.react, card.react-dom, card.mdx-rollup, card.gray-matter, card.remark-gfm
  // proves: card.rosetta, card.unhead, card.vitest, card.playwright
  it.each([
    'vite',
    'vite-react-ssg',
    'react',
    'react-dom',
    '@mdx-js/rollup',
    'gray-matter',
    'remark-gfm',
    'rosetta',
    'unhead',
    'vitest',
    'playwright',
  ])('uses %s', (name) => {
    expect({ ...dependencies, ...devDependencies }).toHaveProperty([name]);
    expect(isUsed(name)).toBe(true);
  });
});
