/** Formats the change report for a pull request, in GitHub's Markdown. Neighbour: html.ts, with the complete report. */
import { counted } from '../../core/counted.ts';
import type { ChangeReport, Changes } from '../changeReport.ts';
import type { LanguageChange, PageChange } from '../changes/pages.ts';
import { SECTIONS, summarize } from '../summary.ts';
import { blockText, code, fold, heading, inline, listOf, valuesOf, wordsOf } from './markdownText.ts';
import {
  describeAddress,
  describeBehind,
  describePosition,
  describeServing,
  describeSignOff,
  FACT_KINDS,
  groupBySection,
  groupStatutes,
  isLoss,
  judgeLength,
  nameLanguage,
  nameLanguages,
  nameSides,
  PAGE_KINDS,
  PASSAGE_KINDS,
} from './words.ts';

/** First line of the text, by which the one comment with the report is found again. Invisible to readers. */
export const MARKER = '<!-- change-report -->';

/** GitHub's limit for a comment, in characters. */
export const COMMENT_LIMIT = 65_536;

/** Space for the note that lists what was omitted. */
const NOTE_ROOM = 2_000;

/** A part that is shown completely or omitted. */
interface Piece {
  /** Name in the note that lists what was omitted. */
  readonly name: string;
  readonly text: string;
}

/** The report, cut to fit into a comment; the note at its end lists what is missing. */
export function emitMarkdown(report: ChangeReport, limit = COMMENT_LIMIT): string {
  const head = [MARKER, '# Change report', `From ${inline(report.beforeName)} to ${inline(report.afterName)}`, summaryOf(report)].join(
    '\n\n',
  );
  const pieces = report.changes ? piecesOf(report.changes) : [{ name: 'findings', text: unreadable(report) }];
  let text = head;
  const left: string[] = [];
  for (const piece of pieces.filter((candidate) => candidate.text)) {
    if (text.length + piece.text.length + 2 <= limit - NOTE_ROOM) text += `\n\n${piece.text}`;
    else left.push(piece.name);
  }
  return `${text}${left.length > 0 ? `\n\n${noteOf(left)}` : ''}\n`;
}

function noteOf(left: readonly string[]): string {
  const names = left.join(', ');
  const shown = names.length > NOTE_ROOM - 300 ? `${names.slice(0, NOTE_ROOM - 300)} …` : names;
  return `> **Left out here for length:** ${inline(shown)}. The HTML report has everything.`;
}

function summaryOf(report: ChangeReport): string {
  return summarize(report)
    .map(({ tone, text }) => `- ${tone === 'warning' ? '⚠️ **Please check:** ' : ''}${inline(text)}`)
    .join('\n');
}

function unreadable({ readingIssues }: ChangeReport): string {
  return readingIssues.map((issue) => `- ${inline(`${issue.message} ${issue.fix} (${describePosition(issue)})`)}`).join('\n');
}

/** Points on which a reviewer has to act come first, so that they fit. */
function piecesOf(changes: Changes): Piece[] {
  return [
    { name: SECTIONS.addresses, text: addressesOf(changes) },
    { name: SECTIONS.served, text: servedOf(changes) },
    { name: SECTIONS.behind, text: behindOf(changes) },
    { name: SECTIONS.signOffs, text: signOffsOf(changes) },
    ...changes.facts.map((fact, index) => ({ name: `fact ${fact.id}`, text: heading(index, SECTIONS.facts) + factOf(fact, changes) })),
    { name: SECTIONS.statutes, text: statutesOf(changes) },
    ...changes.pages.flatMap((page, index) => pagePieces(page, changes, index)),
    ...changes.passages.map((passage, index) => ({
      name: `passage ${passage.id}`,
      text: heading(index, SECTIONS.passages) + passageOf(passage, changes),
    })),
    { name: SECTIONS.search, text: searchOf(changes) },
    { name: SECTIONS.findings, text: findingsOf(changes) },
    { name: SECTIONS.navigation, text: navigationOf(changes) },
    { name: SECTIONS.labels, text: labelsOf(changes) },
    { name: SECTIONS.site, text: settingsOf(SECTIONS.site, changes.site) },
    { name: SECTIONS.files, text: filesOf(changes) },
    { name: SECTIONS.registers, text: settingsOf(SECTIONS.registers, changes.registers) },
    { name: SECTIONS.program, text: listOf(SECTIONS.program, [...changes.otherContent, ...changes.programFiles].map(inline)) },
  ];
}

