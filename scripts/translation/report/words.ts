/** Phrases of the change report. */

import type { Issue } from '../../../src/model/issue.ts';
import type { Locale } from '../../../src/model/locale.ts';
import type { Changes } from '../changeReport.ts';
import type { AddressChange } from '../changes/addresses.ts';
import type { PageBehind } from '../changes/behind.ts';
import type { Exchange, LanguageChange, PageChange, SearchChange } from '../changes/pages.ts';
import type { ServingChange } from '../changes/served.ts';
import type { SignOffChange } from '../changes/signOffs.ts';
import type { BlockChange } from '../textChange.ts';
import type { Span } from '../wordDiff.ts';

/** The change of an address, in one clause. */
export function describeAddress({ kind, target, formerTarget, isTemporary }: AddressChange): string {
  const now = isTemporary ? 'for now, until the page is published in its language' : 'now';
  switch (kind) {
    case 'lost':
      return 'is lost: it answers “not found” and leads nowhere';
    case 'redirect-lost':
      return `led to ${formerTarget} and leads nowhere now`;
    case 'gone':
      return 'says now that the page is gone for good';
    case 'redirected':
      return `leads to ${target} ${now}`;
    case 'redirect-changed':
      return `leads to ${target} ${now}, before to ${formerTarget}`;
    case 'moved':
      return `shows the page still, but the page’s own address is ${target} now`;
    case 'added':
      return 'is new';
    case 'redirect-added':
      return `is new and leads to ${target}`;
  }
}

/** True when somebody should act on it before publishing. */
export function isLoss({ kind }: AddressChange): boolean {
  return kind === 'lost' || kind === 'redirect-lost';
}

/** `cited newly: a, b; no longer: c` */
export function nameSides(come: string, gone: string, { added, removed }: Exchange): string {
  return [added.length > 0 && `${come} ${added.join(', ')}`, removed.length > 0 && `${gone} ${removed.join(', ')}`]
    .filter(Boolean)
    .join('; ');
}

export interface StatuteGroup extends Exchange {
  readonly title: string;
  readonly localeCodes: readonly string[];
}

/** Groups the same change in several languages of a page. */
export function groupStatutes(pages: readonly PageChange[]): StatuteGroup[] {
  return pages.flatMap(({ title, languages }) => {
    const groups = new Map<string, { title: string; localeCodes: string[] } & Exchange>();
    for (const { localeCode, statutes } of languages) {
      if (statutes.added.length + statutes.removed.length === 0) continue;
      const key = JSON.stringify(statutes);
      const group = groups.get(key) ?? { title, localeCodes: [], ...statutes };
      groups.set(key, group);
      group.localeCodes.push(localeCode);
    }
    return [...groups.values()];
  });
}

/** The place of a finding for people: `Kira hukuku, German, line 14`, `facts, line 3`. */
export function describePlace({ filePath, line }: Issue, { titles, locales }: Pick<Changes, 'titles' | 'locales'>): string {
  const [, pageId, file = filePath] = /([^/]+)\/([^/]+)$/.exec(filePath) ?? [];
  const name = file.replace(/\.\w+$/, '');
  const language = locales.find(({ code }) => code === name)?.name;
  const folder = pageId === undefined || pageId === 'content' ? [] : [titles.get(pageId) ?? pageId];
  return [...folder, language ?? name, `line ${line}`].join(', ');
}

export const PASSAGE_KINDS = { added: 'new passage', removed: 'the passage is gone', changed: 'changed' } as const;

export const PAGE_KINDS = { added: 'new page', removed: 'the page is gone', changed: 'changed' } as const;

export const BLOCK_KINDS = {
  changed: 'changed',
  added: 'new',
  removed: 'taken out',
  moved: 'moved',
  marked: 'looks or leads otherwise',
} as const;

