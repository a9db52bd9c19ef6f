/** Rule today: a service names two or three acts for today, a guide may; each is an act of the reader, not "contact us". */
import { says } from '../../src/messages/findings.ts';
import type { Issue } from '../../src/model/issue.ts';
import type { Page } from '../../src/model/page.ts';
import type { Content } from '../content/load.ts';
import { createFinder } from './phrases.ts';
import { error, pagesToCheck, type Rule } from './rule.ts';

const FEWEST = 2;
/** Entry of content/wording.yaml with the words that send readers to the practice. */
const ASK_US = 'ask-us';

export const today: Rule = { id: 'today', check };

/** Like the other rules on what texts say to readers, it needs content/wording.yaml. */
function check(content: Content): Issue[] {
  return content.registers.wording ? pagesToCheck(content).flatMap((page) => checkPage(content, page)) : [];
}

function checkPage(content: Content, page: Page): Issue[] {
  const { kind, today: acts } = page.frontmatter;
  const position = () => content.fileOf.get(page)?.yaml.positionOfKey([], 'today') ?? { filePath: page.filePath, line: 1, column: 1 };
  if (acts.length === 0 && kind !== 'service') return [];
  if (kind !== 'service' && kind !== 'guide') return [error('today', position(), says('today.kind', { kind }))];
  if (acts.length < FEWEST) {
    return [error('today', position(), says('today.few', { kind, acts: acts.length }))];
  }
  return checkContact(content, page);
}

function checkContact(content: Content, page: Page): Issue[] {
  const words = content.registers.wording?.entries.hedges[ASK_US]?.words[page.localeCode] ?? [];
  const find = createFinder(page.localeCode, [{ words, about: ASK_US }]);
  const contact = content.pages.find(({ frontmatter }) => frontmatter.kind === 'contact')?.pageId;
  const asking = page.outline.blocks.filter(({ region, text }) => region === 'today' && find(text).length > 0);
  const linking = page.outline.links.filter(({ region, target }) => region === 'today' && target === `page:${contact}`);
  return [...asking, ...linking].map(({ position }) => error('today', position, says('today.contact')));
}
