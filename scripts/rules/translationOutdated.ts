/** Rule translation-outdated: the source has changed since the translation was made. `npm run status` shows the changes. */
import type { Issue, Place } from '../../src/model/issue.ts';
import type { Page } from '../../src/model/page.ts';
import type { Content } from '../content/load.ts';
import { OUTDATED_RULE, policyOf, translationStateOf } from '../translation/policy.ts';
import type { StalePart } from '../translation/translation.ts';
import { namePart } from '../translation/wording.ts';
import { error, type Rule } from './rule.ts';

export const translationOutdated: Rule = {
  id: OUTDATED_RULE,
  check: (content) => content.pages.flatMap((page) => checkPage(content, page)),
};

/**
 * The issue is an error if the site's policy stops the build for it; otherwise the page is served with a notice, or withheld, and the issue
 * is a warning.
 */
function checkPage(content: Content, page: Page): Issue[] {
  const { stale } = translationStateOf(content, page);
  if (stale.length === 0 || page.frontmatter.draft) return [];
  const severity = policyOf(content, page.pageId).outdated === 'stop' ? 'error' : 'warning';
  return stale.map((part) => ({
    ...error(
      OUTDATED_RULE,
      placeOf(content, page, part),
      `The source has changed since this was translated: ${namePart(part)} (${HOW[part.change]}).`,
      'Run npm run status for the words; then translate the change and record it (--record), or confirm that nothing has to change (--confirm).',
      part.source && [placeInFile(content, part.source.place, part.key)],
    ),
    severity,
  }));
}

const HOW: Readonly<Record<StalePart['change'], string>> = { changed: 'changed', added: 'new', removed: 'gone' };

function placeOf(content: Content, page: Page, { own, key }: StalePart): Place {
  return placeInFile(content, own?.place ?? { filePath: page.filePath, line: 1, column: 1 }, key);
}

/** Frontmatter parts that are not running text have only the position of their file; the key gives the line. */
function placeInFile(content: Content, place: Place, key: string): Place {
  const page = place.line === 1 ? content.pages.find(({ filePath }) => filePath === place.filePath) : undefined;
  const [kind = '', position] = key.split('.');
  return (page && content.fileOf.get(page)?.yaml.placeOf(position ? [`${kind}s`, Number(position) - 1] : [kind])) ?? place;
}
