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

const ID = 'today';

/** Two rules of one name: what a page's own words show is looked for page by page; a link asks for the page `contact`, which is another one. */
export const today: Rule = { id: ID, check: ofWordedSite(checkPage), scopes: ['file'] };
export const todayLink: Rule = { id: ID, check: ofWordedSite(checkLinks) };

/** Like the other rules on what texts say to readers, it needs content/wording.yaml. */
function ofWordedSite(checkOne: (content: Content, page: Page) => Issue[]): Rule['check'] {
  return (content) => (content.registers.wording ? pagesToCheck(content).flatMap((page) => checkOne(content, page)) : []);
}

function checkPage(content: Content, page: Page): Issue[] {
  const { kind, today: acts } = page.frontmatter;
  const position = () => content.fileOf.get(page)?.yaml.positionOfKey([], 'today') ?? { filePath: page.filePath, line: 1, column: 1 };
  if (acts.length === 0 && kind !== 'service') return [];
  if (!mayHaveActs(page)) return [error(ID, position(), says('today.kind', { kind }))];
  return acts.length < FEWEST ? [error(ID, position(), says('today.few', { kind, acts: acts.length }))] : checkWords(content, page);
}

function mayHaveActs({ frontmatter: { kind } }: Page): boolean {
  return kind === 'service' || kind === 'guide';
}

function checkWords(content: Content, { localeCode, outline }: Page): Issue[] {
  const words = content.registers.wording?.entries.hedges[ASK_US]?.words[localeCode] ?? [];
  const find = createFinder(localeCode, [{ words, about: ASK_US }]);
  const asking = outline.blocks.filter(({ region, text }) => region === 'today' && find(text).length > 0);
  return asking.map(({ position }) => error(ID, position, says('today.contact')));
}

function checkLinks(content: Content, page: Page): Issue[] {
  if (!mayHaveActs(page) || page.frontmatter.today.length < FEWEST) return [];
  const contact = content.pages.find(({ frontmatter }) => frontmatter.kind === 'contact')?.pageId;
  const linking = page.outline.links.filter(({ region, target }) => region === 'today' && target === `page:${contact}`);
  return linking.map(({ position }) => error(ID, position, says('today.contact')));
}
