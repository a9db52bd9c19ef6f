/** Summarizes a change in a few sentences, for people who decide whether to read on. */
import { CHANGE_REPORT_WORDS, CHANGE_SUMMARY_WORDS, type ChangeSummaryWords } from '../../src/messages/changes.ts';
import { groupBy } from '../core/groupBy.ts';
import type { ChangeReport, Changes } from './changeReport.ts';
import { EVIDENCE_FIELDS, type FactChange } from './changes/facts.ts';
import type { LanguageChange, PageChange } from './changes/pages.ts';
import { describeAddress } from './report/words.ts';
import { change, namePages, type SummaryLine, warn } from './summaryLine.ts';
import { aboutBehind, aboutComments, aboutFindings, aboutSignOffs } from './summaryOfWork.ts';

/** Sentences in the order of the report's sections. */
export function summarize({ changes, notes }: ChangeReport): SummaryLine[] {
  const warnings = notes.map((text): SummaryLine => ({ tone: 'warning', text }));
  if (!changes) return warnings;
  const words = CHANGE_SUMMARY_WORDS[changes.language];
  return [
    ...warnings,
    ...aboutPages(words, changes),
    ...aboutPassages(words, changes),
    ...aboutFacts(words, changes),
    ...aboutWays(words, changes),
    ...aboutStatutes(words, changes),
    ...aboutAddresses(words, changes),
    ...aboutServed(words, changes),
    ...aboutSearch(words, changes),
    ...aboutBehind(changes),
    ...aboutSignOffs(changes),
    ...aboutComments(changes),
    ...aboutFindings(changes),
    ...aboutSite(words, changes),
  ];
}

function aboutWays(words: ChangeSummaryWords, { ways, titles }: Changes): SummaryLine[] {
  if (ways.length === 0) return [];
  const names = [...new Set(ways.map(({ pageId }) => titles.get(pageId) ?? pageId))];
  return [change('ways', words.ways({ number: ways.length }), names)];
}

function aboutPassages(words: ChangeSummaryWords, { passages }: Changes): SummaryLine[] {
  const reached = new Set(passages.flatMap(({ pages }) => pages.map(({ pageId }) => pageId))).size;
  const behind = [...new Set(passages.flatMap((passage) => passage.behind))];
  if (passages.length === 0) return [];
  return [
    change('passages', words.passages({ number: passages.length, pages: reached })),
    ...(behind.length > 0 ? [warn('passages', words.passagesBehind({ codes: behind.join(', ') }))] : []),
  ];
}

/** True when a page shows its readers different words, a different order or different links in this language. */
function tellsReaders({ blocks, isWithheld }: LanguageChange): boolean {
  return blocks.length > 0 && !isWithheld;
}

function aboutPages(words: ChangeSummaryWords, changes: Changes): SummaryLine[] {
  const { pages, passages, served, labels, site, navigation, files, facts } = changes;
  const edited = pages.filter(({ kind, languages: own }) => kind === 'changed' && own.some(tellsReaders));
  const languages = new Set(edited.flatMap((page) => page.languages.filter(tellsReaders)).map(({ localeCode }) => localeCode));
  const lines: SummaryLine[] = [];
  if (edited.length > 0) {
    const codes = [...languages].join(', ');
    lines.push(change('pages', words.pagesEdited({ number: edited.length, languages: languages.size, codes })));
  }
  const added = pages.filter(({ kind }) => kind === 'added');
  const removed = pages.filter(({ kind }) => kind === 'removed');
  const moved = pages.filter(({ formerFolder }) => formerFolder);
  if (added.length > 0) lines.push(change('pages', words.pagesNew({ number: added.length })));
  if (removed.length > 0)
    lines.push({
      ...change('pages', words.pagesGone({ number: removed.length })),
      items: removed.map((page) => describeGone(page, changes)),
    });
  if (moved.length > 0) lines.push(change('pages', words.pagesMoved({ number: moved.length }), moved.map(titleOf)));
  const isSilent = lines.length === 0 && [passages, served, labels, site, navigation, files, facts].every((list) => list.length === 0);
  if (isSilent && pages.every(({ languages: own }) => own.every(({ search, settings }) => search.length + settings.length === 0)))
    return [{ tone: 'calm', text: words.nothingSeen }];
  // Texts that are withheld have changed, but not for readers.
  const isSame = pages.every(({ languages: own }) => own.every(({ blocks }) => blocks.length === 0));
  return lines.length > 0 || !isSame ? lines : [{ tone: 'calm', text: words.textsSame }];
}

/** What each address of a page that is gone answers now: `Kira takibi: /kira-takip leads to /iletisim now`. */
function describeGone({ title, languages }: PageChange, { addresses, language }: Changes): string {
  const words = CHANGE_REPORT_WORDS[language];
  const answers = languages.map(({ pathname }) => {
    const answer = addresses.find(({ address }) => address === pathname);
    return { pathname: decodeURI(pathname), answer: answer ? describeAddress(words, answer) : words.addresses.unpublished };
  });
  const groups = [...groupBy(answers, ({ answer }) => answer)];
  return `${title}: ${groups.map(([answer, own]) => `${own.map(({ pathname }) => pathname).join(', ')} ${answer}`).join('; ')}`;
}

