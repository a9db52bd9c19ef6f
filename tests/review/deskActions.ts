/** A content under Git for each test of a file, and the desk's actions on it. */
import { readdirSync, readFileSync } from 'node:fs';
import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect } from 'vitest';
import { readConfig } from '../../scripts/core/config.ts';
import { runAction } from '../../scripts/dev/write/act.ts';
import { ACTIONS, type Workshop } from '../../scripts/dev/write/registry.ts';
import type { ChangeActions, Changed } from '../../src/model/deskChanges.ts';
import { GERMAN, makeTranslation, PAGE, type TranslationHistory } from './translations.ts';

export const root = join(import.meta.dirname, '../..');
/** May sign the German texts. */
export const LAWYER = 'Deneme Avukatı';

/** Texts by path in the content folder. */
export type Texts = Readonly<Record<string, string>>;

export function textsOf(contentDir: string): Texts {
  const entries = readdirSync(contentDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map(({ parentPath, name }) => join(parentPath, name)).sort();
  return Object.fromEntries(paths.map((path) => [path.slice(contentDir.length + 1), readFileSync(path, 'utf8')]));
}

export interface Actions {
  readonly history: () => TranslationHistory;
  readonly texts: () => Texts;
  /** Paths that the actions said they had changed. */
  readonly touched: () => readonly string[];
  /** A server's workshop without Vite: components are loaded as they are. */
  readonly workshop: () => Workshop;
  readonly act: (name: keyof ChangeActions, request: object) => Promise<Changed>;
  /** Reads the plan, and presses its button. */
  readonly actOn: (name: keyof ChangeActions, request: object) => Promise<Changed>;
  /** The source of a part changes, and the translation of another one. */
  readonly makeStale: () => Promise<void>;
  readonly comment: () => Promise<unknown>;
}

/** Call once, at the top of a test file. */
export function prepareActions(): Actions {
  let history: TranslationHistory;
  let touched: string[];
  beforeEach(async () => {
    touched = [];
    history = await makeTranslation();
    history.git('config', 'user.name', LAWYER);
    await writeFile(join(history.contentDir, 'people.yaml'), `- { id: a, name: ${LAWYER}, signs: { languages: [de] } }\n`);
    await cp(join(root, 'content/outlines'), join(history.contentDir, 'outlines'), { recursive: true });
    history.commit();
  });
  const workshop = () => {
    const site = {
      get: () => ({ issues: [], isChecked: true, version: 1, deskVersion: 1 }),
      touch: (path: string) => touched.push(path),
      readNow: () => Promise.resolve(undefined),
    };
    const modules = { load: (path: string) => import(join(root, path)) };
    return { config: readConfig({ CONTENT_DIR: history.contentDir }, root), site, modules, language: 'en' } as unknown as Workshop;
  };
  const act: Actions['act'] = async (name, request) => (await runAction(await ACTIONS[name](), request, workshop())) as Changed;
  return {
    history: () => history,
    texts: () => textsOf(history.contentDir),
    touched: () => touched,
    workshop,
    act,
    async actOn(name, request) {
      const plan = await act(name, request);
      expect(plan.isDone).toBe(false);
      const [, seen = ''] = /<button type="submit" value="([0-9a-f]{64})"/.exec(plan.html) ?? [];
      return act(name, { ...request, seen });
    },
    async makeStale() {
      await history.edit(`${PAGE}/tr.mdx`, ['Harç ödenir.', 'Harç ve gider avansı ödenir.'], ['Davayı sulh', 'Bu davayı sulh']);
      await history.edit(`${PAGE}/de.mdx`, ['eine Gebühr', 'eine Gebühr mit Vorschuss']);
      history.commit();
    },
    comment: () => act('comment', { say: 'comment', filePath: GERMAN, part: 'lead', text: 'Is this so?' }),
  };
}
