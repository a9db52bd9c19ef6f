/** The one range in which two texts differ. */
import type { TextEdit } from '../../../model/writing.ts';

/** Replaces what lies between the common beginning and the common end; never splits a letter of two code units. */
export function changedRange(before: string, after: string): TextEdit {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before.charCodeAt(start) === after.charCodeAt(start)) start += 1;
  if (isLowHalf(before, start) || isLowHalf(after, start)) start -= 1;
  let end = 0;
  while (end < shorter - start && before.charCodeAt(before.length - 1 - end) === after.charCodeAt(after.length - 1 - end)) end += 1;
  if (isLowHalf(before, before.length - end) || isLowHalf(after, after.length - end)) end -= 1;
  return { from: start, to: before.length - end, insert: after.slice(start, after.length - end) };
}

function isLowHalf(text: string, index: number): boolean {
  return index > 0 && index < text.length && /[\uDC00-\uDFFF]/.test(text.charAt(index)) && /[\uD800-\uDBFF]/.test(text.charAt(index - 1));
}