function titleOf({ title }: PageChange): string {
  return title;
}

function aboutFacts(words: ChangeSummaryWords, { facts, titles }: Changes): SummaryLine[] {
  if (facts.length === 0) return [{ tone: 'calm', text: words.noFact }];
  // Readers see another value; the other fields are for editors and rules.
  const restated = facts.filter(({ kind, fields }) => kind !== 'changed' || fields.some(({ key }) => key === 'value'));
  const described = facts.length - restated.length;
  const quotes = restated.flatMap((fact) => fact.quotes);
  const pages = new Set(quotes.map(({ pageId }) => pageId)).size;
  const staleQuotes = quotes.filter(({ isStale }) => isStale);
  const stale = staleQuotes.length;
  const number = restated.length;
  const sentence = quotes.length > 0 ? words.factsQuoted({ number, places: quotes.length, pages }) : words.facts({ number });
  const unreviewed = restated.filter(({ kind, fields }) => kind === 'changed' && !fields.some(({ key }) => EVIDENCE_FIELDS.has(key)));
  return [
    ...(number > 0 ? [{ ...change('facts', sentence), items: restated.map((fact) => describeFact(words, fact)) }] : []),
    ...(described > 0 ? [change('facts', words.factsDescribed({ number: described }))] : []),
    ...(stale > 0 ? [warn('facts', words.factsStale({ number: stale }), namePages(staleQuotes, titles))] : []),
    ...unreviewed.map(({ id }) => warn('facts', words.factUnreviewed({ id }))),
  ];
}

/** `Second signature: 90 days → 120 days; quoted on 2 pages in 3 languages`. */
function describeFact(words: ChangeSummaryWords, { name, fields, quotes }: FactChange): string {
  const { before, after } = fields.find(({ key }) => key === 'value') ?? {};
  const pages = new Set(quotes.map(({ pageId }) => pageId)).size;
  const languages = new Set(quotes.map(({ localeCode }) => localeCode)).size;
  return `${name}: ${words.valueNow({ before, after })}; ${quotes.length > 0 ? words.factOn({ pages, languages }) : words.factNowhere}`;
}

function aboutStatutes(words: ChangeSummaryWords, { pages }: Changes): SummaryLine[] {
  const other = pages.filter((page) => page.languages.some(({ statutes }) => statutes.added.length + statutes.removed.length > 0));
  if (other.length === 0) return [];
  return [change('statutes', words.statutes({ number: other.length }))];
}

function aboutAddresses(words: ChangeSummaryWords, { addresses }: Changes): SummaryLine[] {
  const of = (...kinds: readonly string[]) => addresses.filter(({ kind }) => kinds.includes(kind)).length;
  const lostOnes = addresses.filter(({ kind }) => kind === 'lost' || kind === 'redirect-lost').map(({ address }) => address);
  const lost = lostOnes.length;
  const gone = of('gone');
  const redirected = of('redirected', 'redirect-changed', 'moved');
  const added = of('added', 'redirect-added');
  return [
    lost > 0 ? warn('addresses', words.addressesLost({ number: lost }), lostOnes) : { tone: 'calm', text: words.noAddressLost },
    ...(redirected > 0 ? [change('addresses', words.addressesRedirected({ number: redirected }))] : []),
    ...(gone > 0 ? [change('addresses', words.addressesGone({ number: gone }))] : []),
    ...(added > 0 ? [change('addresses', words.addressesNew({ number: added }))] : []),
  ];
}

function aboutServed(words: ChangeSummaryWords, { served, titles }: Changes): SummaryLine[] {
  const absent = served.filter(({ kind }) => kind === 'withheld');
  const withheld = absent.length;
  const again = served.length - withheld;
  return [
    ...(withheld > 0 ? [warn('served', words.withheld({ number: withheld }), namePages(absent, titles))] : []),
    ...(again > 0 ? [change('served', words.servedAgain({ number: again }))] : []),
  ];
}

function aboutSearch(words: ChangeSummaryWords, { pages }: Changes): SummaryLine[] {
  const all = pages.filter(({ kind }) => kind === 'changed').flatMap(({ languages }) => languages.flatMap(({ search }) => search));
  if (all.length === 0) return [];
  const outside = all.filter(({ length, limits }) => length < limits.min || length > limits.max).length;
  return [
    change('search', words.search({ number: all.length })),
    ...(outside > 0 ? [warn('search', words.searchOutside({ number: outside }))] : []),
  ];
}

function aboutSite(
  words: ChangeSummaryWords,
  { navigation, labels, site, files, registers, programFiles, otherContent }: Changes,
): SummaryLine[] {
  const lists = new Set(navigation.map(({ name }) => name)).size;
  const programs = programFiles.length + otherContent.length;
  return [
    ...(lists > 0 ? [change('navigation', words.navigation({ number: lists }))] : []),
    ...(labels.length > 0 ? [change('labels', words.labels({ number: labels.length }))] : []),
    ...(site.length > 0 ? [change('site', words.site({ number: site.length }))] : []),
    ...(files.length > 0 ? [change('files', words.files({ number: files.length }))] : []),
    ...(registers.length > 0 ? [change('registers', words.registers({ number: registers.length }))] : []),
    ...(programs > 0 ? [change('program', words.program({ number: programs }))] : []),
  ];
}
