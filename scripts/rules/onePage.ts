/**
 * Rules one-page and home-missing: page types that a site has once, one area page per area, and a home page in every language with pages.
 */
import { type Said, says } from '../../src/messages/findings.ts';
import type { Issue } from '../../src/model/issue.ts';
import { compareText } from '../../src/model/issue.ts';
import type { Content } from '../content/load.ts';
import { error, type Rule } from './rule.ts';

const AT_MOST_ONE = ['home', 'services', 'about', 'contact', 'faq', 'privacy', 'search'] as const;

export const onePage: Rule = { id: 'one-page', check: checkKinds };
export const homeMissing: Rule = { id: 'home-missing', check: checkHomes };

function checkKinds({ site, siteYaml, pages }: Content): Issue[] {
  const sources = pages.filter((page) => page.localeCode === site.defaultLocale).sort((a, b) => compareText(a.filePath, b.filePath));
  const issues: Issue[] = [];
  if (!sources.some((page) => page.frontmatter.kind === 'home')) {
    issues.push(error('one-page', siteYaml.positionOf([]), says('one-page.no-home')));
  }
  const twice = (said: Said, group: typeof sources) => {
    const [first, ...others] = group;
    for (const page of others) {
      issues.push(
        error('one-page', { filePath: page.filePath, line: 1, column: 1 }, said, [{ filePath: first?.filePath ?? '', line: 1, column: 1 }]),
      );
    }
  };
  for (const kind of AT_MOST_ONE)
    twice(
      says('one-page.kind', { kind }),
      sources.filter((page) => page.frontmatter.kind === kind),
    );
  for (const area of site.areas) {
    twice(
      says('one-page.area', { area: area.id }),
      sources.filter((page) => page.frontmatter.kind === 'area' && page.area === area.id),
    );
  }
  return issues;
}

/** The name in the header and the error page link to the language's home page. */
function checkHomes({ site, pages, files }: Content): Issue[] {
  const home = pages.find((page) => page.frontmatter.kind === 'home');
  if (!home) return [];
  return site.locales.flatMap(({ code }) => {
    const [first] = pages.filter((page) => page.localeCode === code);
    // Files and not pages, because a page that cannot be read has its own error.
    if (!first || files.some((file) => file.localeCode === code && file.pageId === home.pageId)) return [];
    const file = home.filePath.replace(/[^/]+$/, `${code}.mdx`);
    return [
      {
        ...error('home-missing', { filePath: first.filePath, line: 1, column: 1 }, says('home-missing', { code, file }), [
          { filePath: home.filePath, line: 1, column: 1 },
        ]),
        about: [file],
      },
    ];
  });
}
