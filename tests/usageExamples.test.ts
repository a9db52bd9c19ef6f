/** The lines that commands and the writers' guide show as examples name facts, pages and parts that exist, so that they can be typed. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { openContentCache } from '../scripts/content/contentCache.ts';
import { type Content, loadContent } from '../scripts/content/load.ts';
import { readConfig } from '../scripts/core/config.ts';
import { findNamed } from '../scripts/translation/openReview.ts';
import { ANSWER_WORDS } from '../src/messages/answers.ts';
import { LANGUAGES } from '../src/messages/language.ts';

const root = join(import.meta.dirname, '..');

const USAGES = LANGUAGES.map((language): [string, string] => {
  const texts = Object.values(ANSWER_WORDS[language].use).map((use) => (typeof use === 'string' ? use : use({ file: 'report.html' })));
  return [`usage in ${language}`, texts.join('\n')];
});
const GUIDES = ['README.md', 'README.tr.md', 'README.de.md'].map((name): [string, string] => [
  name,
  readFileSync(join(root, 'content', name), 'utf8'),
]);

let content: Content;
beforeAll(async () => {
  const config = readConfig({}, root);
  const loaded = await loadContent({ contentDir: config.contentDir, cache: openContentCache(config) });
  if (!loaded.content) throw new Error('The content cannot be read.');
  content = loaded.content;
});

/** What an option or a command has behind it, without `<fact>` and other words that stand for what is typed. */
function namesBehind(text: string, words: string): string[] {
  return [...text.matchAll(new RegExp(`${words} (?<name>[a-z][\\w-]*)`, 'g'))].map(({ groups }) => groups?.name ?? '');
}

describe.each([...USAGES, ...GUIDES])('%s', (name, text) => {
  it('names facts and pages that exist', () => {
    const facts = content.facts.map(({ id }) => id);
    const pages = content.pages.map(({ pageId }) => String(pageId));
    const areas = content.pages.map(({ area }) => String(area));
    const changed = namesBehind(text, '-- --set');
    const named = [
      ...namesBehind(text, 'npm run (?:rename|retire|check|status) --'),
      ...namesBehind(text, 'npm run retire -- [a-z-]+ --to'),
    ];
    if (name.startsWith('usage') || name === 'README.md') {
      expect(changed.length).toBeGreaterThan(0);
      expect(named.length).toBeGreaterThan(3);
    }
    expect(changed.filter((id) => !facts.includes(id))).toEqual([]);
    const choices = [...pages, ...areas, ...content.site.locales.map(({ code }) => String(code))];
    expect(named.filter((id) => !choices.includes(id))).toEqual([]);
    expect(namesBehind(text, 'npm run new --').filter((area) => !areas.includes(area))).toEqual([]);
  });

  it('names files and parts that exist', () => {
    const files = [...text.matchAll(/content\/(?:pages|passages)\/[\w/-]+\.mdx(?:#[\w.,-]+)?/g)].map(([file]) => file);
    expect(files.length).toBeGreaterThan(0);
    expect(findNamed(content, [...new Set(files)]).length).toBeGreaterThan(0);
  });
});
