/** The desk's forms do what the commands do: the same bytes, the same refusals; and each change can be undone. Neighbour: deskPlans.test.ts. */
import { execFile } from 'node:child_process';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { RefusedError } from '../../scripts/dev/write/refused.ts';
import type { ChangeActions, Changed } from '../../src/model/deskChanges.ts';
import { isLong } from '../long.ts';
import { LAWYER, prepareActions, root, textsOf } from './deskActions.ts';
import { describeWithGit } from './history.ts';
import { GERMAN, PAGE } from './translations.ts';

const run = promisify(execFile);
const { history, texts, touched, act, actOn, makeStale, comment } = prepareActions();

const idOf = ({ html }: Changed) => /data-take-back="(\d+)"/.exec(html)?.[1] ?? '';

async function command(contentDir: string, [script = '', ...parameters]: readonly string[]): Promise<void> {
  await run(process.execPath, ['scripts/core/start/run.mjs', join('scripts/cli', script), ...parameters], {
    cwd: root,
    env: { ...process.env, CONTENT_DIR: contentDir },
  });
}

interface Case {
  readonly name: string;
  readonly before?: () => Promise<unknown>;
  readonly action: () => Promise<Changed>;
  readonly line: readonly string[];
  /** False: only the long run starts the command, which takes a second. */
  readonly isUsual?: boolean;
}

const CASES: readonly Case[] = [
  {
    name: 'records a translation',
    before: makeStale,
    action: () => act('record', { filePath: GERMAN, parts: 'section.3' }),
    line: ['status.ts', '--record', `${GERMAN}#section.3`],
    isUsual: true,
  },
  {
    name: 'confirms all parts',
    before: makeStale,
    action: () => act('confirm', { filePath: `content/${PAGE}/tr.mdx`, by: 'Bora Örnek' }),
    line: ['status.ts', '--confirm', `content/${PAGE}/tr.mdx`, '--by', 'Bora Örnek'],
  },
  { name: 'signs off', action: () => act('signOff', { filePath: GERMAN }), line: ['signoff.ts', GERMAN] },
  {
    name: 'leaves a comment',
    action: () => act('comment', { say: 'comment', filePath: GERMAN, part: 'lead', text: 'Is this so?' }),
    line: ['comment.ts', `${GERMAN}#lead`, 'Is this so?'],
  },
  {
    name: 'answers a comment',
    before: comment,
    action: () => act('comment', { say: 'answer', filePath: GERMAN, number: '1', text: 'Yes, since 2011.' }),
    line: ['comment.ts', `${GERMAN}#lead`, '--answer', 'Yes, since 2011.'],
  },
  {
    name: 'closes a comment',
    before: comment,
    action: () => act('comment', { say: 'close', filePath: GERMAN, number: '1', text: '' }),
    line: ['comment.ts', `${GERMAN}#lead`, '--close'],
  },
  {
    name: 'makes a page',
    action: () => actOn('newPage', { area: 'rent', title: '', pageId: 'kira-sozlesmesi', pageKind: '' }),
    line: ['new.ts', 'rent/kira-sozlesmesi'],
  },
  {
    name: 'renames a page',
    action: () => actOn('renamePage', { pageId: 'kira-takip', newId: 'kira-izleme' }),
    line: ['rename.ts', 'kira-takip', 'kira-izleme'],
    isUsual: true,
  },
  {
    name: 'removes a page',
    action: () => actOn('retirePage', { pageId: 'kira-takip', to: 'kira-hukuku', why: '' }),
    line: ['retire.ts', 'kira-takip', '--to', 'kira-hukuku'],
  },
  {
    name: 'changes a fact',
    before: async () => {
      await history().edit(`${PAGE}/de.mdx`, ['>5 Jahren<', '>fünf Jahren<'], ['>5\u00a0Jahren<', '>fünf Jahren<']);
      history().commit();
    },
    action: () =>
      actOn('setFact', {
        id: 'rent-determination-threshold',
        value: '6 years',
        basis: 'TBK 344/4\n',
        reviewed: '2026-02-20',
        asked: 'de: fünf Jahren',
        written: 'sechs Jahren',
      }),
    line: [
      ...['facts.ts', '--set', 'rent-determination-threshold', 'P6Y', '--basis', 'TBK 344/4', '--reviewed', '2026-02-20'],
      ...['--as', 'de: fünf Jahren = sechs Jahren', '--write'],
    ],
  },
];

