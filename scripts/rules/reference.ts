/** Rules page-unknown, link-target and fact-unknown: pages, link targets and facts that a text names must exist. */
import { type Said, says } from '../../src/messages/findings.ts';
import { CONTACT_WAYS, LINK_SCHEMES } from '../../src/model/component.ts';
import type { Fact } from '../../src/model/fact.ts';
import type { Issue, Position } from '../../src/model/issue.ts';
import type { Page } from '../../src/model/page.ts';
import type { Site } from '../../src/model/site.ts';
import { hostBehindAt, isWebAddress } from '../../src/model/webAddress.ts';
import type { Content } from '../content/load.ts';
import { nearestName } from '../content/nearestName.ts';
import { mendName, ownTextAt, withMending } from './mending.ts';
import { error, pagesToCheck, type Rule } from './rule.ts';

export const pageUnknown: Rule = { id: 'page-unknown', check: checkAllPages };
export const linkTarget: Rule = {
  id: 'link-target',
  check: (content) => pagesToCheck(content).flatMap((page) => checkLinks(content, page)),
};
export const factUnknown: Rule = {
  id: 'fact-unknown',
  check: (content) => pagesToCheck(content).flatMap((page) => checkFacts(content, page)),
};

function checkAllPages(content: Content): Issue[] {
  // Files and not pages, because a page that cannot be read has its own error.
  const ids = new Set(content.files.map((file) => file.pageId));
  return pagesToCheck(content).flatMap((page) => checkPages(content, page, ids));
}

function checkPages(content: Content, page: Page, ids: ReadonlySet<string>): Issue[] {
  const positionOf = (path: readonly PropertyKey[]) => content.fileOf.get(page)?.yaml.positionOf(path);
  const isSource = page.localeCode === content.site.defaultLocale;
  const named = [
    ...(isSource ? page.frontmatter.related : []).map((pageId, index) => ({ pageId, position: () => positionOf(['related', index]) })),
    ...page.frontmatter.slides.map((slide, index) => ({ pageId: slide.page, position: () => positionOf(['slides', index, 'page']) })),
    ...page.outline.links
      .filter((link) => link.target.startsWith(LINK_SCHEMES.page))
      .map((link) => ({ pageId: link.target.slice(LINK_SCHEMES.page.length).split('#')[0] ?? '', position: () => link.position })),
  ];
  return named
    .filter(({ pageId }) => !ids.has(pageId))
    .map(({ pageId, position }) => {
      const at = position() ?? { filePath: page.filePath, line: 1, column: 1 };
      const near = nearestName(pageId, [...ids]);
      const issue = error('page-unknown', at, says('page-unknown', { id: pageId, near }));
      return withMending(issue, mendName(ownTextAt(content, page, at), at, pageId, near));
    });
}

/** The address of this site that a link names instead of a page: `/de/faq`, or the same with the site's host. Undefined for other links. */
export function ownPathname({ url }: Site, target: string): string | undefined {
  if (/^\/(?![/\\])/.test(target)) return target;
  return target === url || target.startsWith(`${url}/`) ? target.slice(url.length) || '/' : undefined;
}

function checkLinks(content: Content, page: Page): Issue[] {
  return page.outline.links.flatMap(({ target, text, position }) => {
    if (text.trim() === '') return [error('link-target', position, says('link-target.words', { target: showCharacters(target) }))];
    const own = ownPathname(content.site, target);
    if (own !== undefined) return [explainOwnAddress(content, page, target, own, position)];
    if (target.startsWith(LINK_SCHEMES.page) || target.startsWith(LINK_SCHEMES.official) || isWebAddress(target)) return [];
    const way = target.startsWith(LINK_SCHEMES.contact) ? target.slice(LINK_SCHEMES.contact.length) : undefined;
    if (way && CONTACT_WAYS.some((known) => known === way)) return [];
    if (target.startsWith('#')) return checkPart(content, page, target.slice(1), position);
    return [error('link-target', position, explainTarget(target, way))];
  });
}

/** A link to a part of its own page names the id of a heading. */
function checkPart(content: Content, page: Page, partId: string, position: Position): Issue[] {
  const known = page.partIds.headings;
  if (known.includes(partId)) return [];
  const near = nearestName(partId, known);
  const issue = error('link-target', position, says('link-target.part', { id: partId, near }));
  return [withMending(issue, mendName(ownTextAt(content, page, position), position, partId, near))];
}

/** A link names a page, so that it leads to the address in its own language, also after the page is renamed. */
function explainOwnAddress(content: Content, page: Page, target: string, own: string, position: Position): Issue {
  const { site, pages } = content;
  const pathname = own.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, '');
  const meant = pages.find((candidate) => candidate.pathname === pathname || candidate.aliases.includes(pathname));
  const locale = meant && meant.localeCode !== page.localeCode && site.locales.find(({ code }) => code === meant.localeCode);
  const language = locale ? { language: locale.name, code: locale.code } : {};
  const said = says('link-target.own', { target: showCharacters(target), ...language, pageId: meant?.pageId });
  const issue = error('link-target', position, said);
  const right = meant && own === pathname ? `${LINK_SCHEMES.page}${meant.pageId}` : undefined;
  return withMending(issue, mendName(ownTextAt(content, page, position), position, target, right));
}

/** Escapes invisible characters as their code points. */
function showCharacters(text: string): string {
  return text.replace(/\p{C}/gu, (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`);
}

/** `way` is what follows `contact:` in the target. */
function explainTarget(target: string, way: string | undefined): Said {
  const shown = { target: showCharacters(target), ways: CONTACT_WAYS.map((known) => `contact:${known}`).join(', ') };
  if (way) return says('link-target.way', { ...shown, near: nearestName(way, CONTACT_WAYS) });
  const host = hostBehindAt(target);
  if (host !== undefined) return says('link-target.host', { ...shown, host });
  return target.startsWith('https://') ? says('link-target.private', shown) : says('link-target.other', shown);
}

/** The fact that a writer means by an id: for an id that does not exist, the one that fact-unknown proposes. */
export function meantFact(facts: readonly Fact[], id: string): string {
  if (facts.some((fact) => fact.id === id)) return id;
  const known = facts.map((fact) => fact.id);
  return nearestName(id, known) ?? id;
}

function checkFacts(content: Content, page: Page): Issue[] {
  const ids = content.facts.map((fact) => fact.id);
  const known = new Set(ids);
  return page.outline.facts
    .filter((fact) => fact.id !== '' && !known.has(fact.id))
    .map((fact) => {
      const near = nearestName(fact.id, ids);
      const issue = error('fact-unknown', fact.position, says('fact-unknown', { id: fact.id, near }));
      return withMending(issue, mendName(ownTextAt(content, page, fact.position), fact.position, fact.id, near));
    });
}
