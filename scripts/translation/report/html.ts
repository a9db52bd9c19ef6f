/** Formats the change report as one HTML file that needs no network. Neighbour: markdown.ts, the same for a pull request. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Element, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import type { Issue } from '../../../src/model/issue.ts';
import type { ChangeReport, Changes } from '../changeReport.ts';
import { SECTIONS, type SectionId, summarize } from '../summary.ts';
import { leftBehind, legalReviews, pageAnchor, pageTexts, passages, searchResults, servedOrNot, statutes } from './pageSections.ts';
import { addresses, facts, files, findings, labels, navigation, registers, siteData, unseenFiles } from './siteSections.ts';
import { describePosition } from './words.ts';

/** The complete document. */
export function emitHtml(report: ChangeReport): string {
  const { changes } = report;
  const css = readFileSync(join(import.meta.dirname, 'report.css'), 'utf8') + (changes ? languageRules(changes) : '');
  // Loads nothing from anywhere: whatever a text contains, it stays text.
  const policy = `default-src 'none'; img-src data:; style-src 'sha256-${createHash('sha256').update(css).digest('base64')}'`;
  const sections = changes ? sectionsOf(changes) : [];
  const document = h('html', { lang: 'en' }, [
    h('head', [
      h('meta', { charSet: 'utf-8' }),
      h('meta', { httpEquiv: 'Content-Security-Policy', content: policy }),
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('meta', { name: 'robots', content: 'noindex' }),
      h('title', `Change report: ${report.beforeName} → ${report.afterName}`),
      h('style', css),
    ]),
    h('body', [
      h('a.skip', { href: '#main' }, 'To the report'),
      h('header', [h('h1', 'Change report'), h('p', ['From ', h('strong', report.beforeName), ' to ', h('strong', report.afterName)])]),
      h('main', { id: 'main' }, [
        summary(report),
        report.readingIssues.length > 0 ? unreadable(report.readingIssues) : undefined,
        changes && sections.length > 0 ? contents(changes, sections) : undefined,
        changes && sections.length > 0 ? choice(changes) : undefined,
        ...sections.map(({ element }) => element),
      ]),
    ]),
  ]);
  const root: Root = { type: 'root', children: [{ type: 'doctype' }, document] };
  return `${toHtml(root)}\n`;
}

interface Part {
  readonly id: SectionId;
  readonly element: Element;
}

function sectionsOf(changes: Changes): Part[] {
  const all: Record<SectionId, Element | undefined> = {
    pages: pageTexts(changes),
    passages: passages(changes),
    facts: facts(changes),
    statutes: statutes(changes),
    addresses: addresses(changes),
    served: servedOrNot(changes),
    search: searchResults(changes),
    behind: leftBehind(changes),
    signOffs: legalReviews(changes),
    findings: findings(changes),
    navigation: navigation(changes),
    labels: labels(changes),
    site: siteData(changes),
    files: files(changes),
    registers: registers(changes),
    program: unseenFiles(changes),
  };
  return (Object.keys(SECTIONS) as SectionId[]).flatMap((id) => {
    const element = all[id];
    return element ? [{ id, element }] : [];
  });
}

function summary(report: ChangeReport): Element {
  const lines = summarize(report).map(({ tone, text, section }) =>
    h(`li.${tone}`, [
      tone === 'warning' ? h('strong', 'Please check: ') : undefined,
      section && report.changes ? h('a', { href: `#${section}` }, text) : text,
    ]),
  );
  return h('section', { ariaLabelledBy: 'short-title' }, [
    h('h2', { id: 'short-title' }, 'In short'),
    h('ul.short', lines),
    h('p.fine', [
      'How to read: ',
      h('del', 'words taken out'),
      ' are struck through, ',
      h('ins', 'words put in'),
      ' are underlined. A changed paragraph is shown completely; unchanged ones are left out.',
    ]),
  ]);
}

function unreadable(issues: readonly Issue[]): Element {
  return h('section', { ariaLabelledBy: 'unreadable-title' }, [
    h('h2', { id: 'unreadable-title' }, 'What cannot be read'),
    h(
      'ul',
      issues.map((issue) => h('li', `${issue.message} ${issue.fix} (${describePosition(issue)})`)),
    ),
  ]);
}

function contents({ pages }: Changes, sections: readonly Part[]): Element {
  const pageList = h(
    'ul',
    pages.map((page) => h('li', [h('a', { href: `#${pageAnchor(page)}` }, page.title)])),
  );
  const entries = sections.map(({ id }) => h('li', [h('a', { href: `#${id}` }, SECTIONS[id]), id === 'pages' ? pageList : undefined]));
  return h('nav', { ariaLabelledBy: 'contents-title' }, [h('h2', { id: 'contents-title' }, 'Contents'), h('ol', entries)]);
}

/** Works without a script: the style sheet tests which boxes are checked. */
function choice({ locales }: Changes): Element {
  const boxes = locales.map(({ code, name }) =>
    h('label', [h('input', { type: 'checkbox', id: `show-${code}`, checked: true }), ` ${name}`]),
  );
  return h('fieldset.choice', [h('legend', 'Languages shown'), ...boxes]);
}

function languageRules({ locales }: Changes): string {
  return locales.map(({ code }) => `body:has(#show-${code}:not(:checked)) [data-language="${code}"]{display:none}\n`).join('');
}
