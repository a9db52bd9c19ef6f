/** Keeps the site up to date while it is edited: shows an edit at once, and checks its effects on other pages in the pauses. */
import { setImmediate, setTimeout } from 'node:timers/promises';
import type { Issue } from '../../src/model/issue.ts';
import { openContentCache } from '../content/contentCache.ts';
import { readModifiedDays } from '../content/modifiedDays.ts';
import { CONTENT_LABEL } from '../content/read.ts';
import type { Config } from '../core/config.ts';
import { readCommit } from '../core/git.ts';
import { checkStructure } from '../rules/structureRules.ts';
import { type ContentReader, openContentReader, type Reading } from './contentReader.ts';
import { deriveSnapshot, type Snapshot } from './snapshot.ts';
import { openTextCheck, type TextCheck } from './textCheck.ts';

/** Time from the last edit to the word check and the comparison with the disk, in milliseconds. */
const PAUSE_MS = 1500;

/** Time for open pages to show an edit before the rules run, in milliseconds. */
const SHOW_MS = 150;

export interface LiveState {
  /** Undefined while nothing can be shown. */
  readonly snapshot?: Snapshot | undefined;
  readonly issues: readonly Issue[];
  /** True when all rules have checked the newest content. */
  readonly isChecked: boolean;
  /** Number of readings. */
  readonly version: number;
  /** Number of readings and checks. */
  readonly deskVersion: number;
}

export interface LiveSite {
  get(): LiveState;
  /** Reports a change at a path inside the content folder; '' means all of it. */
  touch(path: string): void;
  /** Like `touch`; resolves to the state that shows the change. */
  readNow(path: string): Promise<LiveState>;
  readonly compile: ContentReader['compile'];
  readonly readAs: ContentReader['readAs'];
  readonly checkDraft: TextCheck['checkDraft'];
  /** Reads and analyzes everything again, because needed cache entries were deleted. */
  readAgain(): Promise<LiveState>;
  /** Resolves when all reported changes have been read and the structure has been checked. */
  settle(): Promise<void>;
  stop(): void;
}

export interface LiveSiteOptions {
  /** Called after every reading and every check. */
  readonly onChange: (state: LiveState) => void;
  /** Called with the findings for the newest content: first after the structure check, then after the word check. */
  readonly onReport: (issues: readonly Issue[], state: LiveState) => void;
  readonly onUncached?: ((count: number) => void) | undefined;
  /** Checks start after this promise, so that they never delay the first response. */
  readonly begin?: Promise<void> | undefined;
}

/** Resolves after the first reading. */
export async function openLiveSite(config: Config, { onChange, onReport, onUncached, begin }: LiveSiteOptions): Promise<LiveSite> {
  const { contentDir } = config;
  const cache = openContentCache(config);
  let commit = await readCommit(contentDir);
  const reader = openContentReader({ contentDir, cache, modifiedOf: await readModifiedDays(config.root, contentDir), onUncached });

  let reading: Reading = { issues: [] };
  /** Findings of the rules, without those of files that were edited since. */
  let structure: readonly Issue[] = [];
  let texts: readonly Issue[] = [];
  let state: LiveState = { issues: [], isChecked: false, version: 0, deskVersion: 0 };
  const pending = new Set<string>(['']);
  let pause: NodeJS.Timeout | undefined;
  let working: Promise<void> = Promise.resolve();
  let following: Promise<void> = Promise.resolve();

  const textCheck = openTextCheck(({ version, issues }) => {
    // A newer edit triggers its own check.
    if (version !== state.version) return;
    texts = issues;
    update({ isChecked: true });
    onReport(state.issues, state);
  });

  function update(change: Partial<LiveState>): void {
    state = { ...state, issues: [...reading.issues, ...structure, ...texts], deskVersion: state.deskVersion + 1, ...change };
    onChange(state);
  }

  function show(next: Reading, paths: readonly string[]): void {
    reading = next;
    // Drops findings of the edited files, which the next check reports again if they remain; those of other files stay until then.
    const isReplaced = ({ filePath }: Issue) => paths.some((path) => filePath === `${CONTENT_LABEL}/${path}`);
    structure = structure.filter((issue) => !isReplaced(issue));
    texts = texts.filter((issue) => !isReplaced(issue));
    const snapshot = deriveSnapshot(config, reading, state.snapshot) ?? state.snapshot;
    update({ snapshot, isChecked: false, version: state.version + 1 });
    following = follow(state.version);
  }

  async function readPending(): Promise<void> {
    while (pending.size > 0) {
      const paths = [...pending];
      pending.clear();
      const next = await reader.read(paths);
      if (next !== reading) show(next, paths);
    }
  }

  /** Checks structure rule by rule, to leave time for requests and edits in between; the words when the writer pauses. */
  async function follow(version: number): Promise<void> {
    clearTimeout(pause);
    await begin;
    // Open pages fetch the new text now; rules would delay them.
    await setTimeout(SHOW_MS);
    if (version !== state.version) return;
    const found: Issue[] = [];
    for (const issues of reading.content ? checkStructure(reading.content) : []) {
      await setImmediate();
      if (version !== state.version) return;
      found.push(...issues);
    }
    structure = found;
    update({ isChecked: !config.checkTexts });
    onReport([...reading.issues, ...structure], state);
    pause = globalThis.setTimeout(() => void lookAgain(version).catch(console.error), PAUSE_MS);
  }

  /** Finds changes without events, and new commits. */
  async function lookAgain(version: number): Promise<void> {
    const missed = await reader.findMissed();
    if (missed.length > 0) return touch(...missed);
    const now = await readCommit(contentDir);
    if (now !== commit) {
      commit = now;
      const modifiedOf = await readModifiedDays(config.root, contentDir);
      return enqueue(async () => show(reader.setDays(modifiedOf), []));
    }
    if (config.checkTexts && version === state.version) textCheck.start(version);
  }

  function touch(...paths: string[]): void {
    for (const path of paths) pending.add(path);
    enqueue(readPending);
  }

  /** Readings never overlap; a change during one is read in the next. */
  function enqueue(work: () => Promise<void>): void {
    working = working.then(work).catch(console.error);
  }

  await readPending();
  return {
    get: () => state,
    touch,
    async readNow(path) {
      touch(path);
      await working;
      return state;
    },
    compile: reader.compile,
    readAs: reader.readAs,
    checkDraft: textCheck.checkDraft,
    async readAgain() {
      reader.forget();
      touch('');
      await working;
      return state;
    },
    async settle() {
      await working;
      await following;
    },
    stop() {
      clearTimeout(pause);
      textCheck.stop();
    },
  };
}
