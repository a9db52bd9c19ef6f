/** Finds what reviewers have said about the pages of a proposal: in its branch, in the branch that becomes the site, and in the folder. */
import { languageName } from '../../../src/messages/count.ts';
import type { Language } from '../../../src/messages/language.ts';
import type { ProposeRemark } from '../../../src/model/deskPropose.ts';
import type { Content } from '../../content/load.ts';
import { RECORD_NAME } from '../../content/read.ts';
import { type ReviewRecord, reviewSchema } from '../../content/schema/review.ts';
import { parseYaml } from '../../content/yaml.ts';
import { oneLine } from '../../core/oneLine.ts';
import { nameCommented, openCommentsOf } from '../../translation/comments.ts';
import type { ChoiceContents } from './choices.ts';
import type { Repository } from './repository.ts';

/** Open comments on these pages, each once, with their answers, but none by `own` names. `commits` are searched one after the other. */
export async function readRemarks(
  repository: Repository,
  content: Content,
  pages: readonly ChoiceContents[],
  { commits, own }: { readonly commits: readonly string[]; readonly own: readonly string[] },
): Promise<ProposeRemark[]> {
  const found = new Map<string, ProposeRemark>();
  for (const { key, kind, pageId, name } of pages) {
    if (kind !== 'page' || pageId === undefined) continue;
    const inCommits = await Promise.all(
      commits.map((commit) => readRecord(repository, commit, `${repository.prefix}${key}/${RECORD_NAME}`)),
    );
    for (const record of [...inCommits, content.records.get(pageId)]) {
      for (const remark of openRemarks(content, repository.language, pageId, name, record))
        found.set(`${remark.where} ${remark.by} ${remark.text}`, remark);
    }
  }
  return [...found.values()].filter(({ by }) => !own.includes(by));
}

function openRemarks(
  { pages }: Content,
  language: Language,
  pageId: string,
  title: string,
  record: ReviewRecord | undefined,
): ProposeRemark[] {
  return pages
    .filter((page) => page.pageId === pageId)
    .flatMap((page) => {
      const own = languageName(language, page.localeCode);
      return openCommentsOf(page, record).flatMap((open) =>
        [open.comment, ...open.comment.answers].map(({ by, on, text }) => ({
          by,
          on,
          text: oneLine(text),
          where: [title, own, nameCommented(open, language)].join(', '),
        })),
      );
    });
}

/** Undefined when the commit has no such file, or one that cannot be read. */
async function readRecord({ git }: Repository, commit: string, path: string): Promise<ReviewRecord | undefined> {
  const text = await git(['cat-file', 'blob', `${commit}:${path}`]).catch(() => undefined);
  return text === undefined ? undefined : reviewSchema.safeParse(parseYaml(path, text, 1, [])?.data).data;
}
