/** Edits of the content that writers and the practice make in a year, in a copy of the project. Neighbours: newPage.ts, changeFact.ts. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Content } from '../../scripts/content/load.ts';
import type { Page } from '../../src/model/page.ts';

async function edit(path: string, change: (text: string) => string): Promise<void> {
  const before = await readFile(path, 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`There is nothing to change in ${path}.`);
  await writeFile(path, after);
}

/** Name, numbers, e-mail address and offices of a practice that could exist, in place of the samples. */
export async function putInPractice(root: string): Promise<void> {
  await edit(join(root, 'content/site.yaml'), (text) =>
    text
      .replace(/^sample: .*/m, 'sample: [url, legal]')
      .replace(/^name: .*/m, 'name: Yılmaz & Demir')
      .replace(/^ {2}whatsapp: .*/m, '  whatsapp: "+90 532 417 26 38"')
      .replace(/^ {2}phones: .*/m, '  phones: ["+90 212 417 26 38", "+90 532 417 26 38", "+49 40 4172638"]')
      .replace(/^ {2}emails: .*/m, '  emails: [buro@yilmazdemir.com.tr]')
      .replace(/postalCode: .*/g, 'postalCode: "34394"')
      .replace(/fullAddress: .*/g, 'fullAddress: "Büyükdere Caddesi 12, 34394 Şişli"'),
  );
}

/** Adds a word to each short label without placeholders, in two languages; not to a title that the specification fixes. */
export async function changeLabels(root: string): Promise<void> {
  for (const [code, word] of Object.entries({ tr: 'burada', de: 'hier' })) {
    await edit(join(root, `content/labels/${code}.yaml`), (text) =>
      text.replace(
        /^( *(?!tagline|not_found)\w+: )"?([^"{}\n]{3,24}?)"?$/gm,
        (_, key: string, words: string) => `${key}"${words} ${word}"`,
      ),
    );
  }
}

/** Adds a word to the titles of a service page and of the page about the practice, in every language. */
export async function changeTitles(root: string, { pages }: Content): Promise<void> {
  const service = pages.find(({ frontmatter }) => frontmatter.kind === 'service')?.pageId;
  for (const { filePath } of pages.filter(({ pageId, frontmatter }) => pageId === service || frontmatter.kind === 'about'))
    await edit(join(root, filePath), (text) =>
      text.replace(/^(title: (?:>-\n +)?)(.+)$/m, (_, key: string, title: string) => `${key}${title.replace(/\s*[?.]?$/, ' (2027)')}`),
    );
}

/** The service page that fewest texts name, and the page of its area, which takes its readers. */
export function pickRetiring({ pages }: Content): { readonly pageId: string; readonly to: string } {
  const names = (other: Page, pageId: string) => other.outline.links.some(({ target }) => target.replace(/#.*/, '') === `page:${pageId}`);
  const timesNamed = ({ pageId }: Page) => pages.filter((other) => names(other, pageId)).length;
  const [page] = pages.filter(({ frontmatter }) => frontmatter.kind === 'service').sort((a, b) => timesNamed(a) - timesNamed(b));
  const area = pages.find((other) => other.area === page?.area && other.frontmatter.kind === 'area');
  if (!page || !area) throw new Error('No area has a service page.');
  return { pageId: page.pageId, to: area.pageId };
}

/** Takes the page out of all lists, and makes links to it lead to the other page. */
export async function unlink(root: string, { pages }: Content, { pageId, to }: ReturnType<typeof pickRetiring>): Promise<void> {
  const others = pages.filter((page) => page.pageId !== pageId).map(({ filePath }) => filePath);
  const without = (list: string) =>
    list
      .split(', ')
      .filter((id) => id !== pageId)
      .join(', ');
  for (const filePath of [...others, 'content/facts.yaml']) {
    const path = join(root, filePath);
    const text = await readFile(path, 'utf8');
    const unlinked = text
      .replace(new RegExp(`\\(page:${pageId}(?:#[\\w-]+)?\\)`, 'g'), `(page:${to})`)
      .replace(/^( *(?:related|pages): \[)(.*)\]$/gm, (_, key: string, list: string) => `${key}${without(list)}]`)
      .replace(new RegExp(`^ *- ${pageId}\\n`, 'gm'), '')
      .replace(new RegExp(`^( *page: )${pageId}$`, 'gm'), `$1${to}`);
    if (unlinked !== text) await writeFile(path, unlinked);
  }
}
