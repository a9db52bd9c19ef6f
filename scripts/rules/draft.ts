/**
 * Checks one page while somebody writes it: the rules that answer within the pause of a writer, and those that need dictionaries. Rules that
 * go page by page check this page only (pagesToCheck). Neighbour: ./check.ts, the list of all rules.
 */
import type { Issue } from '../../src/model/issue.ts';
import type { Page } from '../../src/model/page.ts';
import type { Content } from '../content/load.ts';
import { TEXT_RULES } from './check.ts';
import { partLost } from './ledger/partIds.ts';
import { redirects } from './ledger/redirects.ts';
import { urlLost } from './ledger/urlLost.ts';
import type { Rule } from './rule.ts';
import { searchLost } from './search/searchLost.ts';
import { spelling } from './spelling/spelling.ts';
import { checkFinished, checkStructure } from './structureRules.ts';
import { stockSentence } from './wording/stockSentence.ts';
import { wrongLanguage } from './wrongLanguage/wrongLanguage.ts';

/** They load dictionaries or a language detector, or read every sentence of the site. */
const SLOW: readonly Rule[] = [wrongLanguage, spelling, stockSentence];
/** Their findings are in registers. */
const ELSEWHERE: readonly Rule[] = [searchLost, partLost, urlLost, redirects];
const QUICK = TEXT_RULES.filter((rule) => !SLOW.includes(rule) && !ELSEWHERE.includes(rule));

/** The findings of a page, without those of `checkDraftWords`. `filePath`: of the text that is written, its own or a passage's. */
export function checkDraft(content: Content, page: Page, filePath = page.filePath): Issue[] {
  const focused = { ...content, focus: page };
  return inFile(filePath, [...checkStructure(focused, ELSEWHERE), ...checkFinished(focused, QUICK)]);
}

/** The findings of the slow rules. */
export function checkDraftWords(content: Content, page: Page, filePath = page.filePath): Issue[] {
  return inFile(filePath, [...checkFinished({ ...content, focus: page }, SLOW)]);
}

function inFile(path: string, found: readonly (readonly Issue[])[]): Issue[] {
  return found.flat().filter(({ filePath }) => filePath === path);
}
