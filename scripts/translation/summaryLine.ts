/** A sentence of the summary of a change, and the sections of the report to which it belongs. */
import type { ChangeReportWords } from '../../src/messages/changes.ts';
import { groupBy } from '../core/groupBy.ts';

export interface SummaryLine {
  /** `warning`: somebody should act on it before publishing. */
  readonly tone: 'calm' | 'change' | 'warning';
  readonly text: string;
  /** Section of the report with the details. */
  readonly section?: SectionId | undefined;
  /** What the sentence counts: pages with languages, addresses, findings. */
  readonly names?: readonly string[] | undefined;
  /** What a reviewer has to read of it at once: a list below the sentence. */
  readonly items?: readonly string[] | undefined;
}

/** A section of the report: `sections` of the messages has their order and headings. */
export type SectionId = keyof ChangeReportWords['sections'];

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