function addressesOf({ addresses }: Changes): string {
  const line = (change: Changes['addresses'][number]) =>
    `${isLoss(change) ? '⚠️ **Please check:** ' : ''}${code(change.address)} ${inline(describeAddress(change))}.`;
  return listOf(SECTIONS.addresses, addresses.map(line));
}

function servedOf({ served, locales }: Changes): string {
  return listOf(
    SECTIONS.served,
    served.map((change) => {
      const where = `${inline(change.title)}, ${nameLanguages([change.localeCode], locales)}`;
      return `${change.kind === 'withheld' ? '⚠️ ' : ''}${where}: ${inline(describeServing(change))}`;
    }),
  );
}

function behindOf({ behind, locales }: Changes): string {
  return listOf(
    SECTIONS.behind,
    behind.map(({ title, languages, missing }) => {
      const parts = [
        languages.length > 0 && `behind in ${inline(describeBehind(languages, locales))}`,
        missing.length > 0 && `page missing in ${nameLanguages(missing, locales)}`,
      ];
      return `${inline(title)}: ${parts.filter(Boolean).join('; ')}`;
    }),
  );
}

function signOffsOf({ signOffs, locales }: Changes): string {
  const line = (change: Changes['signOffs'][number]) => {
    const where = `${inline(change.pageId)}, ${nameLanguages([change.localeCode], locales)}`;
    return `${change.kind === 'voided' ? '⚠️ ' : ''}${where}: ${inline(describeSignOff(change))}`;
  };
  return listOf(SECTIONS.signOffs, signOffs.map(line));
}

function factOf(fact: Changes['facts'][number], { locales }: Changes): string {
  const fields = fact.fields.map(({ name, before, after }) => `- ${name}: ${valuesOf(before, after)}`);
  const quotes = fact.quotes.map(
    (quote) =>
      `- ${nameLanguages([quote.localeCode], locales)}, ${inline(quote.pageId)}: “${inline(quote.words)}”${quote.isStale ? ' ⚠️ **says another figure than the register**' : ''} (${inline(describePosition(quote))})`,
  );
  const title = `### ${inline(fact.id)}${FACT_KINDS[fact.kind]}`;
  const where = quotes.length > 0 ? fold(`Quoted in ${counted(quotes.length, 'place')}`, quotes.join('\n')) : 'No page quotes it.';
  return [title, inline(fact.applies), fields.join('\n'), where].filter(Boolean).join('\n\n');
}

function statutesOf({ pages, locales }: Changes): string {
  return listOf(
    SECTIONS.statutes,
    groupStatutes(pages).map((group) => {
      return `${inline(group.title)}: ${inline(nameSides('cites newly', 'no longer', group))} (${nameLanguages(group.localeCodes, locales)})`;
    }),
  );
}

function pagePieces(page: PageChange, changes: Changes, index: number): Piece[] {
  const former = page.formerFolder ? ` · was ${page.formerFolder}` : '';
  const title = `### ${inline(page.title)}\n\n${inline(`${page.area}/${page.pageId} · ${PAGE_KINDS[page.kind]}${former}`)}`;
  const opening = { name: page.title, text: heading(index, SECTIONS.pages) + title };
  return [
    opening,
    ...page.languages.map((language) => ({
      name: `${page.title} (${language.localeCode})`,
      text: fold(nameLanguage(page, language, changes.locales), languageText(page, language), page.kind === 'changed'),
    })),
  ];
}

