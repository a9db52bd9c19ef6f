/** Summarizes a change in a few sentences, for people who decide whether to read on. */
import { counted } from '../core/counted.ts';
import type { ChangeReport, Changes } from './changeReport.ts';
import { EVIDENCE_FIELDS, VALUE_FIELD } from './changes/facts.ts';
import type { PageChange } from './changes/pages.ts';
import { are, change, namePages, type SummaryLine, warn } from './summaryLine.ts';
import { aboutBehind, aboutComments, aboutFindings, aboutSignOffs } from './summaryOfWork.ts';

/** Sentences in the order of the report's sections. */
export function summarize({ changes, notes }: ChangeReport): SummaryLine[] {
  const warnings = notes.map((text): SummaryLine => ({ tone: 'warning', text }));
  if (!changes) return warnings;
  return [
    ...warnings,
    ...aboutPages(changes),
    ...aboutPassages(changes),
    ...aboutFacts(changes),
    ...aboutWays(changes),
    ...aboutStatutes(changes),
    ...aboutAddresses(changes),
    ...aboutServed(changes),
    ...aboutSearch(changes),
    ...aboutBehind(changes),
    ...aboutSignOffs(changes),
    ...aboutComments(changes),
    ...aboutFindings(changes),
    ...aboutSite(changes),
  ];
}

function aboutWays({ ways, titles }: Changes): SummaryLine[] {
  if (ways.length === 0) return [];
  const names = [...new Set(ways.map(({ pageId }) => titles.get(pageId) ?? pageId))];
  return [change('ways', `${counted(ways.length, 'way')} through a finder ${ways.length === 1 ? 'ends' : 'end'} elsewhere.`, names)];
}

function aboutPassages({ passages }: Changes): SummaryLine[] {
  const reached = new Set(passages.flatMap(({ pages }) => pages.map(({ pageId }) => pageId))).size;
  const behind = [...new Set(passages.flatMap((passage) => passage.behind))];
  if (passages.length === 0) return [];
  return [
    change('passages', `${counted(passages.length, 'passage')} changed, on ${counted(reached, 'page')}.`),
    ...(behind.length > 0
      ? [warn('passages', `A passage changed in the source language without all translations (${behind.join(', ')}).`)]
      : []),
  ];
}

/** True when a page shows its readers different words, a different order or different links in a language. */
function changesText(page: PageChange): boolean {
  return page.languages.some(({ blocks }) => blocks.length > 0);
}

function aboutPages({ pages, passages, served, labels, site, navigation, files, facts }: Changes): SummaryLine[] {
  const edited = pages.filter((page) => page.kind === 'changed' && changesText(page));
  const languages = new Set(
    edited.flatMap((page) => page.languages.filter(({ blocks }) => blocks.length > 0)).map(({ localeCode }) => localeCode),
  );
  const lines: SummaryLine[] = [];
  if (edited.length > 0) {
    const verb = edited.length === 1 ? 'tells' : 'tell';
    const codes = [...languages].join(', ');
    lines.push(
      change(
        'pages',
        `${counted(edited.length, 'page')} ${verb} readers something else, in ${counted(languages.size, 'language')} (${codes}).`,
      ),
    );
  }
  const added = pages.filter(({ kind }) => kind === 'added');
  const removed = pages.filter(({ kind }) => kind === 'removed');
  const moved = pages.filter(({ formerFolder }) => formerFolder);
  if (added.length > 0) lines.push(change('pages', `${counted(added.length, 'page')} ${are(added.length)} new.`));
  if (removed.length > 0)
    lines.push(change('pages', `${counted(removed.length, 'page')} ${are(removed.length)} gone.`, removed.map(titleOf)));
  if (moved.length > 0)
    lines.push(
      change(
        'pages',
        `${counted(moved.length, 'page')} ${moved.length === 1 ? 'has' : 'have'} another name or folder.`,
        moved.map(titleOf),
      ),
    );
  const isSilent = lines.length === 0 && [passages, served, labels, site, navigation, files, facts].every((list) => list.length === 0);
  if (isSilent && pages.every(({ languages: own }) => own.every(({ search, settings }) => search.length + settings.length === 0)))
    return [{ tone: 'calm', text: 'Nothing that readers see has changed.' }];
  return lines.length > 0 ? lines : [{ tone: 'calm', text: 'The text of every page is as it was.' }];
}

function titleOf({ title }: PageChange): string {
  return title;
}

