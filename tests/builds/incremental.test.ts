/** After each kind of change of the content, a build with the cache gives the same bytes as a build without one. */
import { appendFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { isLong } from '../long.ts';
import { type Change, type Comparison, editing, inImages, openComparison, rowsOf } from './comparison.ts';
import { edit } from './project.ts';

const rent = 'content/pages/rent';

const TRANSLATION = `---
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
`;

/** After these the application's code is the same. The usual run changes each kind of file; the long run every input of the build. */
const USUAL: readonly (readonly Change[])[] = [
  [
    inImages(editing('the title of a page', `${rent}/kira-rehberi/tr.mdx`, 'title: Kira rehberi\n', 'title: Kira yolu\n')),
    editing('a label in one language', 'content/labels/de.yaml', 'menu: ', 'menu: Das '),
    { name: 'social images', apply: async () => {}, env: { SOCIAL_IMAGES: 'yes' } },
    inImages(editing('the colour of an area', 'content/site.yaml', 'field: rose', 'field: water')),
    editing('what the ledger says of an address', 'content/urls.yaml', 'redirect: /kira-takip', 'redirect: /kira-hukuku'),
  ],
  [
    {
      name: 'the value of a fact, and the texts that quote it',
      async apply(dir) {
        await edit(dir, 'content/facts.yaml', 'P5Y', 'P6Y');
        for (const page of ['kira-hukuku', 'kira-rehberi']) {
          for (const locale of ['tr', 'de']) await edit(dir, `${rent}/${page}/${locale}.mdx`, '>5', '>6');
        }
      },
    },
    editing('the order of a menu', `${rent}/kira-takip/tr.mdx`, 'order: 1', 'order: 3'),
  ],
];
const REST: readonly (readonly Change[])[] = [
  [
    editing('a page becomes a draft', `${rent}/kira-rehberi/tr.mdx`, 'kind: guide', 'kind: guide\ndraft: true'),
    { name: 'a translation comes', apply: (dir) => writeFile(join(dir, rent, 'kira-takip/de.mdx'), TRANSLATION) },
  ],
  [
    editing('the address of the site', 'content/site.yaml', 'https://deneme.example', 'https://www.deneme.example'),
    editing('a tag of an analytics service', 'content/site.yaml', 'tags: []', 'tags: [{ id: G-1, purpose: analytics, enabled: true }]'),
  ],
  [
    editing('the body of a page', `${rent}/kira-hukuku/de.mdx`, 'das Gericht', 'ein Gericht'),
    editing('the list of related pages', `${rent}/kira-rehberi/tr.mdx`, '[kira-takip, kira-hukuku]', '[kira-hukuku]'),
    editing('the day of the law that a page describes', `${rent}/kira-takip/tr.mdx`, 'reviewed: 2026-01-01', 'reviewed: 2026-02-01'),
    editing('an alias', `${rent}/kira-hukuku/tr.mdx`, '[/services/kira-hukuku]', '[/services/kira-hukuku, /services/rentLaw/kira-hukuku]'),
    { name: 'the best compression', apply: async () => {}, env: { COMPRESSION: 'best' } },
  ],
  [
    inImages(editing('the name of the practice', 'content/site.yaml', 'name: Deneme', 'name: Denemeler')),
    editing('an old ending of addresses', `${rent}/kira-hukuku/tr.mdx`, '[eskikira]', '[eskikira, dahaeskikira]'),
  ],
  [
    editing('the phone number', 'content/site.yaml', 'phones: ["+90 500 000 00 00"]', 'phones: ["+90 500 000 00 01"]'),
    editing('the parameters of canonical addresses', 'content/site.yaml', 'canonicalQuery: [page]', 'canonicalQuery: [page, q]'),
    { name: 'a file for everybody', apply: (dir) => appendFile(join(dir, 'public/icons/icon.svg'), '<!-- new -->\n') },
  ],
  [
    editing('the legal basis of a fact', 'content/facts.yaml', 'TBK 344/3', 'TBK 344/1'),
    editing('the short title of a page, which menus show', `${rent}/kira-rehberi/de.mdx`, 'shortTitle: Leitfaden', 'shortTitle: Wegweiser'),
  ],
  [
    { name: 'a translation goes', apply: (dir) => rm(join(dir, rent, 'kira-rehberi/de.mdx')) },
    {
      name: 'a page moves to another address',
      async apply(dir) {
        await edit(dir, `${rent}/kira-takip/tr.mdx`, 'order: 1', 'order: 1\nslug: kira-izleme');
        await edit(dir, 'content/urls.yaml', '/kira-takip: 2026-01-01', '/kira-takip: { since: 2026-01-01, redirect: /kira-izleme }');
        await edit(dir, 'content/urls.yaml', 'redirect: /kira-takip', 'redirect: /kira-izleme');
      },
    },
  ],
];

describe('an incremental build', () => {
  let comparison: Comparison;
  beforeAll(async () => {
    comparison = await openComparison(['content', 'public'], { cachesBundle: true, isDrawn: false });
  });
  afterAll(() => comparison.remove());

  // The usual run makes its changes at once, which takes half of the builds; the long run tells which group is at fault.
  it.each(rowsOf(isLong ? [...USUAL, ...REST] : [USUAL.flat()]))('gives what a build without a cache gives: $names', ({ changes }) =>
    comparison.compare(changes),
  );

  it('gives the first bytes again when all changes are taken back', () => comparison.goBack());
});
