/** Makes small Git histories of a content folder for tests, and reads the text of reports. */
import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Parser } from 'htmlparser2';
import { describe } from 'vitest';
import { type Content, loadContent } from '../../scripts/content/load.ts';
import { type Config, readConfig } from '../../scripts/core/config.ts';
import { reviewRange } from '../../scripts/rules/reviewChange.ts';
import type { ChangeReport } from '../../scripts/translation/changeReport.ts';
import { resolveRange } from '../../scripts/translation/gitTree.ts';
import { findNamed } from '../../scripts/translation/openReview.ts';
import { emitHtml } from '../../scripts/translation/report/html.ts';
import { gitRootOf } from '../../scripts/translation/states.ts';
import { recordNamed } from '../../scripts/translation/updateRecords.ts';
import type { Language } from '../../src/messages/language.ts';
import { needProgram } from '../missing.ts';

const root = join(import.meta.dirname, '../..');
const hasGit = needProgram('git', 'change reports, and what was read, translated and signed off in earlier commits') !== undefined;

/** `describe` for tests that need a history: left out and reported where Git is not installed. */
export const describeWithGit = describe.skipIf(!hasGit);

/** Pages of the good fixture: an area in two languages, a service in one. */
export const AREA = 'content/pages/rent/kira-hukuku';
export const SERVICE = 'content/pages/rent/kira-takip';

/** A repository whose first commit contains the good fixture. */
export interface History {
  readonly dir: string;
  git(...args: readonly string[]): string;
  /** Changes a file by a function of its text. */
  edit(name: string, change: (text: string) => string): Promise<void>;
  /** Writes a file; undefined removes it. */
  write(name: string, text: string | undefined): Promise<void>;
  move(from: string, to: string): Promise<void>;
  commit(subject: string): void;
  /** Runs a command of the reviewers over the content, such as a sign-off. */
  record(work: (content: Content) => Promise<unknown>): Promise<void>;
  /** Report of the differences from `asked`, by default the first commit. */
  review(asked?: string, language?: Language): Promise<ChangeReport>;
}

/** The change report of a state, or of two, of the content. Throws a UsageError when Git cannot read them. */
export async function reviewChange(config: Config, asked: string, language: Language = 'en'): Promise<ChangeReport> {
  return (await reviewRange(config, await resolveRange(gitRootOf(config), asked))).reportIn(language);
}

export async function makeHistory(): Promise<History> {
  const dir = await mkdtemp(join(tmpdir(), 'history-'));
  firstCommit ??= makeFirstCommit();
  await cp(await firstCommit, dir, { recursive: true });
  const git = gitIn(dir);
  const config = { ...readConfig({ CONTENT_DIR: join(dir, 'content') }, root) };
  const commit = (subject: string) => {
    git('add', '--all');
    git('commit', '--quiet', '--message', subject);
  };
  const write = async (name: string, text: string | undefined): Promise<void> => {
    const path = join(dir, name);
    if (text === undefined) return rm(path, { recursive: true });
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  };
  return {
    dir,
    git,
    write,
    commit,
    edit: async (name, change) => {
      const before = await readFile(join(dir, name), 'utf8');
      const after = change(before);
      if (after === before) throw new Error(`${name} stays as it was.`);
      await write(name, after);
    },
    move: async (from, to) => {
      await mkdir(dirname(join(dir, to)), { recursive: true });
      await rename(join(dir, from), join(dir, to));
    },
    record: async (work) => {
      const { content } = await loadContent({ contentDir: config.contentDir });
      if (!content) throw new Error('The content cannot be read.');
      await work(content);
    },
    review: (asked = 'first', language) => reviewChange(config, asked, language),
  };
}

/** A repository with the first commit. Each history is a copy of it, because Git takes longer to make it than the disk to copy it. */
let firstCommit: Promise<string> | undefined;

async function makeFirstCommit(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'first-'));
  await cp(join(root, 'tests/fixtures/good'), join(dir, 'content'), { recursive: true });
  const git = gitIn(dir);
  // No sample hooks, which would be copied each time.
  git('init', '--quiet', '--initial-branch=main', '--template=');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'The site');
  git('tag', 'first');
  return dir;
}

const OPTIONS = ['user.name=Test', 'user.email=test@example.org', 'commit.gpgsign=false', 'maintenance.auto=false'].flatMap((option) => [
  '-c',
  option,
]);

function gitIn(dir: string): History['git'] {
  return (...args) => execFileSync('git', [...OPTIONS, ...args], { cwd: dir, encoding: 'utf8' });
}

/** As `npm run status -- --record <file>`: the translation renders its source as it is now. */
export async function recordTranslationOf(history: History, filePath: string): Promise<void> {
  await history.record((content) => recordNamed({ content, earlier: new Map() }, findNamed(content, [filePath])));
}

/** What a screen reader says: all words of the document in order, on one line. */
export function spoken(report: ChangeReport): string {
  return textOf(emitHtml(report));
}

/** The text below a heading of the report, up to the next one of the same rank. */
export function spokenSection(report: ChangeReport, title: string): string {
  const part = emitHtml(report)
    .split(/(?=<section )/)
    .find((html) => textOf(html).startsWith(title));
  return part ? textOf(part).slice(title.length).trim() : '';
}

function textOf(html: string): string {
  let text = '';
  let isStyle = false;
  const parser = new Parser({
    onopentagname: (name) => {
      isStyle = name === 'style';
      if (/^(?:p|li|h\d|td|th|tr|div|section)$/.test(name)) text += ' ';
    },
    onclosetag: (name) => {
      if (name === 'style') isStyle = false;
    },
    ontext: (piece) => {
      if (!isStyle) text += piece;
    },
  });
  parser.end(html);
  return text.replace(/\s+/g, ' ').trim();
}
