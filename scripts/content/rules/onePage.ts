/** Rule one-page: kinds of page of which a site has exactly one, or at most one, and one area page per area. */
import type { Issue } from '../../../src/model/issue.ts';
import { compareText } from '../../../src/model/issue.ts';
import type { Content } from '../load.ts';
import { error, type Rule } from './rule.ts';

const AT_MOST_ONE = ['home', 'services', 'about', 'contact', 'faq', 'privacy'] as const;

export const onePage: Rule = { id: 'one-page', check: checkKinds };

function checkKinds({ site, siteYaml, pages }: Content): Issue[] {
  const sources = pages.filter((page) => page.localeCode === site.defaultLocale).sort((a, b) => compareText(a.filePath, b.filePath));
  const issues: Issue[] = [];
  if (!sources.some((page) => page.frontmatter.kind === 'home')) {
    issues.push(error('one-page', siteYaml.placeOf([]), 'No page has "kind: home".', 'Write the home page: content/pages/general/home/.'));
  }
  const twice = (label: string, group: typeof sources) => {
    const [first, ...others] = group;
    for (const page of others) {
      issues.push(
        error(
          'one-page',
          { filePath: page.filePath, line: 1, column: 1 },
          `Another page is the ${label} already.`,
          'Change "kind:" in one of the two.',
          [{ filePath: first?.filePath ?? '', line: 1, column: 1 }],
        ),
      );
    }
  };
  for (const kind of AT_MOST_ONE)
    twice(
      `site’s "${kind}" page`,
      sources.filter((page) => page.frontmatter.kind === kind),
    );
  for (const area of site.areas) {
    twice(
      `area page of "${area.id}"`,
      sources.filter((page) => page.frontmatter.kind === 'area' && page.area === area.id),
    );
  }
  return issues;
}