/** Refused requests, with their messages. */
const REFUSED: readonly (readonly [keyof ChangeActions, object, string])[] = [
  ['record', { filePath: 'content/pages/rent/kira-takip/fr.mdx' }, 'There is no file "content/pages/rent/kira-takip/fr.mdx".'],
  ['signOff', { filePath: `content/${PAGE}/tr.mdx` }, `Nothing is signed off: "${LAWYER}" may not sign this`],
  ['signOff', { filePath: GERMAN, by: 'Bora Örnek' }, 'content/people.yaml has no person "Bora Örnek".'],
  ['comment', { say: 'comment', filePath: GERMAN, part: 'step.9', text: 'x' }, 'has no part "step.9".'],
  ['comment', { say: 'comment', filePath: GERMAN, part: 'lead', text: ' ' }, 'The text is empty.'],
  ['comment', { say: 'close', filePath: GERMAN, number: '2', text: '' }, 'has no open comment with the number 2.'],
  ['comment', { say: 'close', filePath: GERMAN, number: '2', text: 'Yes.' }, 'An answer is typed'],
  ['newPage', { area: 'rent', title: '', pageId: '', pageKind: '' }, 'Write the title of the page'],
  ['newPage', { area: 'rent', title: 'Kira takip' }, 'There is a page "kira-takip" already'],
  ['renamePage', { pageId: 'kira-takip', newId: '../up' }, '"../up" cannot be an address'],
  ['renamePage', { pageId: 'kira-takip', newId: 'kira-hukuku' }, 'There is a page "kira-hukuku" already'],
  ['retirePage', { pageId: 'home', to: 'contact' }, 'No page has "kind: home".'],
  ['setFact', { id: 'x', value: 'soon', basis: 'TBK 1', reviewed: '2026-02-20' }, '"soon" is no value of the register'],
  ['setFact', { id: 'x', value: '6', basis: 'TBK 1', reviewed: '2099-02-20' }, '"2099-02-20" is no day up to today'],
  ['takeBack', { id: 'none' }, 'This change is not remembered any more.'],
];

describeWithGit('the desk', () => {
  it.each(CASES)('$name as the command does, and takes it back', async ({ before, action, line, isUsual }) => {
    await before?.();
    const twin = `${history().dir}-command`;
    await cp(history().dir, twin, { recursive: true });
    const earlier = texts();
    const done = await action();
    expect(done.isDone).toBe(true);
    expect(texts()).not.toEqual(earlier);
    if (isUsual || isLong) {
      await command(join(twin, 'content'), line);
      expect(texts()).toEqual(textsOf(join(twin, 'content')));
    }
    const changed = new Set([...Object.keys(earlier), ...Object.keys(texts())].filter((path) => earlier[path] !== texts()[path]));
    expect(new Set(touched())).toEqual(changed);
    await act('takeBack', { id: idOf(done) });
    expect(texts()).toEqual(earlier);
  });

  // In one history, because a refusal changes nothing.
  it('refuses in the words of the commands, and changes nothing', async () => {
    const before = texts();
    for (const [name, request, words] of REFUSED) {
      const error = await act(name, request).catch((thrown: unknown) => thrown);
      if (!(error instanceof RefusedError)) throw error;
      expect(error.message, `${name} ${JSON.stringify(request)}`).toContain(words);
      // What is said about comments is written when it is said, in the language of the desk.
      if (name !== 'comment') for (const language of ['de', 'tr'] as const) expect(error.messageIn(language)).not.toBe(error.message);
      expect(texts(), `${name} ${JSON.stringify(request)}`).toEqual(before);
    }
  });

  it.runIf(isLong)('refuses to sign what is a draft or behind, as the command does', async () => {
    await makeStale();
    await expect(act('signOff', { filePath: GERMAN })).rejects.toThrow('is older than its source');
    await act('confirm', { filePath: GERMAN });
    await history().edit(`${PAGE}/de.mdx`, ['reviewed:', 'draft: true\nreviewed:']);
    await expect(act('signOff', { filePath: GERMAN })).rejects.toThrow('is a draft');
  });

  it.runIf(isLong)('takes nothing back over a change that somebody has made since', async () => {
    await makeStale();
    const id = idOf(await act('record', { filePath: GERMAN }));
    await comment();
    const now = texts();
    await expect(act('takeBack', { id })).rejects.toThrow(`somebody has changed content/${PAGE}/review.yaml since`);
    expect(texts()).toEqual(now);
  });
});
