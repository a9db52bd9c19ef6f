/** What a visitor sees when a search finds nothing: nearest titles, results in another language, WhatsApp. Neighbour: ./search.ts. */
import type { LocaleCode } from '#generated/types.ts';
import type { ToolTranslate } from '../../i18n/translate.ts';
import { nearestTitles, type TitledPage, titlesPathname } from '../../model/nearestTitles.ts';
import { element } from '../calculator/element.ts';
import type { Http } from '../http.ts';
import { loadSearch } from './files.ts';
import { listHits } from './results.ts';

const FEW = 3;

export async function noHits(question: string, t: ToolTranslate, http: Http, localeCode: LocaleCode): Promise<HTMLElement> {
  const sentence = element('p', {}, t('find.none', { question }));
  sentence.setAttribute('role', 'status');
  const box = element('div', { className: 'found' }, sentence, element('p', {}, t('find.hint')));
  const titles = await http.get<TitledPage[]>(titlesPathname(localeCode)).catch(() => []);
  const near = nearestTitles(titles, `/${question}`);
  if (near.length > 0) {
    const items = near.map(([title, pathname]) => element('li', {}, element('a', { href: pathname }, title)));
    box.append(element('p', {}, t('find.near')), element('ol', {}, ...items));
  }
  const other = await inOtherLanguage(question, http, localeCode);
  if (other) box.append(element('p', {}, t('find.other', { language: other.language })), other.list);
  const way = whatsapp(t('find.message', { question }));
  if (way) box.append(element('a', { href: way, rel: 'noopener' }, t('find.ask')));
  return box;
}

/** Visitors type Turkish words in any language; in Turkish, words of their browser's languages. */
async function inOtherLanguage(
  question: string,
  http: Http,
  localeCode: LocaleCode,
): Promise<{ language: string; list: HTMLElement } | undefined> {
  const codes = [...document.querySelectorAll<HTMLAnchorElement>('footer a[hreflang]')].map(({ hreflang }) => hreflang as LocaleCode);
  const spoken = navigator.languages.map((tag) => tag.slice(0, 2));
  const [source] = codes;
  const other = localeCode === source ? codes.find((code) => code !== localeCode && spoken.includes(code)) : source;
  if (!other || other === localeCode) return undefined;
  try {
    const { search, excerpts } = await loadSearch(http, other);
    const hits = search(question).slice(0, FEW);
    if (hits.length === 0) return undefined;
    const language = new Intl.DisplayNames(localeCode, { type: 'language' }).of(other) ?? other;
    return { language, list: listHits(hits, question, other, await excerpts) };
  } catch {
    return undefined;
  }
}

/** The page's WhatsApp link with another message. */
function whatsapp(message: string): string | undefined {
  const link = document.querySelector<HTMLAnchorElement>('a[data-whatsapp]');
  if (!link) return undefined;
  const url = new URL(link.href);
  url.searchParams.set('text', message);
  return url.href;
}
