/** Rule short-title: the name of a general page is a label, so its shortTitle would never be shown. */
import { says } from '../../src/messages/findings.ts';
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
    const said = says('short-title', { kind: page.frontmatter.kind, label, code: page.localeCode });
    return [error('short-title', yaml.positionOfKey([], 'shortTitle'), said)];
  });
}
