/** Rule typography: quotation marks, apostrophes, spaces, dashes and numbers in the conventions of each language. */
import { says } from '../../../src/messages/findings.ts';
import type { Issue } from '../../../src/model/issue.ts';
import type { Content } from '../../content/load.ts';
import { type TextFix, withoutOverlaps } from '../../content/texts/textFix.ts';
import { type ContentText, textsOf } from '../../content/texts/texts.ts';
import { mendText, withMending } from '../mending.ts';
import { EACH_TEXT, error, type Rule } from '../rule.ts';
import { characterFixes } from './characters.ts';
import { HABITS, NARROW, NO_BREAK } from './habits.ts';
import { numberFixes } from './numbers.ts';
import { findOpenQuote, quoteFixes } from './quotes.ts';
import { spaceFixes } from './spaces.ts';

export const typography: Rule = { id: 'typography', check, scopes: EACH_TEXT };

/** The fixes of one pass. A fix may enable another one, so repeat until there is none. */
export function fixesOf(localeCode: string, text: string): TextFix[] {
  const habits = HABITS[localeCode];
  if (!habits) return [];
  return withoutOverlaps([
    ...quoteFixes(text, habits),
    ...spaceFixes(text, localeCode, habits),
    ...numberFixes(text, localeCode, habits),
    ...characterFixes(text, habits),
  ]);
}

function check(content: Content): Issue[] {
  return textsOf(content).flatMap((text) => [...checkOpenQuote(text), ...checkFixes(text)]);
}

function checkOpenQuote(text: ContentText): Issue[] {
  const habits = HABITS[text.localeCode];
  const open = habits && findOpenQuote(text.text, habits);
  if (!habits || open === undefined) return [];
  const [opening, closing] = habits.quotes;
  return [error('typography', text.positionAt(open), says('typography.open-quote', { opening, closing }))];
}

function checkFixes(text: ContentText): Issue[] {
  return fixesOf(text.localeCode, text.text).map((fix) => {
    const from = Math.max(0, fix.start - 12);
    const right = text.text.slice(from, fix.start) + fix.text + text.text.slice(fix.end, fix.end + 12);
    const position = text.positionAt(Math.min(fix.start, text.text.length - 1));
    const issue = error('typography', position, says('typography', { problem: fix.problem, right: show(right) }));
    return withMending(issue, mendText(text, fix, [fix.text]));
  });
}

function show(text: string): string {
  return text
    .replaceAll(NO_BREAK, '␣')
    .replaceAll(NARROW, '⍽')
    .replace(/\ufffc+/g, '…')
    .trim();
}
