/** Rule short-title: the name of a general page is a label, so its shortTitle would never be shown. */
import type { Issue } from '../../src/model/issue.ts';
import { kindLabel } from '../../src/model/labelKey.ts';
import type { Content } from '../content/load.ts';
import { error, type Rule } from './rule.ts';

export const shortTitle: Rule = { id: 'short-title', check };

function check({ pages, fileOf }: Content): Issue[] {
  return pages.flatMap((page) => {
    const label = kindLabel(page.frontmatter.kind);
    const yaml = fileOf.get(page)?.yaml;
    if (!label || !yaml || page.frontmatter.shortTitle === undefined) return [];
    const message = `"shortTitle" is shown nowhere: pages of the kind "${page.frontmatter.kind}" go by the label "${label}".`;
    const fix = `Remove it here; write the name in content/labels/${page.localeCode}.yaml, under "${label}:".`;
    return [error('short-title', yaml.positionOfKey([], 'shortTitle'), message, fix)];
  });
}
