/** Rule translation-outdated: the source says something else than when the translation was made. What changed: `npm run status`. */
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

/** A translation that the site's policy lets stop the build is an error; otherwise it is served with a notice, or withheld. */
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

/** Parts of the frontmatter that are no running text know their file only; the key knows the line. */
function placeInFile(content: Content, place: Place, key: string): Place {
  const page = place.line === 1 ? content.pages.find(({ filePath }) => filePath === place.filePath) : undefined;
  const [kind = '', position] = key.split('.');
  return (page && content.fileOf.get(page)?.yaml.placeOf(position ? [`${kind}s`, Number(position) - 1] : [kind])) ?? place;
}
