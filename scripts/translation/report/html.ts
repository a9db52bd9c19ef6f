/** Prints the change report as one HTML file that needs no network. Neighbour: markdown.ts, which prints the same for a pull request. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Element, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { h } from 'hastscript';
import { visit } from 'unist-util-visit';
import { CHANGE_REPORT_WORDS, type ChangeReportWords } from '../../../src/messages/changes.ts';
import type { ChangeReport, Changes } from '../changeReport.ts';
import { detailSections, heading, type Section, unreadable } from './document.ts';
import { firstPage } from './firstPage.ts';

/** The complete document. It shows the languages in `chosen` until the reader ticks others; undefined shows all. */
export function emitHtml(report: ChangeReport, chosen?: readonly string[]): string {
  const { language, beforeName: before, afterName: after } = report;
  const texts = CHANGE_REPORT_WORDS[language];
  const { main, rules } = renderMain(report, chosen);
  const css = readFileSync(join(import.meta.dirname, 'report.css'), 'utf8') + rules;
  // Loads nothing from anywhere: whatever a text contains, it stays text.
  const policy = `default-src 'none'; img-src data:; style-src 'sha256-${createHash('sha256').update(css).digest('base64')}'`;
  const document = h('html', { lang: language }, [
    h('head', [
      h('meta', { charSet: 'utf-8' }),
      h('meta', { httpEquiv: 'Content-Security-Policy', content: policy }),
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('meta', { name: 'robots', content: 'noindex' }),
      h('title', texts.between({ before, after })),
      h('style', css),
    ]),
    h('body', [h('a.skip', { href: '#main' }, texts.skip), h('header', heading(report)), main]),
  ]);
  return `${print({ type: 'root', children: [{ type: 'doctype' }, document] })}\n`;
}

/** The report for a page that has its own heading and styles (src/desk). */
export function emitPart(report: ChangeReport): string {
  const { main, rules } = renderMain(report, undefined);
  return print({ type: 'root', children: [h('style', rules), ...main.children] });
}

/** The content, and the style rules by which the languages are chosen in it. */
function renderMain(report: ChangeReport, chosen: readonly string[] | undefined): { readonly main: Element; readonly rules: string } {
  const { changes, language } = report;
  const texts = CHANGE_REPORT_WORDS[language];
  const sections = changes ? detailSections(changes) : [];
  const main = h('main', { id: 'main' }, [
    changes && sections.length > 0 ? choice(changes, chosen) : undefined,
    ...firstPage(report),
    unreadable(report),
    legend(texts),
    sections.length > 0 ? contents(texts, sections) : undefined,
    ...sections.map(({ element }) => element),
  ]);
  return { main, rules: changes ? languageRules(changes, main) : '' };
}

function print(root: Root): string {
  // Only the printer for pull requests needs the names of the pieces.
  visit(root, 'element', ({ properties }) => {
    delete properties.dataPiece;
    delete properties.dataWeight;
  });
  return toHtml(root);
}

function legend({ legend: words }: ChangeReportWords): Element {
  return h('p.fine', [words.before, h('del', words.removed), words.between, h('ins', words.added), words.after]);
}

function contents(texts: ChangeReportWords, sections: readonly Section[]): Element {
  const entries = sections.map(({ id }) => h('li', [h('a', { href: `#${id}` }, texts.sections[id])]));
  return h('nav', { ariaLabelledBy: 'contents-title' }, [h('h2', { id: 'contents-title' }, texts.details), h('ol', entries)]);
}

/** Works without a script: the style sheet tests which boxes are checked. */
function choice({ locales, language }: Changes, chosen: readonly string[] | undefined): Element {
  const boxes = locales.map(({ code, name }) =>
    h('label', [h('input', { type: 'checkbox', id: `show-${code}`, checked: chosen?.includes(code) ?? true }), ` ${name}`]),
  );
  return h('fieldset.choice', [h('legend', CHANGE_REPORT_WORDS[language].languagesShown), ...boxes]);
}

/** A part in one language is hidden with it, a part in several languages with all of them. */
function languageRules({ locales }: Changes, main: Element): string {
  const single = locales.map(({ code }) => `body:has(#show-${code}:not(:checked)) [data-language="${code}"]{display:none}\n`);
  const groups = [...new Set(groupsIn(main))].map((codes) => {
    const unchecked = codes.split(' ').map((code) => `:has(#show-${code}:not(:checked))`);
    return `body${unchecked.join('')} [data-languages="${codes}"]{display:none}\n`;
  });
  return [...single, ...groups].join('');
}

function groupsIn({ properties, children }: Element): string[] {
  const own = properties.dataLanguages;
  return [
    ...(typeof own === 'string' && own ? [own] : []),
    ...children.flatMap((child) => (child.type === 'element' ? groupsIn(child) : [])),
  ];
}
