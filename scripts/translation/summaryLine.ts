/** A sentence of the summary of a change, and the sections of the report to which it belongs. */
import { groupBy } from '../core/groupBy.ts';

export interface SummaryLine {
  /** `warning`: somebody should act on it before publishing. */
  readonly tone: 'calm' | 'change' | 'warning';
  readonly text: string;
  /** Section of the report with the details. */
  readonly section?: SectionId | undefined;
  /** What the sentence counts: pages with languages, addresses, findings. */
  readonly names?: readonly string[] | undefined;
}

/** Sections of the report in their order, with their headings. */
export const SECTIONS = {
  pages: 'What the pages tell readers',
  passages: 'Passages: texts of several pages',
  facts: 'Facts',
  ways: 'Ways through the finders',
  statutes: 'Statutes',
  addresses: 'Addresses',
  served: 'Withheld or served again',
  search: 'Search results',
  behind: 'Languages left behind',
  signOffs: 'Legal reviews',
  findings: 'Rules',
  navigation: 'Menus and lists of pages',
  labels: 'Words of the interface',
  site: 'The practice’s data',
  files: 'Pictures and other files',
  registers: 'Registers for writers',
  program: 'What this report does not look at',
} as const;
export type SectionId = keyof typeof SECTIONS;

export function change(section: SectionId, text: string, names?: readonly string[]): SummaryLine {
  return { tone: 'change', text, section, names };
}

export function warn(section: SectionId, text: string, names?: readonly string[]): SummaryLine {
  return { tone: 'warning', text, section, names };
}

/** `Kira hukuku (de, tr)`; each page once. */
export function namePages(
  entries: readonly { readonly pageId: string; readonly localeCode: string }[],
  titles: ReadonlyMap<string, string>,
): string[] {
  return [...groupBy(entries, ({ pageId }) => pageId)].map(
    ([pageId, own]) => `${titles.get(pageId) ?? pageId} (${[...new Set(own.map(({ localeCode }) => localeCode))].join(', ')})`,
  );
}

/** The verb for a number of things. */
export function are(number: number): string {
  return number === 1 ? 'is' : 'are';
}
