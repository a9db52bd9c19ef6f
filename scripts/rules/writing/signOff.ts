/**
 * Records that a lawyer has read pages in their language and is responsible for them. Neighbours: scripts/cli/signoff.ts and
 * scripts/dev/write, which use it.
 */
import { ANSWER_WORDS } from '../../../src/messages/answers.ts';
import type { Language } from '../../../src/messages/language.ts';
import type { Issue } from '../../../src/model/issue.ts';
import type { Page } from '../../../src/model/page.ts';
import type { Content } from '../../content/load.ts';
import { UsageError } from '../../core/command.ts';
import type { Config } from '../../core/config.ts';
import type { Fingerprints } from '../../core/fingerprints.ts';
import { readUserName } from '../../core/git.ts';
import { describeComment, openCommentsOf } from '../../translation/comments.ts';
import { commitOf } from '../../translation/commitOf.ts';
import { findNamed, openContent } from '../../translation/openReview.ts';
import { translationStateOf } from '../../translation/policy.ts';
import { EMPTY_RECORD, type Signature, signOffPage } from '../../translation/updateRecord.ts';
import type { FileNote } from '../../translation/updateRecords.ts';
import { writeRecord } from '../../translation/writeRecord.ts';
import { checkContent } from '../check.ts';
import { openFindings } from '../keptFindings.ts';
import { chooseSigner } from './signer.ts';

export interface SignedOff {
  readonly notes: readonly FileNote[];
  /** The commit that the record names; undefined if no commit has the texts. */
  readonly commit: string | undefined;
}

/**
 * What `npm run signoff` does: finds the files and the person who signs, and records the sign-off. `by` is another name than Git's. Throws a
 * UsageError, and records nothing, where that is not allowed.
 */
export async function signOffNamed(
  config: Config,
  names: readonly string[],
  { by, on, language = 'en' }: { readonly by?: string | undefined; readonly on: string; readonly language?: Language },
): Promise<SignedOff> {
  const content = await openContent(config);
  const pages = findNamed(content, names).map(({ page }) => page);
  const signer = chooseSigner(content.site.people, pages, { by, gitName: await readUserName(config.contentDir) });
  const commit = await commitOf(content, config.contentDir, pages);
  const options = { stored: openFindings(config), language };
  return { notes: await signOff(content, pages, { ...signer, on, commit }, options), commit };
}

/**
 * Records the sign-off. Throws a UsageError and records nothing when a page is a draft, has errors or is older than its source. `stored`:
 * findings of earlier checks; without them the check takes longer than anybody waits on the desk.
 */
export async function signOff(
  content: Content,
  pages: readonly Page[],
  signature: Signature,
  { stored, language = 'en' }: { readonly stored?: Fingerprints; readonly language?: Language } = {},
): Promise<FileNote[]> {
  const issues = checkContent(content, stored);
  const refused = pages.filter((page) => reasonsAgainst(content, page, issues, language).length > 0);
  if (refused.length > 0)
    throw new UsageError((words, inWhich) =>
      [
        words.nothingSigned,
        ...refused.map((page) => words.notSigned({ file: page.filePath, reasons: reasonsAgainst(content, page, issues, inWhich) })),
      ].join('\n'),
    );
  const records = new Map(pages.map(({ pageId }) => [pageId, content.records.get(pageId) ?? EMPTY_RECORD]));
  for (const page of pages) {
    records.set(page.pageId, signOffPage(records.get(page.pageId) ?? EMPTY_RECORD, page, content.facts, signature));
  }
  for (const [pageId, record] of records) await writeRecord(content, pageId, record);
  return pages.map((page) => ({
    filePath: page.filePath,
    text: [ANSWER_WORDS[language].signed({ by: signature.by, day: signature.on }), ...remindOfComments(content, page, language)].join('\n'),
  }));
}

/** Why the page cannot be signed off now, as ends of a sentence; `issues` are those of all rules. */
export function reasonsAgainst(content: Content, page: Page, issues: readonly Issue[], language: Language = 'en'): string[] {
  const words = ANSWER_WORDS[language];
  const count = issues.filter(({ severity, filePath }) => severity === 'error' && filePath === page.filePath).length;
  // Not `page.frontmatter`: the desk reads drafts as if they were published.
  const isDraft = content.fileOf.get(page)?.local.draft;
  return [
    ...(isDraft ? [words.isDraft] : []),
    ...(count > 0 ? [words.hasMistakes({ number: count })] : []),
    ...(translationStateOf(content, page).state === 'outdated' ? [words.isOutdated] : []),
  ];
}

/** A comment does not stop a sign-off; the lawyer reads that it is open. */
function remindOfComments({ records }: Content, page: Page, language: Language): string[] {
  const open = openCommentsOf(page, records.get(page.pageId));
  if (open.length === 0) return [];
  return [
    `  ${ANSWER_WORDS[language].openOnSigned({ number: open.length })}`,
    ...open.flatMap((comment) => describeComment(comment, language)).map((line) => `    ${line}`),
  ];
}
