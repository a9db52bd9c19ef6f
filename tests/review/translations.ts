/** A page with its translation in a small Git history, and the commands of writers, translators and reviewers over it. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openContentCache } from '../../scripts/content/contentCache.ts';
import { loadContent } from '../../scripts/content/load.ts';
import { readConfig } from '../../scripts/core/config.ts';
import { signOff } from '../../scripts/rules/writing/signOff.ts';
import { deriveStatus, type LanguageStatus, type Status } from '../../scripts/translation/deriveStatus.ts';
import { readEarlierParts } from '../../scripts/translation/history.ts';
import { findNamed, type Review } from '../../scripts/translation/openReview.ts';
import { formatNote, recordNamed } from '../../scripts/translation/updateRecords.ts';
import { makeHistory } from './history.ts';

export const TODAY = '2026-03-01';
/** Relative to the content folder. */
export const PAGE = 'pages/rent/kira-takip';
/** As reports and commands name it. */
export const GERMAN = `content/${PAGE}/de.mdx`;

const TURKISH = `---
seo:
  title: Kira takibi denemesi
  description: Kira takibi sayfası denemeler için vardır ve yeterince uzun bir açıklama taşır.
title: Kira takibi
description: Kirayı kim izler?
kind: service
order: 1
faq:
  - question: Vekaletname gerekir mi?
    answer: Evet, gerekir.
  - question: Ne kadar sürer?
    answer: Birkaç hafta sürer.
reviewed: 2026-01-01
---

Kısa bir giriş.

## Belgeler

Sözleşmeyi hazırlayın. Makbuzları saklayın. Kira <Fact id="rent-determination-threshold">5\u00a0yıl</Fact> sonra belirlenir.

## Mahkeme

Davayı sulh hukuk mahkemesi görür.

## Masraflar

Harç ödenir.
`;

/** Of the page in German. */
export const TRANSLATION = `---
seo:
  title: Mietverfolgung im Versuch
  description: Die Seite über die Mietverfolgung ist für Versuche da und hat eine lange Beschreibung.
title: Mietverfolgung
description: Wer verfolgt die Miete?
faq:
  - question: Ist eine Vollmacht nötig?
    answer: Ja, sie ist nötig.
  - question: Wie lange dauert es?
    answer: Es dauert einige Wochen.
reviewed: 2026-01-01
---

Eine kurze Einleitung.

## Unterlagen

Bereiten Sie den Vertrag vor. Bewahren Sie Quittungen auf. Die Miete wird nach <Fact id="rent-determination-threshold">5\u00a0Jahren</Fact> festgesetzt.

## Gericht

Das Friedensgericht behandelt die Klage.

## Kosten

Es fällt eine Gebühr an.
`;

const config = readConfig({}, join(import.meta.dirname, '../..'));
const cache = openContentCache(config);

/** Names of files to edit are relative to the content folder; names for commands begin with `content/`. */
export interface TranslationHistory {
  readonly dir: string;
  readonly contentDir: string;
  git(...args: readonly string[]): string;
  commit(): void;
  edit(name: string, ...changes: readonly (readonly [string | RegExp, string])[]): Promise<void>;
  open(): Promise<Review>;
  read(): Promise<Status>;
  stateOf(filePath?: string): Promise<LanguageStatus>;
  /** Each of these three gives the lines that its command prints. */
  record(...names: string[]): Promise<readonly string[]>;
  confirm(...names: string[]): Promise<readonly string[]>;
  sign(...names: string[]): Promise<string[]>;
  recordText(): Promise<string>;
}

/** The page in two languages, whose translation is recorded as rendering the source. */
export async function makeTranslation(): Promise<TranslationHistory> {
  const { dir, git, write, edit, commit } = await makeHistory();
  const contentDir = join(dir, 'content');
  const open = async (): Promise<Review> => {
    const { content } = await loadContent({ contentDir, cache });
    if (!content) throw new Error('The content cannot be read.');
    return { content, earlier: await readEarlierParts(content, cache) };
  };
  const read = async () => {
    const { content, earlier } = await open();
    return deriveStatus(content, TODAY, earlier);
  };
  const history: TranslationHistory = {
    dir,
    contentDir,
    git,
    commit: () => commit('A step'),
    edit: (name, ...changes) => edit(`content/${name}`, (before) => changes.reduce((text, [from, to]) => text.replace(from, to), before)),
    open,
    read,
    stateOf: async (filePath = GERMAN) => {
      const found = (await read()).languages.find((language) => language.filePath === filePath);
      if (!found) throw new Error(`${filePath} has no status.`);
      return found;
    },
    record: async (...names) => {
      const review = await open();
      return (await recordNamed(review, findNamed(review.content, names))).lines;
    },
    confirm: async (...names) => {
      const review = await open();
      return (await recordNamed(review, findNamed(review.content, names), { by: 'Deneme Kişisi', on: TODAY })).lines;
    },
    sign: async (...names) => {
      const { content } = await open();
      const pages = findNamed(content, names).map(({ page }) => page);
      return (await signOff(content, pages, { by: 'Deneme Avukatı', on: '2026-02-01' })).map(formatNote);
    },
    recordText: () => readFile(join(contentDir, PAGE, 'review.yaml'), 'utf8'),
  };
  await write(`content/${PAGE}/tr.mdx`, TURKISH);
  await write(GERMAN, TRANSLATION);
  history.commit();
  await history.record(GERMAN);
  history.commit();
  return history;
}
