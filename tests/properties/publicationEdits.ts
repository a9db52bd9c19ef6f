/** Edits of the good fixture that change what is published, for ./publication.test.ts. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { renamePage } from '../../scripts/rules/writing/renamePage.ts';

const root = join(import.meta.dirname, '../..');
const AREA = 'pages/rent/kira-hukuku';
const SERVICE = 'pages/rent/kira-takip';
const QUESTION = '  - question: Sözleşme gerekir mi?\n    answer: Evet.\n';

/** Edits of a content folder. Each leaves files that can be read, or a German file that cannot. */
export const EDITS: Readonly<Record<string, (dir: string) => Promise<void>>> = {
  'a German mistake': (dir) => edit(dir, `${AREA}/de.mdx`, (text) => text.replace('| lang |', '| <Fakt>lang</Fakt> |')),
  'an unreadable German file': (dir) => edit(dir, `${AREA}/de.mdx`, (text) => text.replace('---\nseo:', '---\nseo: [')),
  'a German draft': (dir) => edit(dir, `${AREA}/de.mdx`, (text) => text.replace('\nreviewed:', '\ndraft: true\nreviewed:')),
  'a Turkish draft': (dir) => edit(dir, `${SERVICE}/tr.mdx`, (text) => text.replace('\nreviewed:', '\ndraft: true\nreviewed:')),
  'a new translation': (dir) => translate(dir, ''),
  'a new translation with a mistake': (dir) => translate(dir, '\n[Nichts](page:gibt-es-nicht)\n'),
  'an outdated translation': (dir) =>
    edit(dir, `${AREA}/de.mdx`, async (text) => {
      await writeFile(join(dir, AREA, 'review.yaml'), 'translations:\n  de:\n    title: { source: "0123456789", own: "0123456789" }\n');
      return text;
    }),
  'an old ending': (dir) => edit(dir, `${SERVICE}/tr.mdx`, (text) => text.replace('\norder: 1', '\norder: 1\nlegacySlugs: [eski-takip]')),
  'a redirect to German': (dir) =>
    edit(dir, 'urls.yaml', (text) => `${text}/de/kira-rehberi: { since: 2026-01-01, redirect: /de/kira-hukuku }\n`),
  'a Turkish question': (dir) => edit(dir, `${SERVICE}/tr.mdx`, (text) => text.replace('faq:\n', `faq:\n${QUESTION}`)),
  'a Turkish step': (dir) =>
    edit(dir, `${SERVICE}/tr.mdx`, (text) => text.replace('\nfaq:', '\n  - { title: Başvuru, description: Başvururuz. }\nfaq:')),
  'a Turkish section': (dir) =>
    edit(dir, `${SERVICE}/tr.mdx`, (text) => text.replace('## Adımlar', '## Masraflar\n\n### İstisnalar\n\nHarç.\n\n## Adımlar')),
  'a Turkish row': (dir) => edit(dir, `${AREA}/tr.mdx`, (text) => text.replace('| Dava |', '| Uzlaşma | kısa |\n| Dava |')),
  'a German section less': (dir) => edit(dir, `${SERVICE}/de.mdx`, (text) => text.replace('## Koşullar\n\n<Conditions />\n', '')),
  'no German questions': (dir) => edit(dir, `${SERVICE}/de.mdx`, (text) => text.replace(/faq:\n(?: .*\n)+/, '')),
  'a German question more': (dir) => edit(dir, `${SERVICE}/de.mdx`, (text) => text.replace('faq:\n', `faq:\n${QUESTION}${QUESTION}`)),
  'a rename': async (contentDir) => {
    await renamePage(configOf(contentDir), 'kira-takip', 'kira-izleme');
  },
  'a rename of the area': async (contentDir) => {
    await renamePage(configOf(contentDir), 'kira-hukuku', 'yok');
  },
};

/** The cases of one run share a cache beside their folders. */
function configOf(contentDir: string): { root: string; cacheDir: string; contentDir: string } {
  return { root, cacheDir: join(contentDir, '../../cache'), contentDir };
}

/** An edit may find nothing to change after another one. */
export async function edit(dir: string, name: string, change: (text: string) => string | Promise<string>): Promise<void> {
  const path = join(dir, name);
  const before = await readFile(path, 'utf8').catch(() => undefined);
  if (before !== undefined) await writeFile(path, await change(before));
}

async function translate(dir: string, end: string): Promise<void> {
  const text = await readFile(join(dir, SERVICE, 'tr.mdx'), 'utf8').catch(() => undefined);
  const shared = /^(?:kind|order|legacySlugs|aliases|related): .*\n/gm;
  if (text !== undefined) await writeFile(join(dir, SERVICE, 'de.mdx'), text.replace(shared, '') + end);
}
