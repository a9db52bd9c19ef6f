/** Derives the finders: every question with its answers, every outcome with what it says. Neighbour: finderPicture.ts, where they stand. */

import { DESK_WORDS } from '../../../src/messages/desk.ts';
import type { PageChoice } from '../../../src/model/desk.ts';
import type { FinderData, FinderPartRow } from '../../../src/model/deskFinders.ts';
import type { Page } from '../../../src/model/page.ts';
import { type FinderPart, findersOf, readFinder } from '../../translation/readFinder.ts';
import { layOut } from './finderPicture.ts';
import { deriveCell } from './matrix.ts';
import { choicesOf, DeskError, type DeskQuery, type DeskSource, languageStatusOf, requestedLocale } from './source.ts';

/** `page` and `locale` choose what is drawn; by default the first finder in the source language. */
export function deriveFinder(source: DeskSource, query: DeskQuery): FinderData {
  const { content } = source;
  const localeCode = requestedLocale(source, query.locale, content.site.defaultLocale);
  const finders = findersOf(content);
  const ids: ReadonlySet<string> = new Set(finders.map((finder) => finder.pageId));
  const choices = choicesOf(source).filter((choice) => ids.has(choice.pageId));
  const pageId = query.page ?? choices[0]?.pageId ?? '';
  if (query.page !== undefined && !ids.has(pageId)) throw new DeskError(DESK_WORDS[source.language].finders.missing(pageId));
  const own = finders.filter((finder) => finder.localeCode === localeCode);
  const page = own.find((finder) => finder.pageId === pageId);
  return {
    view: 'finders',
    finders: choices,
    pageId,
    localeCode,
    states: content.site.locales.flatMap(({ code }) => {
      const cell = deriveCell(source, pageId, code);
      return cell ? [{ localeCode: code, state: cell.state }] : [];
    }),
    boxes: page ? layOut(describeParts(source, page, own)) : [],
  };
}

function describeParts(source: DeskSource, page: Page, finders: readonly Page[]): FinderPartRow[] {
  const parts = readFinder(page, new Set(finders.map(({ pageId }) => pageId)));
  const changed = (languageStatusOf(source, page.pageId, page.localeCode)?.stale ?? []).flatMap((part) => part.own?.position.line ?? []);
  return parts.map((part, index) => {
    const end = parts[index + 1]?.position.line ?? Number.POSITIVE_INFINITY;
    return {
      id: part.id,
      title: part.title,
      position: part.position,
      isOutdated: changed.some((line) => line >= part.position.line && line < end),
      isQuestion: part.isQuestion,
      answers: part.answers.map(({ text, target }) => ({ text, ...leadOf(target, finders) })),
      pages: [...new Set(part.pages)],
      facts: [...new Set(part.facts.map((fact) => fact.id))],
    };
  });
}

/** Where an answer leads: to a part of the same finder, or to another finder. */
function leadOf(
  target: FinderPart['answers'][number]['target'],
  finders: readonly Page[],
): { to: string; finder?: PageChoice | undefined } {
  if (target.startsWith('#')) return { to: target.slice(1) };
  const other = finders.find(({ pageId }) => target.endsWith(`:${pageId}`));
  return { to: '', finder: other && { pageId: other.pageId, title: other.frontmatter.shortTitle ?? other.frontmatter.title } };
}