function passageOf({ id, kind, languages, pages, behind }: Changes['passages'][number], { locales }: Changes): string {
  const titles = pages.map(({ title }) => inline(title)).join(' · ') || 'no page';
  return [
    `### ${code(id)}`,
    `${PASSAGE_KINDS[kind]} · on ${titles}`,
    ...(behind.length > 0 ? [`⚠️ **Please check:** behind in ${nameLanguages(behind, locales)}.`] : []),
    ...languages.map(({ localeCode, blocks }) => fold(nameLanguages([localeCode], locales), blocks.map(blockText).join('\n\n'), true)),
  ].join('\n\n');
}

function languageText(page: PageChange, { blocks, settings, facts }: LanguageChange): string {
  const parts = groupBySection(blocks).flatMap((group) => [
    ...(group.section ? [`*Under “${inline(group.section)}”*`] : []),
    ...group.blocks.map(blockText),
  ]);
  const exchanged = page.kind === 'changed' ? nameSides('quotes newly', 'no longer', facts) : '';
  return [
    ...(blocks.length === 0 ? ['A reader sees the same text as before.'] : parts),
    ...(settings.length > 0
      ? [settings.map(({ name, before, after }) => `- ${name}: ${valuesOf(before || 'none', after || 'none')}`).join('\n')]
      : []),
    ...(exchanged ? [`Facts: ${inline(exchanged)}.`] : []),
  ].join('\n\n');
}

function searchOf({ pages, locales }: Changes): string {
  const lines = pages
    .filter(({ kind }) => kind === 'changed')
    .flatMap(({ title, languages }) =>
      languages.flatMap(({ localeCode, search }) =>
        search.map((entry) => {
          const { text, isOutside } = judgeLength(entry);
          const where = `${inline(title)}, ${nameLanguages([localeCode], locales)}, ${entry.name.toLowerCase()}`;
          return `${where}: ${wordsOf(entry.spans)} (${isOutside ? '⚠️ ' : ''}${text})`;
        }),
      ),
    );
  return listOf(SECTIONS.search, lines);
}

function findingsOf({ findings: { failing, fixed } }: Changes): string {
  const lines = [
    ...failing.map((issue) => `**${issue.severity}, ${issue.ruleId}:** ${inline(`${issue.message} (${describePosition(issue)})`)}`),
    ...fixed.map((issue) => `fixed, ${issue.ruleId}: ${inline(`${issue.message} (${describePosition(issue)})`)}`),
  ];
  return listOf(SECTIONS.findings, lines);
}

function navigationOf({ navigation, locales }: Changes): string {
  return listOf(
    SECTIONS.navigation,
    navigation.map(({ name, localeCode, before, after }) => {
      const lists = [before, after].map((titles) => inline(titles.join(' · ') || 'nothing'));
      return `${inline(name)}, ${nameLanguages([localeCode], locales)}: before ${lists[0]}; now ${lists[1]}`;
    }),
  );
}

function labelsOf({ labels, locales }: Changes): string {
  const lines = labels.flatMap(({ key, texts }) =>
    texts.map(({ localeCode, spans }) => `${code(key)}, ${nameLanguages([localeCode], locales)}: ${wordsOf(spans)}`),
  );
  return listOf(SECTIONS.labels, lines);
}

function settingsOf(title: string, settings: Changes['site']): string {
  return listOf(
    title,
    settings.map(({ name, before, after, filePath }) => `${code(name)}: ${valuesOf(before, after)} (${inline(filePath)})`),
  );
}

function filesOf({ files }: Changes): string {
  const lines = files.map(
    ({ name, before, after }) => `${code(`public/${name}`)}: ${before && after ? 'changed' : after ? 'new' : 'gone'}`,
  );
  return listOf(SECTIONS.files, lines);
}
