/** Finds the lawyers' sign-offs that a change adds or voids. */
import type { LocaleCode, PageId } from '#generated/types.ts';
import { CHANGE_REPORT_WORDS, type ChangeReportWords } from '../../../src/messages/changes.ts';
import type { Language } from '../../../src/messages/language.ts';
import type { Page } from '../../../src/model/page.ts';
import type { PagePair } from '../samePage.ts';
import { judgeSignOff, type SignOffState, type VoidReason } from '../signOff.ts';
import type { State } from '../states.ts';

export interface SignOffChange {
  readonly pageId: PageId;
  readonly localeCode: LocaleCode;
  /** `voided`: valid before and not valid now. */
  readonly kind: 'given' | 'voided';
  readonly by: string;
  /** Day of the sign-off, YYYY-MM-DD. */
  readonly on: string;
  /** Why it is not valid, in words. */
  readonly reasons: readonly string[];
}

export function compareSignOffs(before: State, after: State, pairs: readonly PagePair[], language: Language): SignOffChange[] {
  const words = CHANGE_REPORT_WORDS[language].signOffReasons;
  return pairs.flatMap((pair) =>
    [...(pair.after?.byLocale ?? [])].flatMap(([localeCode, page]): SignOffChange[] => {
      const [was, is] = [stateOf(before, pair.before?.byLocale.get(localeCode)), stateOf(after, page)];
      const common = { pageId: page.pageId, localeCode };
      if (is.state === 'valid') return was.state === 'valid' && was.on === is.on && was.by === is.by ? [] : [given(common, is)];
      if (was.state !== 'valid') return [];
      const reasons = is.state === 'void' ? is.reasons.map((reason) => describeReason(reason, words)) : [words.record];
      return [{ ...common, kind: 'voided', by: was.by, on: was.on, reasons }];
    }),
  );
}

function given(common: Pick<SignOffChange, 'pageId' | 'localeCode'>, { by, on }: { by: string; on: string }): SignOffChange {
  return { ...common, kind: 'given', by, on, reasons: [] };
}

function stateOf({ content }: State, page: Page | undefined): SignOffState {
  return page ? judgeSignOff(page, content.records.get(page.pageId)?.signOffs[page.localeCode], content) : { state: 'none' };
}

function describeReason(reason: VoidReason, words: ChangeReportWords['signOffReasons']): string {
  if (reason.kind === 'text') return words.text;
  return reason.kind === 'fact' ? words.fact({ id: reason.factId }) : words.statute({ id: reason.statute, day: reason.changed });
}
