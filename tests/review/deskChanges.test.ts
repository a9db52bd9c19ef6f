/** The desk's forms do what the commands do: the same bytes, the same refusals. Large changes are shown first, and each can be undone. Long, because all of these tests share one repository and its helpers. */
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { cp, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeEach, expect, it } from 'vitest';
import { readConfig } from '../../scripts/core/config.ts';
import { runAction } from '../../scripts/dev/write/act.ts';
import { carryOut } from '../../scripts/dev/write/changes/carryOut.ts';
import { RefusedError } from '../../scripts/dev/write/refused.ts';
import { ACTIONS, type Workshop } from '../../scripts/dev/write/registry.ts';
import type { ChangeActions, Changed } from '../../src/model/deskChanges.ts';
import { isLong } from '../long.ts';
import { describeWithGit } from './history.ts';
import { GERMAN, makeTranslation, PAGE, type TranslationHistory } from './translations.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');
const LAWYER = 'Deneme Avukatı';

let history: TranslationHistory;
let touched: string[];

/** Texts by path in the content folder. */
type Texts = Readonly<Record<string, string>>;

function textsOf(contentDir: string): Texts {
  const entries = readdirSync(contentDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map(({ parentPath, name }) => join(parentPath, name)).sort();
  return Object.fromEntries(paths.map((path) => [path.slice(contentDir.length + 1), readFileSync(path, 'utf8')]));
}

const texts = () => textsOf(history.contentDir);

/** A server's workshop without Vite: components are loaded as they are. */
function workshop(): Workshop {
  const site = {
    get: () => ({ issues: [], isChecked: true, version: 1, deskVersion: 1 }),
    touch: (path: string) => touched.push(path),
    readNow: () => Promise.resolve(undefined),
  };
  const modules = { load: (path: string) => import(join(root, path)) };
  return { config: readConfig({ CONTENT_DIR: history.contentDir }, root), site, modules, language: 'en' } as unknown as Workshop;
}

async function act(name: keyof ChangeActions, request: object): Promise<Changed> {
  return (await runAction(await ACTIONS[name](), request, workshop())) as Changed;
}

/** Reads the plan, and presses its button. */
async function actOn(name: keyof ChangeActions, request: object): Promise<Changed> {
  const plan = await act(name, request);
  expect(plan.isDone).toBe(false);
  const [, seen = ''] = /<button type="submit" value="([0-9a-f]{64})"/.exec(plan.html) ?? [];
  return act(name, { ...request, seen });
}

const idOf = ({ html }: Changed) => /data-take-back="(\d+)"/.exec(html)?.[1] ?? '';

async function command(contentDir: string, [script = '', ...parameters]: readonly string[]): Promise<void> {
  await run(process.execPath, ['scripts/core/start/run.mjs', join('scripts/cli', script), ...parameters], {
    cwd: root,
    env: { ...process.env, CONTENT_DIR: contentDir },
  });
}

beforeEach(async () => {
  touched = [];
  history = await makeTranslation();
  history.git('config', 'user.name', LAWYER);
  await writeFile(join(history.contentDir, 'people.yaml'), `- { id: a, name: ${LAWYER}, signs: { languages: [de] } }\n`);
  await cp(join(root, 'content/outlines'), join(history.contentDir, 'outlines'), { recursive: true });
  history.commit();
});

/** The source of a part changes, and the translation of another one. */
async function makeStale(): Promise<void> {
  await history.edit(`${PAGE}/tr.mdx`, ['Harç ödenir.', 'Harç ve gider avansı ödenir.'], ['Davayı sulh', 'Bu davayı sulh']);
  await history.edit(`${PAGE}/de.mdx`, ['eine Gebühr', 'eine Gebühr mit Vorschuss']);
  history.commit();
}

const comment = (): Promise<unknown> => act('comment', { say: 'comment', filePath: GERMAN, part: 'lead', text: 'Is this so?' });

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
      await history.edit(`${PAGE}/de.mdx`, ['>5 Jahren<', '>fünf Jahren<'], ['>5\u00a0Jahren<', '>fünf Jahren<']);
      history.commit();
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
    const twin = `${history.dir}-command`;
    await cp(history.dir, twin, { recursive: true });
    const earlier = texts();
    const done = await action();
    expect(done.isDone).toBe(true);
    expect(texts()).not.toEqual(earlier);
    if (isUsual || isLong) {
      await command(join(twin, 'content'), line);
      expect(texts()).toEqual(textsOf(join(twin, 'content')));
    }
    const changed = new Set([...Object.keys(earlier), ...Object.keys(texts())].filter((path) => earlier[path] !== texts()[path]));
    expect(new Set(touched)).toEqual(changed);
    await act('takeBack', { id: idOf(done) });
    expect(texts()).toEqual(earlier);
  });

  it('shows what a change would do, and carries out nothing that has not been shown', async () => {
    const before = texts();
    const plan = await act('renamePage', { pageId: 'kira-takip', newId: 'kira-izleme' });
    expect(plan.html).toContain('<code>/kira-takip</code> → <code>/kira-izleme</code>');
    expect(plan.html).toContain(`content/pages/rent/kira-izleme/de.mdx`);
    const other = await act('renamePage', { pageId: 'kira-takip', newId: 'kira-izleme', seen: 'another plan' });
    expect(other).toMatchObject({ isDone: false, html: expect.stringContaining('not what you have read') });
    expect(texts()).toEqual(before);
  });

  it('shows every sentence of a fact before and after, and asks for the words that no rule can write', async () => {
    await history.edit(`${PAGE}/de.mdx`, [/>5\s?Jahren</, '>fünf Jahren<']);
    const change = { id: 'rent-determination-threshold', value: '6 yıl', basis: 'TBK 344/4', reviewed: '2026-02-20' };
    const { html } = await act('setFact', change);
    expect(html).toContain('<del>5 yıl</del><ins>6 yıl</ins>');
    expect(html).toContain('<del>fünf Jahren</del><ins>?</ins>');
    expect(html).toContain('<input type="hidden" name="asked" value="de: fünf Jahren"/>');
    const again = await act('setFact', { ...change, asked: ['de: fünf Jahren'], written: 'sechs Jahren' });
    expect(again.html).toContain('<del>fünf Jahren</del><ins>sechs Jahren</ins>');
    // What was typed goes along with the plan.
    expect(again.html).toMatch(/name="asked" value="de: fünf Jahren"[\s\S]*value="sechs Jahren"/);
  });

  it('says beforehand what is left after the change of a fact, as it is left then, and changes nothing', async () => {
    await history.edit(`${PAGE}/de.mdx`, [/>5\s?Jahren</, '>fünf Jahren<']);
    await writeFile(join(history.contentDir, 'articles.yaml'), 'TBK:\n  asOf: 2026-01-01\n  articles: [344/3]\n');
    const change = { id: 'rent-determination-threshold', value: '6 yıl', basis: 'TBK 344/4', reviewed: '2026-02-20' };
    const { html: plan } = await act('setFact', change);
    expect(plan).toContain('data-foresee="/_desk/do/foreseeFact"');
    const before = texts();
    const { html } = await act('foreseeFact', change);
    expect(texts()).toEqual(before);
    expect(html).toContain('What npm run check will find then:');
    expect(html).toContain('Nobody has confirmed TBK 344/4.');
    const listOf = (text: string) => /<ol class="desk-findings">.*?<\/ol>/s.exec(text)?.[0];
    expect(listOf(html)).toContain('fünf Jahren');
    expect(listOf((await actOn('setFact', change)).html)).toBe(listOf(html));
    await expect(act('foreseeFact', { ...change, value: 'soon' })).rejects.toThrow('"soon" is no value');
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
    await history.edit(`${PAGE}/de.mdx`, ['reviewed:', 'draft: true\nreviewed:']);
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

  it.runIf(isLong)(
    'puts the title that was typed into the source of a new page, and removes the page while nobody has written in it',
    async () => {
      const before = texts();
      await actOn('newPage', { area: 'rent', title: 'Depozito: ne zaman?' });
      const source = 'pages/rent/depozito-ne-zaman/tr.mdx';
      expect(texts()[source]).toContain('\ntitle: "Depozito: ne zaman?"\nshortTitle: ⟪');
      expect(texts()['pages/rent/depozito-ne-zaman/de.mdx']).toContain('\ntitle: ⟪');
      await actOn('retirePage', { pageId: 'depozito-ne-zaman' });
      expect(texts()).toEqual(before);

      await actOn('newPage', { area: 'rent', title: 'Depozito: ne zaman?' });
      await history.edit(source, ['shortTitle: ⟪', 'shortTitle: Depozito ⟪']);
      const refused = act('retirePage', { pageId: 'depozito-ne-zaman' });
      await expect(refused).rejects.toThrow(`they would be lost (content/${source})`);
      expect(texts()[source]).toContain('shortTitle: Depozito');
    },
  );

  it('leaves everything as it was when the disk refuses in the middle', async () => {
    const before = texts();
    const failing = carryOut(workshop(), async () => {
      await writeFile(join(history.contentDir, 'facts.yaml'), 'half');
      await writeFile(join(history.contentDir, 'new.yaml'), 'half');
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', syscall: 'write' });
    });
    await expect(failing).rejects.toThrow('Nothing is changed. The disk is full');
    expect(texts()).toEqual(before);
  });

  it('writes nowhere while the content contains a link to another place', async () => {
    await symlink(history.dir, join(history.contentDir, 'pages/rent/elsewhere'));
    await expect(act('record', { filePath: GERMAN })).rejects.toThrow('content/pages/rent/elsewhere is a link to another place');
  });
});
