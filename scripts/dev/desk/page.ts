/** Derives one page in one language: changes of the source since its translation, its findings, its sign-off. */
import { STATE_WORDS } from '../../../src/messages/commands.ts';
import { DESK_WORDS } from '../../../src/messages/desk.ts';
import { inLanguage } from '../../../src/messages/findings.ts';
import type { Language } from '../../../src/messages/language.ts';
import type { DeskSpan, StaleEntry } from '../../../src/model/deskParts.ts';
import type { PageData } from '../../../src/model/deskViews.ts';
import { compareIssues } from '../../../src/model/issue.ts';
import { openContentCache } from '../../content/contentCache.ts';
import { readUserName } from '../../core/git.ts';
import { readEarlierParts } from '../../translation/history.ts';
import { partsOf } from '../../translation/ownParts.ts';
import { compareTranslation, type StalePart } from '../../translation/translation.ts';
import { isTranslated } from '../../translation/updateRecord.ts';
import type { SentenceChange } from '../../translation/wordDiff.ts';
import { describeSignOff, namePart, summarizeChange } from '../../translation/wording.ts';
import { describePublishing } from '../published.ts';
import { deriveComments } from './comments.ts';
import { deriveCell } from './matrix.ts';
import { deriveSigning } from './signing.ts';
import { DeskError, type DeskQuery, type DeskSource, languageStatusOf, requestedLocale, statusOf } from './source.ts';

/** Throws a DeskError for a page that does not exist in any language. */
export async function derivePage(source: DeskSource, query: DeskQuery): Promise<PageData> {
  const { config, content, manifest, issues, language } = source;
  const pageId = query.page ?? '';
  const localeCode = requestedLocale(source, query.locale, content.site.defaultLocale);
  const file = content.files.find((candidate) => candidate.pageId === pageId);
  const cell = deriveCell(source, pageId, localeCode);
  if (!file || !cell) throw new DeskError(DESK_WORDS[language].page.missing(pageId));
  const filePath = file.filePath.replace(/[^/]+$/, `${localeCode}.mdx`);
  const own = content.pages.find((page) => page.filePath === filePath);
  const used = new Set((own?.outline.passages ?? []).map(({ id }) => content.passages.get(id)?.get(localeCode)?.filePath));
  const status = languageStatusOf(source, pageId, localeCode);
  const person = await readUserName(config.contentDir);
  return {
    view: 'page',
    pageId,
    area: file.area,
    localeCode,
    title: own?.frontmatter.title ?? status?.title ?? pageId,
    pathname: manifest.pages.find((page) => page.filePath === filePath)?.pathname,
    cell,
    position: { filePath, line: 1, column: 1 },
    stale: await readStale(source, pageId, localeCode),
    moved: (status?.moved ?? []).map((part) => namePart(part, language)),
    signing: own && (await deriveSigning(source, own, person)),
    parts: own ? partsOf(own).map((part) => ({ key: part.key, name: namePart(part, language) })) : [],
    person,
    behind: localeCode === content.site.defaultLocale ? outdatedIn(source, pageId) : [],
    isUnrecorded: status?.state === 'unrecorded',
    comments: deriveComments(source, pageId, localeCode),
    signOff: describeSignOff(status?.signOff ?? { state: 'none' }, language),
    reviewed: own?.frontmatter.reviewed,
    modified: own?.modified,
    published: describePublishing(source, filePath, language),
    findings: issues
      .filter((issue) => issue.filePath === filePath || used.has(issue.filePath))
      .sort(compareIssues)
      .map((issue) => inLanguage(issue, language)),
  };
}

/** The source's parts that the translation does not render in their present form, with the changed words if Git history is available. */
export async function readStale(source: DeskSource, pageId: string, localeCode: string): Promise<StaleEntry[]> {
  const { config, content, language } = source;
  const versions = content.pages.filter((page) => page.pageId === pageId);
  const original = versions.find((page) => page.localeCode === content.site.defaultLocale);
  const own = versions.find((page) => page.localeCode === localeCode);
  if (!original || !own || original === own || languageStatusOf(source, pageId, localeCode)?.state !== 'outdated') return [];
  // History is read for this page only; for all pages it would take seconds.
  const earlier = await readEarlierParts({ ...content, pages: [original] }, openContentCache(config));
  const recorded = content.records.get(pageId)?.translations[localeCode];
  return compareTranslation(original, own, recorded, earlier).stale.map((part) => toEntry(part, language));
}

function outdatedIn(source: DeskSource, pageId: string): string[] {
  const languages = statusOf(source).languages.filter((language) => language.pageId === pageId && language.state === 'outdated');
  return languages.map(({ localeCode }) => localeCode);
}

function toEntry(part: StalePart, language: Language): StaleEntry {
  return {
    key: part.key,
    name: namePart(part, language),
    summary: summarizeChange(part, language) + (part.isEdited ? `; ${STATE_WORDS[language].edited}` : ''),
    sentences: (part.sentences ?? []).map(toSpans),
    sourcePosition: part.source?.position,
    ownPosition: part.own?.position,
    canRecord: isTranslated(part),
    canConfirm: part.change !== 'missing',
  };
}

function toSpans({ before, after, spans }: SentenceChange): DeskSpan[] {
  if (before === undefined) return [{ kind: 'added', text: after ?? '' }];
  if (after === undefined) return [{ kind: 'removed', text: before }];
  return [...spans];
}
