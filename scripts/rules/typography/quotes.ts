/** Typography of quotation marks and apostrophes. Neighbour: ./habits.ts (the marks of each language). */

import type { TextFix } from '../../content/texts/textFix.ts';
import type { Habits } from './habits.ts';

const DOUBLE = /["“”„«»‟]/;
const BLANK = /^[\s\u00a0\u202f]?$/;
const OPENERS = /[([{/—–«„“‘‚-]/;

/** Reads the text with a stack of open marks, to distinguish inner marks from outer ones. */
export function quoteFixes(text: string, habits: Habits): TextFix[] {
  const fixes: TextFix[] = [];
  const open: string[] = [];
  for (let index = 0; index < text.length; index += 1) {
    const sign = text[index] ?? '';
    const before = text[index - 1] ?? '';
    const after = text[index + 1] ?? '';
    if (sign === "'" || sign === '`') fixes.push(singleFix(index, before, after, habits));
    if (sign === habits.quotes[0] && !DOUBLE.test(sign)) open.push(sign);
    if (sign === habits.quotes[1] && !DOUBLE.test(sign) && !/\p{L}/u.test(after)) open.pop();
    if (!DOUBLE.test(sign)) continue;
    const isOpening = sign === '«' || sign === '„' || (sign !== '»' && opens(before, after, open.length));
    if (!isOpening) open.pop();
    const pair = open.length === 0 ? habits.quotes : habits.innerQuotes;
    if (isOpening) open.push(sign);
    const right = pair[isOpening ? 0 : 1];
    if (sign !== right) fixes.push(replaceQuote(text, index, right, isOpening, habits));
    else if (right === habits.quotes[isOpening ? 0 : 1]) fixes.push(...spaceFixes(text, index, isOpening, habits));
  }
  return fixes;
}

/** Offset of a quotation mark that is opened and never closed; undefined if there is none, or if other marks have to be fixed first. */
export function findOpenQuote(text: string, habits: Habits): number | undefined {
  const [opening, closing] = habits.quotes;
  if (!DOUBLE.test(opening) || opening === closing || quoteFixes(text, habits).length > 0) return undefined;
  const open: number[] = [];
  for (let index = 0; index < text.length; index += 1) {
    if (text[index] === opening) open.push(index);
    if (text[index] === closing) open.pop();
  }
  return open[0];
}

function opens(before: string, after: string, depth: number): boolean {
  if (BLANK.test(before) && BLANK.test(after)) return depth === 0;
  return BLANK.test(before) || OPENERS.test(before);
}

/** Replaces a mark. Spaces between the old mark and the quoted text are removed too, because only French marks have them. */
function replaceQuote(text: string, index: number, right: string, isOpening: boolean, habits: Habits): TextFix {
  const space = right === habits.quotes[isOpening ? 0 : 1] ? (habits.quoteSpace ?? '') : '';
  const [from, to] = isOpening ? [index, index + 1 + spacesAt(text, index + 1, 1)] : [index - spacesAt(text, index - 1, -1), index + 1];
  const isDetached = isOpening ? to > index + 1 : from < index;
  const [start, end] = isDetached && /["«»]/.test(text[index] ?? '') ? [from, to] : [index, index + 1];
  const [outer, inner] = [habits.quotes.join('…'), habits.innerQuotes.join('…')];
  return {
    start,
    end,
    text: isOpening ? right + space : space + right,
    problem: { key: 'quotes', values: { sign: text[index] ?? '', outer, inner } },
  };
}

function spaceFixes(text: string, index: number, isOpening: boolean, habits: Habits): TextFix[] {
  const { quoteSpace } = habits;
  const inner = isOpening ? index + 1 : index - 1;
  const count = spacesAt(text, inner, isOpening ? 1 : -1);
  const [start, end] = isOpening ? [inner, inner + count] : [inner + 1 - count, inner + 1];
  const found = text.slice(start, end);
  const isRight = quoteSpace ? /^[\u00a0\u202f]$/.test(found) : found === '';
  // A mark at the end of the text, or one of two adjacent marks, needs no space.
  if (isRight || (quoteSpace && text[inner] === undefined)) return [];
  const [opening, closing] = habits.quotes;
  if (quoteSpace) return [{ start, end, text: quoteSpace, problem: { key: 'quotes-spaced', values: undefined } }];
  return [{ start, end, text: '', problem: { key: 'quotes-tight', values: { opening, closing } } }];
}

function spacesAt(text: string, from: number, step: 1 | -1): number {
  let count = 0;
  while (/[\s\u00a0\u202f]/.test(text[from + count * step] ?? '')) count += 1;
  return count;
}

/**
 * A straight single quote is an apostrophe after a letter or a digit and before one-letter words ('s avonds); otherwise it opens a
 * quotation.
 */
function singleFix(index: number, before: string, after: string, habits: Habits): TextFix {
  const isApostrophe = /[\p{L}\p{N}.!?…)]/u.test(before) || /\d/.test(after) || !/\p{L}/u.test(after) || before === '\ufffc';
  const isShortWord = habits.quotes[0] === '‘' && /[stn]/i.test(after);
  const single = habits.quotes[0] === '‘' ? habits.quotes[0] : habits.innerQuotes[0];
  const right = isApostrophe || isShortWord ? '’' : single;
  return { start: index, end: index + 1, text: right, problem: { key: 'straight', values: { right } } };
}
