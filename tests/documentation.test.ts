/** The READMEs are correct: links work, commands and files exist, and the top level contains only what the design names. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import GithubSlugger from 'github-slugger';
import { describe, expect, it } from 'vitest';
import { withSlashes } from '../scripts/core/paths.ts';
import { needProgram } from './missing.ts';

const root = join(import.meta.dirname, '..');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Readonly<Record<string, string>> };
// A copy without its history does not say what belongs to it.
const git = existsSync(join(root, '.git')) ? needProgram('git', 'which files stand at the top of the project') : undefined;

/** What the design names, and the tests. */
const NAMED = ['README.md', 'content', 'package.json', 'public', 'scripts', 'src', 'tests', 'tsconfig.json', 'vite.config.ts'];
/** What tools look for at the top: Git, npm, Docker, Biome, Vitest. A name that begins with a dot is a tool's as well. */
const OF_TOOLS = ['Dockerfile', 'biome.json', 'package-lock.json', 'vitest.config.ts'];

/** Paths of all READMEs, from the project's folder. */
const readmes = [
  'README.md',
  ...['content', 'src', 'scripts', 'tests'].flatMap((dir) =>
    readdirSync(join(root, dir), { recursive: true, encoding: 'utf8' })
      .map((path) => `${dir}/${withSlashes(path)}`)
      .filter((path) => /^README(?:\.[a-z]{2})?\.md$/.test(posix.basename(path))),
  ),
].sort();

const read = (path: string) => readFileSync(join(root, path), 'utf8');

function anchorsOf(path: string): ReadonlySet<string> {
  const slugger = new GithubSlugger();
  return new Set([...read(path).matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => slugger.slug(heading)));
}

describe.each(readmes)('%s', (path) => {
  it('links to files and headings that exist', () => {
    // Code shows how links are written.
    const text = read(path).replaceAll(/```[\s\S]*?```|`[^`\n]*`/g, '');
    const targets = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target).filter((target) => !/^[a-z]+:/.test(target));
    const broken = targets.filter((target) => {
      const [file = '', anchor] = target.split('#');
      const to = file ? posix.join(posix.dirname(path), file) : path;
      return !existsSync(join(root, to)) || (anchor !== undefined && !anchorsOf(to).has(anchor));
    });
    expect(broken).toEqual([]);
  });

  it('names commands that exist', () => {
    const named = [...read(path).matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  it('names files and folders that exist', () => {
    const texts = [...read(path).matchAll(/`([\w./-]+)`/g)].map(([, text = '']) => text);
    const named = texts.filter((text) => FILE.test(text) || PROJECT_PATH.test(text));
    const positions = ['', dirname(path), 'content', '.vscode/schemas', '.github/workflows'].map((dir) => join(root, dir));
    const isThere = (name: string) => positions.some((dir) => existsSync(join(dir, name)));
    expect(named.filter((name) => !isThere(name) && !ELSEWHERE.has(name))).toEqual([]);
  });
});

const FILE = /^[\w-].*\.(?:tsx?|mjs|json|ya?ml|css)$/;
const PROJECT_PATH = /^(?:\.github|content|public|scripts|src|tests)\//;
const ELSEWHERE: ReadonlySet<string> = new Set([
  // Written by a build or a command, so that they need not exist yet.
  ...['hosting.json', 'files.json', '_routes.json', 'sbom.cdx.json', 'public/people'],
  // In the folder of each page.
  'review.yaml',
  // An example of a wrong name.
  'labels/TR.yaml',
]);

describe('README.md', () => {
  it('links to the README of each room', () => {
    // A README in another language is beside the English one, which links to it.
    const rooms = readmes.filter((path) => path !== 'README.md' && posix.basename(path) === 'README.md');
    expect(rooms.length).toBeGreaterThan(5);
    expect(rooms.filter((path) => !read('README.md').includes(`](${path})`))).toEqual([]);
  });

  it.each([
    // `npm run check` writes it.
    ['src', ['generated']],
    ['scripts', []],
  ])('shows the folders of %s, and no other', (dir, written) => {
    const [, house = ''] = new RegExp(`^${dir}/.*\\n((?: .*\\n)+)`, 'm').exec(read('README.md')) ?? [];
    const shown = [...house.matchAll(/ {2}(\w+)\//g)].map(([, name = '']) => name);
    const folders = readdirSync(join(root, dir), { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(shown.sort()).toEqual([...new Set([...folders.map(({ name }) => name), ...written])].sort());
  });

  // proves: card.top-level
  it.skipIf(!git)('has beside it what the design names, the tests, and what tools look for there', () => {
    const files = execFileSync(git ?? '', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
      .split('\0')
      .filter(Boolean);
    const top = [...new Set(files.map((path) => path.split('/')[0] ?? ''))].filter((name) => !name.startsWith('.'));
    expect(top.sort()).toEqual([...NAMED, ...OF_TOOLS].sort());
  });
});

describe('scripts/README.md', () => {
  it('has a row for each command that people type', () => {
    const table = read('scripts/README.md');
    const missing = Object.keys(scripts).filter((name) => !table.includes(`npm run ${name}\``) && !table.includes(`npm run ${name} `));
    // The two commands of the front page, and what other commands and the hosting run.
    expect(missing).toEqual(['start', 'test', 'manifest', 'review:comment']);
  });
});
