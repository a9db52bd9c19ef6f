/** Phrases of the change report. */

import { CHANGE_REPORT_WORDS, type ChangeReportWords } from '../../../src/messages/changes.ts';
import type { Language } from '../../../src/messages/language.ts';
import type { Issue } from '../../../src/model/issue.ts';
import type { Changes } from '../changeReport.ts';
import type { AddressChange } from '../changes/addresses.ts';
import type { PageBehind } from '../changes/behind.ts';
import type { Exchange, LanguageChange, PageChange, SearchChange } from '../changes/pages.ts';
import type { ServingChange } from '../changes/served.ts';
import type { SignOffChange } from '../changes/signOffs.ts';
import type { BlockChange } from '../textChange.ts';
import type { Span } from '../wordDiff.ts';
import { describeWithheld } from '../wording.ts';

/** The change of an address, in one clause. */
export function describeAddress(
  { addresses: words }: ChangeReportWords,
  { kind, target = '', formerTarget: former = '', isTemporary }: AddressChange,
): string {
  const now = isTemporary ? words.forNow : words.now;
  switch (kind) {
    case 'lost':
      return words.lost;
    case 'redirect-lost':
      return words.redirectLost({ former });
    case 'gone':
      return words.gone;
    case 'redirected':
      return words.redirected({ target, now });
    case 'redirect-changed':
      return words.redirectChanged({ target, now, former });
    case 'moved':
      return words.moved({ target });
    case 'added':
      return words.added;
    case 'redirect-added':
      return words.redirectAdded({ target });
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
export function describePlace(issue: Issue, changes: Pick<Changes, 'titles' | 'locales' | 'language'>): string {
  return `${nameFile(issue, changes)}, ${CHANGE_REPORT_WORDS[changes.language].line({ number: issue.line })}`;
}

/** The text in which a finding is: `Kira hukuku, German`, `facts`. */
export function nameFile({ filePath }: Issue, { titles, locales }: Pick<Changes, 'titles' | 'locales'>): string {
  const [, pageId, file = filePath] = /([^/]+)\/([^/]+)$/.exec(filePath) ?? [];
  const name = file.replace(/\.\w+$/, '');
  const language = locales.find(({ code }) => code === name)?.name;
  const folder = pageId === undefined || pageId === 'content' ? [] : [titles.get(pageId) ?? pageId];
  return [...folder, language ?? name].join(', ');
}

/** `German`, `German (new translation)`. */
export function nameLanguage(
  page: PageChange,
  { localeCode, kind }: LanguageChange,
  { locales, language }: Pick<Changes, 'locales' | 'language'>,
): string {
  const words = CHANGE_REPORT_WORDS[language];
  const name = locales.find(({ code }) => code === localeCode)?.name ?? localeCode;
  if (kind === 'changed' || page.kind !== 'changed') return name;
  return `${name} (${kind === 'added' ? words.newTranslation : words.goneTranslation})`;
}

/** Names separated by commas; `all` for every language of the site. */
export function nameLanguages(localeCodes: readonly string[], { locales, language }: Pick<Changes, 'locales' | 'language'>): string {
  if (localeCodes.length === 0) return '–';
  if (localeCodes.length === locales.length) return CHANGE_REPORT_WORDS[language].all;
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
export function judgeLength(
  { length: words }: ChangeReportWords,
  { length, formerLength, limits }: SearchChange,
): { readonly text: string; readonly isOutside: boolean } {
  const judgement = length > limits.max ? words.long : length < limits.min ? words.short : '';
  const before = formerLength > 0 ? words.before({ number: formerLength }) : '';
  return { text: `${judgement}${length}${before}; ${words.shown(limits)}`, isOutside: judgement !== '' };
}

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
export function describeBehind(languages: PageBehind['languages'], changes: Pick<Changes, 'locales' | 'language'>): string {
  const words = CHANGE_REPORT_WORDS[changes.language];
  return (
    languages
      .map(({ localeCode, parts, without }) => {
        const missing = without.length > 0 ? words.publishedWithout({ names: without.join(', ') }) : '';
        const details = [parts.join(', '), missing].filter(Boolean).join('; ');
        return nameLanguages([localeCode], changes) + (details && ` (${details})`);
      })
      .join('; ') || '–'
  );
}

/** The change of a sign-off, in one clause. */
export function describeSignOff(words: ChangeReportWords, { kind, by, on: day, reasons }: SignOffChange): string {
  return kind === 'given' ? words.signedOff({ by, day }) : words.signOffVoid({ by, day, why: reasons.join('; ') });
}

/** The change of a translation that its page's policy withholds, or withheld, in one clause. */
export function describeServing({ kind, why: reason }: ServingChange, language: Language): string {
  const words = CHANGE_REPORT_WORDS[language].served;
  const why = describeWithheld(reason, language);
  if (reason.cause === 'mistakes') return kind === 'withheld' ? words.withheldMistakes({ why }) : words.servedMistakes({ why });
  return kind === 'withheld' ? words.withheldOutdated({ why }) : words.servedOutdated({ why });
}
