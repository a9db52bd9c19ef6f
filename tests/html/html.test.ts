/** Every built document is valid HTML, asked of two validators: html-validate, and the Nu Html Checker where Java is installed. */
import { execFile, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listFiles } from '../../scripts/build/listFiles.ts';
import { readConfig } from '../../scripts/config.ts';

const run = promisify(execFile);
const TIMEOUT_MS = 300_000;
const hasJava = spawnSync('java', ['-version']).status === 0;

/** A document with three mistakes that browsers forgive: an id twice, a paragraph around a list, a label of nothing. */
const BROKEN =
  '<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Kaputt</title></head><body><h1 id="a">A</h1><p id="a"><ul><li>1</li></ul></p><button type="button"></button><table><tr><td></tr></table></body></html>';

const html = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    elements: ['html5'],
    extends: ['html-validate:standard', 'html-validate:document', 'html-validate:a11y'],
    rules: {
      // Integrity guards against other hosts; our own files come from where the document comes from, under names made of their content.
      'require-sri': ['error', { target: 'crossorigin' }],
      // HTML allows both ways to write it.
      'doctype-style': 'off',
      // The menu and the row of links have the same name on purpose: never more than one of them is shown.
      'unique-landmark': 'off',
      // A slide is an item of a list; ARIA allows it a name, and axe-core agrees.
      'aria-label-misuse': ['error', { allowAnyNamable: true }],
      // A progress element cannot be drawn as five stones; a section would fade in by itself when it is a table's frame.
      'prefer-native-element': ['error', { exclude: ['progressbar', 'region'] }],
    },
  }),
);

const { outDir } = readConfig(process.env, join(import.meta.dirname, '../..'));
/** Documents as they are judged: styles and scripts are no HTML, and the same in all of them. */
let documents: ReadonlyMap<string, string>;
let judgedDir = '';

beforeAll(async () => {
  const files = (await listFiles(outDir)).filter((file) => file.endsWith('.html'));
  documents = new Map(await Promise.all(files.map(async (file) => [relative(outDir, file), bare(await readFile(file, 'utf8'))] as const)));
  judgedDir = await mkdtemp(join(tmpdir(), 'html-'));
});
afterAll(() => rm(judgedDir, { recursive: true, force: true }));

/** The checker knows CSS from years ago; ours has gone through a compiler. */
function bare(document: string): string {
  return document.replace(/(<(style|script)\b[^>]*>)[\s\S]*?(<\/\2>)/g, '$1$3');
}

/** One line per finding. */
function validate(name: string, document: string): string[] {
  return html
    .validateStringSync(document, name)
    .results.flatMap(({ messages }) =>
      messages.map(({ line, column, ruleId, message }) => `${name}:${line}:${column} ${ruleId} ${message}`),
    );
}

interface NuMessage {
  readonly type: 'error' | 'info' | 'non-document-error';
  readonly url: string;
  readonly lastLine?: number;
  readonly message: string;
}

/** Errors of the Nu Html Checker, which starts once for all files; its remarks are no errors. */
async function askNu(named: ReadonlyMap<string, string>): Promise<string[]> {
  const dir = await mkdtemp(join(judgedDir, 'nu-'));
  for (const [name, document] of named) {
    await mkdir(dirname(join(dir, name)), { recursive: true });
    await writeFile(join(dir, name), document);
  }
  const jar = createRequire(import.meta.url)('vnu-jar') as string;
  const parameters = ['-jar', jar, '--skip-non-html', '--format', 'json', '--exit-zero-always', '--stdout', dir];
  const { stdout } = await run('java', parameters, { maxBuffer: 64 * 1024 * 1024 });
  const { messages } = JSON.parse(stdout) as { messages: NuMessage[] };
  return messages
    .filter(({ type }) => type !== 'info')
    .map(({ url, lastLine, message }) => `${relative(dir, fileURLToPath(url))}:${lastLine ?? 0} ${message}`);
}

it('there are documents to judge, error pages among them', () => {
  expect(documents.size).toBeGreaterThan(100);
  expect([...documents.keys()]).toEqual(expect.arrayContaining(['index.html', '404.html', 'de/404.html']));
});

describe('html-validate', () => {
  it('finds what is broken', () => {
    const rules = validate('broken.html', BROKEN).map((finding) => finding.split(' ')[1]);
    expect(rules).toEqual(expect.arrayContaining(['no-dup-id', 'text-content']));
  });

  it(
    'finds nothing in the built site',
    () => {
      expect([...documents].flatMap(([name, document]) => validate(name, document))).toEqual([]);
    },
    TIMEOUT_MS,
  );
});

describe.skipIf(!hasJava)(`Nu Html Checker${hasJava ? '' : ' (skipped: it needs Java, which is not installed)'}`, () => {
  it(
    'finds what is broken',
    async () => {
      const findings = await askNu(new Map([['broken.html', BROKEN]]));
      expect(findings.join('\n')).toMatch(/Duplicate ID/);
      expect(findings.join('\n')).toMatch(/No “p” element in scope|“p” element/);
    },
    TIMEOUT_MS,
  );

  it(
    'finds nothing in the built site',
    async () => {
      expect(await askNu(documents)).toEqual([]);
    },
    TIMEOUT_MS,
  );
});
