/** Words of a command line choose files; words that choose nothing are refused. */
import { describe, expect, it } from 'vitest';
import { makeContent } from '../../tests/fixture.ts';
import { loadContent } from '../content/load.ts';
import { chooseFiles, toContentPath } from './chooseFiles.ts';
import { findNamed } from './openReview.ts';

const { content } = await loadContent({ contentDir: await makeContent(), texts: false });
if (!content) throw new Error('The fixture cannot be read.');
const files = content.files.map(({ filePath }) => filePath.replace('content/pages/', ''));
const chosen = (...words: string[]) => files.filter((name) => chooseFiles(content, words)(`content/pages/${name}`)).sort();

describe('words that choose files', () => {
  it('are pages, areas, languages and files', () => {
    expect(chosen('kira-hukuku')).toEqual(['rent/kira-hukuku/de.mdx', 'rent/kira-hukuku/tr.mdx']);
    expect(chosen('rent', 'de')).toEqual(['rent/kira-hukuku/de.mdx']);
    expect(chosen('content\\pages\\general\\home\\de.mdx')).toEqual(['general/home/de.mdx']);
    expect(chooseFiles(content, ['facts'])('content/facts.yaml')).toBe(true);
  });

  it('are alternatives where they are of one kind', () => {
    expect(chosen('home', 'de', 'tr')).toEqual(['general/home/de.mdx', 'general/home/tr.mdx']);
    expect(chosen()).toEqual([...files].sort());
  });

  it.each([
    ['deutsch', 'There is no page, area, language or file "deutsch". Did you mean "de"?'],
    ['German', 'There is no page, area, language or file "German". Did you mean "de"?'],
    ['kira-takp', 'There is no page, area, language or file "kira-takp". Did you mean "kira-takip"?'],
  ])('"%s" is refused', (word, problem) => {
    expect(() => chooseFiles(content, [word])).toThrow(problem);
  });

  it('are refused together where no file is all of them', () => {
    expect(() => chooseFiles(content, ['general', 'kira-hukuku'])).toThrow('No file is all of this: general, kira-hukuku.');
  });
});

describe('a file that a command names', () => {
  it('may be typed with backslashes, or as a complete path of another computer', () => {
    expect(toContentPath('.\\content\\pages\\rent\\x\\de.mdx')).toBe('content/pages/rent/x/de.mdx');
    expect(toContentPath('C:\\site\\content\\pages\\rent\\x\\de.mdx')).toBe('content/pages/rent/x/de.mdx');
    expect(findNamed(content, ['content\\pages\\rent\\kira-hukuku\\de.mdx'])).toMatchObject([{ page: { localeCode: 'de' } }]);
  });

  it('is suggested by its end', () => {
    expect(() => findNamed(content, ['kira-hukuku/de.mdx'])).toThrow('Did you mean "content/pages/rent/kira-hukuku/de.mdx"?');
    expect(() => findNamed(content, ['de.mdx'])).toThrow(
      /There is no file "de\.mdx"\. Write its complete path, such as content\/pages\/\S+de\.mdx\.$/,
    );
  });

  it('is asked for where a page is named', () => {
    expect(() => findNamed(content, ['kira-hukuku'])).toThrow(
      /^There is no file "kira-hukuku"\. "kira-hukuku" is a page; name its files, such as content\/pages\/rent\/kira-hukuku\/[a-z]+\.mdx\.$/,
    );
  });

  it('must have the parts that are named', () => {
    expect(() => findNamed(content, ['content/pages/rent/kira-hukuku/de.mdx#sectio.1'])).toThrow(
      'content/pages/rent/kira-hukuku/de.mdx has no part "sectio.1". Did you mean "section.1"?',
    );
  });
});
