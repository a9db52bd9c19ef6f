/** Rule translation-outdated: the source has changed since the translation was made. `npm run status` shows the changes. */
import { says } from '../../src/messages/findings.ts';
import type { Issue, Position } from '../../src/model/issue.ts';
import type { Page } from '../../src/model/page.ts';
import type { Content } from '../content/load.ts';
import { OUTDATED_RULE, policyOf, translationStateOf } from '../translation/policy.ts';
import type { StalePart } from '../translation/translation.ts';
import { error, pagesToCheck, type Rule } from './rule.ts';

export const translationOutdated: Rule = {
  id: OUTDATED_RULE,
  check: (content) => pagesToCheck(content).flatMap((page) => checkPage(content, page)),
  scopes: ['page'],
};

/**
 * The issue is an error if the site's policy stops the build for it; otherwise the page is served with a notice, or withheld, and the issue
 * is a warning.
 */
function checkPage(content: Content, page: Page): Issue[] {
  // The rule part-missing reports missing parts.
  const stale = translationStateOf(content, page).stale.filter(({ change }) => change !== 'missing');
  if (stale.length === 0 || page.frontmatter.draft) return [];
  const severity = policyOf(content, page.pageId).outdated === 'stop' ? 'error' : 'warning';
  return stale.map((part) => ({
    ...error(
      OUTDATED_RULE,
      positionOf(content, page, part),
      says('translation-outdated', {
        part: { key: part.key, title: part.title },
        change: part.change,
        page: page.pageId,
        code: page.localeCode,
        own: `${page.filePath}#${part.key}`,
      }),
      part.source && [positionInFile(content, part.source.position, part.key)],
    ),
    severity,
  }));
}

function positionOf(content: Content, page: Page, { own, key }: StalePart): Position {
  return positionInFile(content, own?.position ?? { filePath: page.filePath, line: 1, column: 1 }, key);
}

/** Frontmatter parts that are not running text have only the position of their file; the key gives the line. */
function positionInFile(content: Content, position: Position, key: string): Position {
  const page = position.line === 1 ? content.pages.find(({ filePath }) => filePath === position.filePath) : undefined;
  const [kind = '', number] = key.split('.');
  return (page && content.fileOf.get(page)?.yaml.positionOf(number ? [`${kind}s`, Number(number) - 1] : [kind])) ?? position;
}
