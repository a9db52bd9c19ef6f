/** Every command refuses unknown arguments, and says what to type instead. */
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readConfig } from '../scripts/core/config.ts';

const root = join(import.meta.dirname, '..');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Readonly<Record<string, string>> };
const STARTED = Object.values(scripts).flatMap((line) => /run\.mjs (?<path>\S+\.ts)/.exec(line)?.groups?.path ?? []);
const COMMANDS = readdirSync(join(root, 'scripts/cli'), { withFileTypes: true })
  .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
  .map(({ name }) => `scripts/cli/${name}`);
const PATHS = [...new Set([...STARTED, ...COMMANDS])].sort();
/** Commands that only engineers and operators use, and all that is not in scripts/cli itself, are explained in English. */
const ENGINEERS = new Set([
  ...PATHS.filter((path) => !COMMANDS.includes(path)),
  ...['build', 'dependencies', 'deploy', 'fonts', 'icons', 'links', 'preview', 'sbom', 'schemas', 'searchReport', 'smoke', 'start'].map(
    (name) => `scripts/cli/${name}.ts`,
  ),
]);

const argv = [...process.argv];

beforeEach(() => {
  // A command that does not refuse its arguments does its work here.
  const elsewhere = mkdtempSync(join(tmpdir(), 'commands-'));
  vi.spyOn(process, 'cwd').mockReturnValue(elsewhere);
  vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
});

afterEach(() => {
  vi.restoreAllMocks();
  process.argv.splice(0, process.argv.length, ...argv);
  process.exitCode = 0;
});

/** What a command prints about its arguments, and its exit status. */
async function start(path: string, ...parameters: string[]): Promise<{ readonly code: unknown; readonly output: string }> {
  process.argv.splice(0, process.argv.length, process.execPath, join(root, path), ...parameters);
  const print = vi.spyOn(console, 'error').mockReturnValue();
  // The query makes it another module, so that a file starts once for each test.
  await import(`${join(root, path)}?${parameters.map(encodeURIComponent).join('&')}`);
  return { code: process.exitCode, output: print.mock.calls.flat().join('\n') };
}

it.each(PATHS)('%s refuses an option that it does not know', async (path) => {
  const { code, output } = await start(path, '--no-such-option');
  expect(code).toBeGreaterThan(0);
  expect(output).toMatch(/^Unknown option '--no-such-option'\.\n\nUse:\s+(?:npm |node scripts\/)/);
});

it.each(PATHS)('%s says how it is used when it is asked with --help', async (path) => {
  const print = vi.spyOn(console, 'log').mockReturnValue();
  const { code, output } = await start(path, '--help');
  expect([code, output]).toEqual([0, '']);
  expect(print.mock.calls.flat().join('\n')).toMatch(/^Use:\s+(?:npm |node scripts\/)/);
});

it.each([
  ['scripts/cli/check.ts', ['--format=jsn'], '--format is "jsn"; it must be text or json or github.'],
  ['scripts/cli/check.ts', ['--fix=all'], "Option '--fix' does not take an argument."],
  ['scripts/cli/status.ts', ['--format=html'], '--format is "html"; it must be text or json or markdown.'],
  ['scripts/cli/build.ts', ['--stats'], "Option '--stats <value>' argument missing."],
  // Text that is copied from a page or a program has such spaces.
  ['scripts/cli/check.ts', ['--format=js\u00a0n'], '--format is "js n"; it must be text or json or github.'],
  ['scripts/cli/build.ts', ['dist'], 'Unexpected argument "dist".'],
  ['scripts/cli/rename.ts', ['one'], 'An argument is missing.'],
  ['scripts/cli/new.ts', [''], 'An argument is missing.'],
  ['scripts/cli/retire.ts', ['page', '--to', 'other', '--why', 'reason'], '--to and --why exclude each other.'],
] as const)('%s %j says what is wrong, and what to type', async (path, parameters, problem) => {
  const { code, output } = await start(path, ...parameters);
  expect(code).toBe(1);
  expect(output.startsWith(`${problem}\n\nUse:`), output).toBe(true);
});

it.each(PATHS)('%s explains itself in German unless it is an engineer’s', async (path) => {
  vi.stubEnv('LC_ALL', 'de_DE.UTF-8');
  const { output } = await start(path, '--unbekannt');
  vi.unstubAllEnvs();
  const isGerman = /^Die Option --unbekannt gibt es nicht\.\n\nSo wird der Befehl verwendet:/.test(output);
  expect(isGerman, output).toBe(!ENGINEERS.has(path));
});

it.each([
  ['de_DE.UTF-8', 'status.ts', ['--record'], 'Es fehlt eine Datei.\n\nSo wird der Befehl verwendet:'],
  ['tr_TR.UTF-8', 'rename.ts', ['bir'], 'Eksik bir bilgi var.\n\nKullanımı: npm run rename'],
  ['de_DE.UTF-8', 'new.ts', ['--kin=guide'], 'Die Option --kin gibt es nicht.\n\nSo wird'],
  ['tr_TR.UTF-8', 'facts.ts', ['--set', 'x', 'soon'], '“soon” listeye yazılabilecek bir değer değil'],
  ['de_DE.UTF-8', 'comment.ts', ['a/de.mdx#lead'], 'Es fehlt der Text der Anmerkung.\n\nSo wird'],
  ['tr_TR.UTF-8', 'comment.ts', ['a/de.mdx#lead', '--close', '--number', 'iki'], '“iki” bir notun numarası değil'],
  ['tr_TR.UTF-8', 'review.ts', [], 'Eksik bir bilgi var.\n\nKullanımı: npm run review'],
  ['de_DE.UTF-8', 'release.ts', ['jetzt'], '„jetzt“ ist zu viel.\n\nSo wird'],
  ['tr_TR.UTF-8', 'launchCheck.ts', ['--format=html'], '--format için “html” yazılmış'],
  // A deployment is an engineer's, and explained in English only.
  ['de_DE.UTF-8', 'deploy.ts', ['--gibt-es-nicht'], "Unknown option '--gibt-es-nicht'.\n\nUse:"],
] as const)('in %s, %s %j says what is wrong in that language', async (language, name, parameters, problem) => {
  vi.stubEnv('LC_ALL', language);
  const { code, output } = await start(`scripts/cli/${name}`, ...parameters);
  vi.unstubAllEnvs();
  expect(code).toBeGreaterThan(0);
  expect(output.startsWith(problem), output).toBe(true);
});

it('a command says which options npm has taken, and what to type', async () => {
  vi.stubEnv('npm_lifecycle_event', 'check');
  vi.stubEnv('npm_config_fix', 'true');
  const { code, output } = await start('scripts/cli/check.ts', 'kira-takip');
  vi.unstubAllEnvs();
  expect(code).toBe(1);
  expect(output).toContain(
    'npm has taken --fix for itself, because "--" is missing in front of the options. Type:\n  npm run check -- --fix kira-takip\n',
  );
});

it('the environment is read as strictly', () => {
  expect(() => readConfig({ SOCIAL_IMAGES: 'false' })).toThrow('SOCIAL_IMAGES is "false"; it must be yes or no.');
  expect(() => readConfig({ COMPRESSION: 'Best' })).toThrow('COMPRESSION is "Best"; it must be best or quick.');
  expect(readConfig({ SOCIAL_IMAGES: '', MARKDOWN_TWINS: 'no' })).toMatchObject({ socialImages: true, markdownTwins: false });
  expect(readConfig({ PORT: '' }).port).toBeUndefined();
  // What a build makes may be uploaded.
  expect(readConfig({})).toMatchObject({ compression: 'best' });
});
