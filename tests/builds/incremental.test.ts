/**
 * Whatever has changed, a build that takes what it can from the cache gives byte for byte what a build without a cache gives.
 * One project builds on and on, with its cache; its twin stands elsewhere and builds each state anew.
 */
import { appendFile, cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { build, edit, hashesOf, makeProject } from './project.ts';

const BUILDS_TIMEOUT_MS = 240_000;
/** What the rules say of the words changes nothing of what is built. */
const BARE = { CHECK_TEXTS: 'no' };

interface Change {
  readonly name: string;
  apply(dir: string): Promise<void>;
  /** Environment of the build. */
  readonly env?: NodeJS.ProcessEnv;
}

const write = async (dir: string, name: string, text: string) => {
  await mkdir(dirname(join(dir, name)), { recursive: true });
  await writeFile(join(dir, name), text);
};
const rent = 'content/pages/rent';
const editing = (name: string, file: string, from: string, to: string): Change => ({ name, apply: (dir) => edit(dir, file, from, to) });

/** Changes after which the application's code is the same, so that both projects may keep its bundle. */
const CONTENT_CHANGES: readonly Change[] = [
  editing('a label in one language', 'content/labels/de.yaml', 'menu: ', 'menu: Das '),
  editing('the legal basis of a fact', 'content/facts.yaml', 'TBK 344/3', 'TBK 344/1'),
  {
    name: 'the value of a fact, and the texts that quote it',
    async apply(dir) {
      await edit(dir, 'content/facts.yaml', 'P5Y', 'P6Y');
      for (const page of ['kira-hukuku', 'kira-rehberi']) {
        for (const locale of ['tr', 'de']) await edit(dir, `${rent}/${page}/${locale}.mdx`, '>5', '>6');
      }
    },
  },
  editing('the body of a page', `${rent}/kira-hukuku/de.mdx`, 'das Gericht', 'ein Gericht'),
  editing('the title of a page', `${rent}/kira-rehberi/tr.mdx`, 'title: Kira rehberi\n', 'title: Kira yolu\n'),
  editing('the short title of a page, which menus show', `${rent}/kira-rehberi/de.mdx`, 'shortTitle: Leitfaden', 'shortTitle: Wegweiser'),
  editing('the order of a menu', `${rent}/kira-takip/tr.mdx`, 'order: 1', 'order: 3'),
  editing('the list of related pages', `${rent}/kira-rehberi/tr.mdx`, '[kira-takip, kira-hukuku]', '[kira-hukuku]'),
  editing('an old ending of addresses', `${rent}/kira-hukuku/tr.mdx`, '[eskikira]', '[eskikira, dahaeskikira]'),
  editing('an alias', `${rent}/kira-hukuku/tr.mdx`, '[/services/kira-hukuku]', '[/services/kira-hukuku, /services/rentLaw/kira-hukuku]'),
  editing('what the ledger says of an address', 'content/urls.yaml', 'redirect: /kira-takip', 'redirect: /kira-hukuku'),
  editing('the day of the law that a page describes', `${rent}/kira-takip/tr.mdx`, 'reviewed: 2026-01-01', 'reviewed: 2026-02-01'),
  editing('a page becomes a draft', `${rent}/kira-rehberi/tr.mdx`, 'kind: guide', 'kind: guide\ndraft: true'),
  { name: 'a translation goes', apply: (dir) => rm(join(dir, rent, 'kira-rehberi/de.mdx')) },
  {
    name: 'a translation comes',
    apply: (dir) =>
      write(
        dir,
        `${rent}/kira-takip/de.mdx`,
        `---
seo:
  title: Mieten im Blick behalten
  description: Die Seite über das Verfolgen der Miete ist für Versuche da und lang genug.
title: Mieten verfolgen
description: Wer verfolgt die Miete?
conditions:
  - Ein schriftlicher Vertrag
steps:
  - title: Unterlagen
    description: Wir sammeln die Unterlagen.
faq:
  - question: Braucht es eine Vollmacht?
    answer: Ja, sie ist nötig.
reviewed: 2026-01-01
---

## Bedingungen

<Conditions />

## Schritte

<Steps />
`,
      ),
  },
  {
    name: 'a page moves to another address',
    async apply(dir) {
      await edit(dir, `${rent}/kira-takip/tr.mdx`, 'order: 1', 'order: 1\nslug: kira-izleme');
      await edit(dir, 'content/urls.yaml', '/kira-takip: 2026-01-01', '/kira-takip: { since: 2026-01-01, redirect: /kira-izleme }');
      await edit(dir, 'content/urls.yaml', 'redirect: /kira-takip', 'redirect: /kira-izleme');
    },
  },
  editing('the phone number', 'content/site.yaml', 'phone: "+90 500 000 00 00"', 'phone: "+90 500 000 00 01"'),
  editing('the name of the practice', 'content/site.yaml', 'name: Deneme', 'name: Denemeler'),
  editing('the address of the site', 'content/site.yaml', 'https://deneme.example', 'https://www.deneme.example'),
  editing('the colour of an area', 'content/site.yaml', 'field: rose', 'field: water'),
  editing('the parameters of canonical addresses', 'content/site.yaml', 'canonicalQuery: [page]', 'canonicalQuery: [page, q]'),
  editing('a tag of an analytics service', 'content/site.yaml', 'tags: []', 'tags: [{ id: G-1, purpose: analytics, enabled: true }]'),
  { name: 'a file for everybody', apply: (dir) => appendFile(join(dir, 'public/icons/icon.svg'), '<!-- new -->\n') },
  { name: 'no social images', apply: async () => {}, env: { SOCIAL_IMAGES: 'no' } },
  { name: 'the best compression', apply: async () => {}, env: { COMPRESSION: 'best' } },
];

/** Changes of code: what is read from content, what is drawn and what is rendered all have keys of their own. */
const CODE_CHANGES: readonly Change[] = [
  editing('how MDX is compiled', 'scripts/content/mdx/sections.ts', "'section'", "'article'"),
  editing('a component', 'src/components/ReviewNote/ReviewNote.tsx', '<p', '<p data-new=""'),
  editing('a colour', 'src/styles/tokens.css', '--rose: #f2d2cb', '--rose: #f2d2cc'),
  editing('how a social image is drawn', 'scripts/social/drawCard.ts', '<svg ', '<svg data-new="" '),
  editing('the document around the application', 'scripts/emit/document.ts', '<!doctype html>', '<!DOCTYPE html>'),
];

describe('an incremental build', () => {
  let onward = '';
  let anew = '';
  let first: Record<string, string> = {};

  beforeAll(async () => {
    [onward = '', anew = ''] = await Promise.all([makeProject('whole'), makeProject('whole')]);
    for (const dir of [onward, anew]) await addWords(dir);
    await keepPristine(onward);
    await keepPristine(anew);
    for (const { code, output } of await Promise.all([build(onward, BARE), build(anew, BARE)])) expect(code, output).toBe(0);
    first = await hashesOf(onward);
  }, BUILDS_TIMEOUT_MS);

  afterAll(async () => {
    await Promise.all([onward, anew].map((dir) => rm(dir, { recursive: true, force: true })));
  });

  it('is measured at builds that do not depend on the folder in which they stand', async () => {
    expect(await hashesOf(anew)).toEqual(first);
  });

  it.each(CONTENT_CHANGES)('gives what a build without a cache gives: $name', async (change) => compare(change, true), BUILDS_TIMEOUT_MS);

  it.each(CODE_CHANGES)('gives what a build without any cache gives: $name', async (change) => compare(change, false), BUILDS_TIMEOUT_MS);

  it(
    'gives the first bytes again when all changes are taken back',
    async () => {
      await restore(onward);
      const { code, output } = await build(onward, BARE);
      expect(code, output).toBe(0);
      expect(output).toContain('0 changed');
      expect(await hashesOf(onward)).toEqual(first);
    },
    BUILDS_TIMEOUT_MS,
  );

  async function compare({ apply, env = {} }: Change, keepsBundle: boolean): Promise<void> {
    await forget(join(anew, '.cache'), keepsBundle);
    const outcomes = await Promise.all(
      [onward, anew].map(async (dir) => {
        await restore(dir);
        await apply(dir);
        return build(dir, { ...BARE, ...env });
      }),
    );
    for (const { code, output } of outcomes) expect(code, output).toBe(0);
    const hashes = await hashesOf(onward);
    expect(hashes).toEqual(await hashesOf(anew));
    expect(hashes).not.toEqual(first);
  }
});

/** The fixture's own words are too few for all that pages show. */
async function addWords(dir: string): Promise<void> {
  for (const code of ['tr', 'de'])
    await cp(join(import.meta.dirname, `../../content/labels/${code}.yaml`), join(dir, `content/labels/${code}.yaml`));
}

const CHANGEABLE = ['content', 'src', 'scripts', 'public'];

async function keepPristine(dir: string): Promise<void> {
  for (const name of CHANGEABLE) await cp(join(dir, name), join(dir, '.pristine', name), { recursive: true });
}

async function restore(dir: string): Promise<void> {
  for (const name of CHANGEABLE) {
    await rm(join(dir, name), { recursive: true, force: true });
    await cp(join(dir, '.pristine', name), join(dir, name), { recursive: true });
  }
}

/** Empties a cache, but for the bundle of the application where its code has not changed: making it takes most of a build's time. */
async function forget(cacheDir: string, keepsBundle: boolean): Promise<void> {
  if (!keepsBundle) return rm(cacheDir, { recursive: true, force: true });
  const names = await readdir(cacheDir, { recursive: true, withFileTypes: true });
  for (const entry of names) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && !path.includes('.bundle/')) await rm(path);
  }
}