function aboutFacts({ facts, titles }: Changes): SummaryLine[] {
  if (facts.length === 0) return [{ tone: 'calm', text: 'No fact has changed.' }];
  // Readers see another value; the other fields are for editors and rules.
  const restated = facts.filter(({ kind, fields }) => kind !== 'changed' || fields.some(({ name }) => name === VALUE_FIELD));
  const described = facts.length - restated.length;
  const quotes = restated.flatMap((fact) => fact.quotes);
  const pages = new Set(quotes.map(({ pageId }) => pageId)).size;
  const staleQuotes = quotes.filter(({ isStale }) => isStale);
  const stale = staleQuotes.length;
  const quoted = quotes.length > 0 ? `, quoted in ${counted(quotes.length, 'place')} on ${counted(pages, 'page')}` : '';
  const unreviewed = restated.filter(({ kind, fields }) => kind === 'changed' && !fields.some(({ name }) => EVIDENCE_FIELDS.has(name)));
  return [
    ...(restated.length > 0 ? [change('facts', `${counted(restated.length, 'fact')} changed${quoted}.`)] : []),
    ...(described > 0 ? [change('facts', `${counted(described, 'fact')} changed in what editors read, not in what pages say.`)] : []),
    ...(stale > 0
      ? [
          warn(
            'facts',
            `${counted(stale, 'place')} ${stale === 1 ? 'says' : 'say'} another figure than the register.`,
            namePages(staleQuotes, titles),
          ),
        ]
      : []),
    ...unreviewed.map(({ id }) =>
      warn('facts', `The fact ${id} has a new value, but its basis and the day of its legal review are the old ones.`),
    ),
  ];
}

function aboutStatutes({ pages }: Changes): SummaryLine[] {
  const other = pages.filter((page) => page.languages.some(({ statutes }) => statutes.added.length + statutes.removed.length > 0));
  if (other.length === 0) return [];
  return [change('statutes', `${counted(other.length, 'page')} ${other.length === 1 ? 'cites' : 'cite'} other statutes than before.`)];
}

function aboutAddresses({ addresses }: Changes): SummaryLine[] {
  const of = (...kinds: readonly string[]) => addresses.filter(({ kind }) => kinds.includes(kind)).length;
  const lostOnes = addresses.filter(({ kind }) => kind === 'lost' || kind === 'redirect-lost').map(({ address }) => address);
  const lost = lostOnes.length;
  const gone = of('gone');
  const redirected = of('redirected', 'redirect-changed', 'moved');
  const added = of('added', 'redirect-added');
  return [
    lost > 0
      ? warn('addresses', `${counted(lost, 'address', 'addresses')} ${are(lost)} lost without a redirect.`, lostOnes)
      : { tone: 'calm', text: 'No address is lost.' },
    ...(redirected > 0
      ? [change('addresses', `${counted(redirected, 'address', 'addresses')} ${redirected === 1 ? 'leads' : 'lead'} to another one now.`)]
      : []),
    ...(gone > 0
      ? [change('addresses', `${counted(gone, 'address', 'addresses')} ${gone === 1 ? 'says' : 'say'} that the page is gone.`)]
      : []),
    ...(added > 0 ? [change('addresses', `${counted(added, 'address', 'addresses')} ${are(added)} new.`)] : []),
  ];
}

function aboutServed({ served, titles }: Changes): SummaryLine[] {
  const absent = served.filter(({ kind }) => kind === 'withheld');
  const withheld = absent.length;
  const again = served.length - withheld;
  return [
    ...(withheld > 0
      ? [warn('served', `${counted(withheld, 'translation')} ${are(withheld)} withheld now.`, namePages(absent, titles))]
      : []),
    ...(again > 0 ? [change('served', `${counted(again, 'translation')} ${are(again)} served again.`)] : []),
  ];
}

function aboutSearch({ pages }: Changes): SummaryLine[] {
  const all = pages.filter(({ kind }) => kind === 'changed').flatMap(({ languages }) => languages.flatMap(({ search }) => search));
  if (all.length === 0) return [];
  const outside = all.filter(({ length, limits }) => length < limits.min || length > limits.max).length;
  return [
    change('search', `${counted(all.length, 'title or description', 'titles and descriptions')} for search engines changed.`),
    ...(outside > 0 ? [warn('search', `${outside} of them ${are(outside)} longer or shorter than search results show.`)] : []),
  ];
}

function aboutSite({ navigation, labels, site, files, registers, programFiles, otherContent }: Changes): SummaryLine[] {
  const lists = new Set(navigation.map(({ name }) => name)).size;
  const programs = programFiles.length + otherContent.length;
  return [
    ...(lists > 0 ? [change('navigation', `${counted(lists, 'menu or list', 'menus and lists')} of pages changed.`)] : []),
    ...(labels.length > 0
      ? [change('labels', `${counted(labels.length, 'word or sentence', 'words and sentences')} of the interface changed, on every page.`)]
      : []),
    ...(site.length > 0 ? [change('site', `${counted(site.length, 'entry', 'entries')} of the practice’s data changed.`)] : []),
    ...(files.length > 0 ? [change('files', `${counted(files.length, 'picture or file', 'pictures and files')} changed.`)] : []),
    ...(registers.length > 0
      ? [
          change(
            'registers',
            `${counted(registers.length, 'entry', 'entries')} of the writers’ registers changed; readers do not see them.`,
          ),
        ]
      : []),
    ...(programs > 0 ? [change('program', `${counted(programs, 'other file')} changed, which this report does not look at.`)] : []),
  ];
}
