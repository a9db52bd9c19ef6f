/**
 * Adds soft hyphens to long words in headings, menu and footer, for browsers without a dictionary of the language. Build time only.
 * Neighbours: behaviours/copy.ts, which removes them from copied text; scripts/build/markdown/toMarkdown.ts.
 */
import createHyphenator from 'hyphen';
import de from 'hyphen/patterns/de-1996.js';
import en from 'hyphen/patterns/en-us.js';
import fr from 'hyphen/patterns/fr.js';
import nl from 'hyphen/patterns/nl.js';
import ru from 'hyphen/patterns/ru.js';
import tr from 'hyphen/patterns/tr.js';
import type { LocaleCode } from '#generated/types.ts';
import type { FrameLabel } from './browserLabels.ts';
import type { ShellData, ShellLink } from './shell.ts';
import { SOFT_HYPHEN } from './softHyphen.ts';

/** TeX hyphenation patterns by language. Without an entry, words of a language break only where the reader's browser hyphenates. */
const PATTERNS: Readonly<Partial<Record<string, createHyphenator.PatternsDefinition>>> = { de, en, fr, nl, ru, tr };

/** Shorter words fit in a line on a phone, even with large text. */
const LONG_WORD = /\p{L}{12,}/gu;
/** Minimum number of letters before a soft hyphen and after the last one. */
const PART = 4;
const END = 3;

type Hyphenate = (word: string) => string;
const known = new Map<string, Hyphenate>();

/** Adds soft hyphens to the long words of a text. */
export function softenText(text: string, localeCode: LocaleCode): string {
  return text.replace(LONG_WORD, (word) => soften(word, localeCode));
}

/** Adds soft hyphens to the names of pages and the footer's headings. */
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

const FOOTER_HEADINGS = ['pages', 'areas', 'contact', 'offices'] as const satisfies readonly FrameLabel[];

/** Adds soft hyphens to the long words in the headings of an HTML text. */
export function softenHeadings(html: string, localeCode: LocaleCode): string {
  return html.replace(/(<h[1-3]\b[^>]*>)(.*?)(<\/h[1-3]>)/gs, (_, start: string, inside: string, end: string) => {
    // Skips terms in another language, which follow other patterns, and all tags.
    const marked = inside.replace(/<i lang=.*?<\/i>|<[^>]*>|[^<]+/gs, (part) =>
      part.startsWith('<') ? part : softenText(part, localeCode),
    );
    return start + marked + end;
  });
}

function soften(word: string, localeCode: LocaleCode): string {
  // The library lower-cases with English rules, where İ becomes two characters, so the word is lower-cased first. The positions are the
  // same in the original word.
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
  // Without the option "async" it returns synchronously, which its types do not express.
  const hyphenate = known.get(localeCode) ?? (createHyphenator(patterns, { hyphenChar: SOFT_HYPHEN }) as Hyphenate);
  known.set(localeCode, hyphenate);
  return hyphenate;
}
