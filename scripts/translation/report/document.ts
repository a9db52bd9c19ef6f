/** The parts of the change report below its first page, in their order. */
import type { Element } from 'hast';
import { h } from 'hastscript';
import type { ChangeReport, Changes } from '../changeReport.ts';
import { SECTIONS, type SectionId } from '../summaryLine.ts';
import { leftBehind, legalReviews, pageTexts, passages, searchResults, servedOrNot, statutes } from './pageSections.ts';
import { list } from './parts.ts';
import { addresses, facts, files, findings, labels, navigation, registers, siteData, unseenFiles, ways } from './siteSections.ts';
import { describePlace } from './words.ts';

export interface Section {
  readonly id: SectionId;
  readonly element: Element;
}

/** Title and what the report compares. */
export function heading({ beforeName, afterName }: ChangeReport): Element[] {
  return [h('h1', 'Change report'), h('p', ['From ', h('strong', beforeName), ' to ', h('strong', afterName)])];
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
  return (Object.keys(SECTIONS) as SectionId[]).flatMap((id) => {
    const element = all[id];
    return element ? [{ id, element }] : [];
  });
}

/** Why a state cannot be read. */
export function unreadable({ readingIssues }: ChangeReport): Element | undefined {
  if (readingIssues.length === 0) return undefined;
  const lines = readingIssues.map((issue) => `${issue.message} ${issue.fix} (${describePlace(issue, { titles: new Map(), locales: [] })})`);
  return h('section', { ariaLabelledBy: 'unreadable-title' }, [h('h2', { id: 'unreadable-title' }, 'What cannot be read'), list(lines)]);
}
