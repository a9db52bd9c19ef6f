/** Marks where long words of headings, menu and footer may break, for browsers without a dictionary of the language. Build time only. Neighbours: behaviours/copy.ts, which keeps the marks out of copies; scripts/build/markdown/toMarkdown.ts. */
import createHyphenator from 'hyphen';
import de from 'hyphen/patterns/de-1996.js';
import en from 'hyphen/patterns/en-us.js';
import fr from 'hyphen/patterns/fr.js';
import nl from 'hyphen/patterns/nl.js';
import ru from 'hyphen/patterns/ru.js';
import tr from 'hyphen/patterns/tr.js';
import type { LabelKey, LocaleCode } from '#generated/types.ts';
import type { ShellData, ShellLink } from './shell.ts';
import { SOFT_HYPHEN } from './softHyphen.ts';

/** The patterns of TeX by language. A language without an entry breaks its words as its readers' browsers do. */
const PATTERNS: Readonly<Partial<Record<string, createHyphenator.PatternsDefinition>>> = { de, en, fr, nl, ru, tr };

/** Shorter words fit a phone's line, also with large text. */
const LONG_WORD = /\p{L}{12,}/gu;
/** Letters that stay together before a mark, and at the end of the word. */
const PART = 4;
const END = 3;

type Hyphenate = (word: string) => string;
const known = new Map<string, Hyphenate>();

/** A text with marks in its long words. */
export function softenText(text: string, localeCode: LocaleCode): string {
  return text.replace(LONG_WORD, (word) => soften(word, localeCode));
}

/** The frame's data with marks in the names of pages and in the footer's headings. */
export function softenShell(shell: ShellData): ShellData {
  const { labels, locale } = shell;
  const soften = <L extends ShellLink>(link: L): L => ({ ...link, title: softenText(link.title, locale.code) });
  const headings = FOOTER_HEADINGS.map((key) => [key, softenText(labels[key] ?? '', locale.code)] as const);
  return {
    ...shell,
    labels: { ...labels, ...Object.fromEntries(headings.filter(([, text]) => text)) },
    main: shell.main.map(soften),
    areas: shell.areas.map(soften),
    pages: shell.pages.map(soften),
  };
}

const FOOTER_HEADINGS = ['pages', 'areas', 'contact', 'offices'] as const satisfies readonly LabelKey[];

/** HTML with marks in the long words of its headings. */
export function softenHeadings(html: string, localeCode: LocaleCode): string {
  return html.replace(/(<h[1-3]\b[^>]*>)(.*?)(<\/h[1-3]>)/gs, (_, start: string, inside: string, end: string) => {
    // Terms in another language keep to their own rules, and so do the attributes of any element.
    const marked = inside.replace(/<i lang=.*?<\/i>|<[^>]*>|[^<]+/gs, (part) =>
      part.startsWith('<') ? part : softenText(part, localeCode),
    );
    return start + marked + end;
  });
}

function soften(word: string, localeCode: LocaleCode): string {
  // The library takes small letters as English has them, where İ becomes two; the places are the same in the word as it was.
  const parts = hyphenatorOf(localeCode)(word.toLocaleLowerCase(localeCode)).split(SOFT_HYPHEN);
  const marked = [''];
  let at = 0;
  for (const { length } of parts) {
    const isPart = (marked.at(-1) ?? '').length >= PART && word.length - at >= END;
    if (isPart) marked.push('');
    marked[marked.length - 1] += word.slice(at, at + length);
    at += length;
  }
  return marked.join(SOFT_HYPHEN);
}

function hyphenatorOf(localeCode: LocaleCode): Hyphenate {
  const patterns = PATTERNS[localeCode];
  if (!patterns) return (word) => word;
  // Without its option "async", which the types do not tell apart, it answers at once.
  const hyphenate = known.get(localeCode) ?? (createHyphenator(patterns, { hyphenChar: SOFT_HYPHEN }) as Hyphenate);
  known.set(localeCode, hyphenate);
  return hyphenate;
}
