/** The glossary, as readers without a script get it. */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { LocaleCode, PageId } from '#generated/types.ts';
import type { PageContext } from '../layouts/pageContext.ts';
import type { Locale } from '../model/locale.ts';
import { localizeTerms, type NamedTerms } from '../model/term.ts';
import { Glossary } from './Glossary.tsx';

const text = (tr: string, de: string) => ({ tr, de }) as NamedTerms[string]['means'];
const term = (tr: string, de: string | undefined, near: string[] = []): NamedTerms[string] => ({
  ...{ page: 'tebligat' as PageId, near, differs: {}, forms: {} },
  means: text(`${tr} nedir.`, `Was ${de} ist.`),
  words: { tr: [tr], ...(de !== undefined && { de: [de] }) },
});
const terms: NamedTerms = {
  warning: term('ihtar', 'Übergabe', ['order']),
  order: { ...term('ödeme emri', 'Zahlungsbefehl'), differs: { de: 'Kein Mahnbescheid.' } },
  recess: term('adli tatil', '„Urlaub“'),
  office: term('ıslah', undefined),
};
const locale = (code: string) => ({ code, iso: code }) as unknown as Locale;
const render = (code: string) => {
  const context = {
    locale: locale(code),
    terms: localizeTerms(terms, locale(code), 'tr' as LocaleCode),
    t: (key: string) => key,
    find: () => ({ pathname: '/x/tebligat', shortTitle: 'Post' }),
    manifest: { site: { defaultLocale: 'tr' } },
  } as unknown as PageContext;
  return renderToStaticMarkup(<Glossary context={context} />);
};
const idsOf = (html: string) => [...html.matchAll(/<div id="([\w-]+)">/g)].map(([, id]) => id);

describe('the glossary', () => {
  it("has the terms in the order of the language's alphabet, without those that have no word in it", () => {
    expect(idsOf(render('tr'))).toEqual(['recess', 'office', 'warning', 'order']);
    expect(idsOf(render('de'))).toEqual(['warning', 'recess', 'order']);
  });

  it('leads from each letter to its first term', () => {
    expect([...render('tr').matchAll(/<a href="#([\w-]+)" lang="tr">(.)<\/a>/g)].map(([, id, letter]) => [letter, id])).toEqual([
      ['A', 'recess'],
      ['I', 'office'],
      ['İ', 'warning'],
      ['Ö', 'order'],
    ]);
  });

  it('has the Turkish word, what it is not, its page and its neighbours', () => {
    const german = render('de');
    expect(german).toContain('<dt>Zahlungsbefehl <i lang="tr">ödeme emri</i></dt>');
    expect(german).toContain('<p>Was Zahlungsbefehl ist. Kein Mahnbescheid.</p>');
    expect(german).toContain('<a href="/x/tebligat">Post</a> <span>glossary.near <a href="#order">Zahlungsbefehl</a></span>');
    expect(render('tr')).toContain('<dt>ödeme emri</dt>');
  });
});
