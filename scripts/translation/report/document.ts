/** The parts of the change report below its first page, in their order. */
import type { Element } from 'hast';
import { h } from 'hastscript';
import { CHANGE_REPORT_WORDS } from '../../../src/messages/changes.ts';
import { inLanguage } from '../../../src/messages/findings.ts';
import type { ChangeReport, Changes } from '../changeReport.ts';
import type { SectionId } from '../summaryLine.ts';
import { leftBehind, legalReviews, pageTexts, passages, searchResults, servedOrNot, statutes } from './pageSections.ts';
import { list } from './parts.ts';
import { addresses, facts, files, findings, labels, navigation, registers, siteData, unseenFiles, ways } from './siteSections.ts';
import { describePlace } from './words.ts';

export interface Section {
  readonly id: SectionId;
  readonly element: Element;
}

/** Title and what the report compares. */
export function heading({ beforeName, afterName, language }: ChangeReport): Element[] {
  const texts = CHANGE_REPORT_WORDS[language];
  return [h('h1', texts.title), h('p', [texts.from, h('strong', beforeName), texts.to, h('strong', afterName)])];
}

/** Only sections with changes. */
export function detailSections(changes: Changes): Section[] {
  const all: Record<SectionId, Element | undefined> = {
    pages: pageTexts(changes),
    passages: passages(changes),
    facts: facts(changes),
    ways: ways(changes),
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
  return (Object.keys(CHANGE_REPORT_WORDS.en.sections) as SectionId[]).flatMap((id) => {
    const element = all[id];
    return element ? [{ id, element }] : [];
  });
}

/** Why a state cannot be read. */
export function unreadable({ readingIssues, language }: ChangeReport): Element | undefined {
  if (readingIssues.length === 0) return undefined;
  const places = { titles: new Map<string, string>(), locales: [], language };
  const lines = readingIssues
    .map((issue) => inLanguage(issue, language))
    .map((issue) => `${issue.message} ${issue.fix} (${describePlace(issue, places)})`);
  return h('section', { ariaLabelledBy: 'unreadable-title' }, [
    h('h2', { id: 'unreadable-title' }, CHANGE_REPORT_WORDS[language].unreadable),
    list(lines),
  ]);
}