/** `German`, `German (new translation)`. */
export function nameLanguage(page: PageChange, { localeCode, kind }: LanguageChange, locales: readonly Locale[]): string {
  const name = locales.find(({ code }) => code === localeCode)?.name ?? localeCode;
  if (kind === 'changed' || page.kind !== 'changed') return name;
  return `${name} (${kind === 'added' ? 'new translation' : 'this translation is gone'})`;
}

/** Names separated by commas; `all` for every language of the site. */
export function nameLanguages(localeCodes: readonly string[], locales: readonly Locale[]): string {
  if (localeCodes.length === 0) return '–';
  if (localeCodes.length === locales.length) return 'all';
  return localeCodes.map((code) => locales.find((locale) => locale.code === code)?.name ?? code).join(', ');
}

/** Groups blocks by heading, in their order. */
export function groupBySection(blocks: readonly BlockChange[]): { readonly section: string; readonly blocks: BlockChange[] }[] {
  const groups: { section: string; blocks: BlockChange[] }[] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    if (last?.section === block.section) last.blocks.push(block);
    else groups.push({ section: block.section, blocks: [block] });
  }
  return groups;
}

/** `too long: 72, before 58; 10 to 60 are shown` */
export function judgeLength({ length, formerLength, limits }: SearchChange): { readonly text: string; readonly isOutside: boolean } {
  const judgement = length > limits.max ? 'too long: ' : length < limits.min ? 'too short: ' : '';
  const before = formerLength > 0 ? `, before ${formerLength}` : '';
  return { text: `${judgement}${length}${before}; ${limits.min} to ${limits.max} are shown`, isOutside: judgement !== '' };
}

/** Suffix of a fact's id. */
export const FACT_KINDS = { changed: '', added: ' (new)', removed: ' (gone)' } as const;

/** Moves leading and trailing spaces out of removals and insertions, because a struck-through space is invisible. */
export function readableSpans(spans: readonly Span[]): Span[] {
  const readable: Span[] = [];
  let at = 0;
  while (at < spans.length) {
    const own = spans.slice(at, at + 2);
    const isPair = own[0]?.kind === 'removed' && own[1]?.kind === 'added';
    const run = isPair ? own : own.slice(0, 1);
    at += run.length;
    // The later text determines the spaces; the earlier one only where nothing replaced it.
    const text = run.at(-1)?.text ?? '';
    const lead = /^\s*/u.exec(text)?.[0] ?? '';
    const trail = text.trim() ? (/\s*$/u.exec(text)?.[0] ?? '') : '';
    const inner = run.map((span) => (span.kind === 'same' ? span : { ...span, text: span.text.trim() }));
    const outer = (blank: string): Span[] => (blank && run[0]?.kind !== 'same' ? [{ kind: 'same', text: blank }] : []);
    readable.push(...outer(lead), ...inner.filter((span) => span.text), ...outer(trail));
  }
  return readable;
}

/** `German (Documents, Step 2; published without question 3 "…")`, or only the language when no part is known. */
export function describeBehind(languages: PageBehind['languages'], locales: readonly Locale[]): string {
  return (
    languages
      .map(({ localeCode, parts, without }) => {
        const missing = without.length > 0 ? `published without ${without.join(', ')}` : '';
        const details = [parts.join(', '), missing].filter(Boolean).join('; ');
        return nameLanguages([localeCode], locales) + (details && ` (${details})`);
      })
      .join('; ') || '–'
  );
}

/** The change of a sign-off, in one clause. */
export function describeSignOff({ kind, by, on, reasons }: SignOffChange): string {
  return kind === 'given' ? `signed off by ${by} on ${on}` : `the review by ${by} of ${on} does not hold any more: ${reasons.join('; ')}`;
}

/** The change of a translation that its page's policy withholds, or withheld, in one clause. */
export function describeServing({ kind, cause, reason }: ServingChange): string {
  const verbs = { mistakes: { withheld: 'has', served: 'had' }, outdated: { withheld: 'is', served: 'was' } } as const;
  const why = `because it ${verbs[cause][kind]} ${reason}`;
  return kind === 'withheld' ? `withheld now, ${why}` : `served again; it was withheld, ${why}`;
}
