/** Finds what reviewers have said about the pages of a proposal: in its branch, in the branch that becomes the site, and in the folder. */
import type { ProposeRemark } from '../../../src/model/deskPropose.ts';
import type { Content } from '../../content/load.ts';
import { RECORD_NAME } from '../../content/read.ts';
import { type ReviewRecord, reviewSchema } from '../../content/schema/review.ts';
import { parseYaml } from '../../content/yaml.ts';
import { oneLine } from '../../core/oneLine.ts';
import { openCommentsOf } from '../../translation/comments.ts';
import type { ChoiceContents } from './choices.ts';
import type { Repository } from './repository.ts';

/** Open comments on these pages, each once, with their answers. `commits` are searched one after the other. */
export async function readRemarks(
  repository: Repository,
  content: Content,
  pages: readonly ChoiceContents[],
  commits: readonly string[],
): Promise<ProposeRemark[]> {
  const found = new Map<string, ProposeRemark>();
  for (const { key, kind, pageId, name } of pages) {
    if (kind !== 'page' || pageId === undefined) continue;
    const inCommits = await Promise.all(
      commits.map((commit) => readRecord(repository, commit, `${repository.prefix}${key}/${RECORD_NAME}`)),
    );
    for (const record of [...inCommits, content.records.get(pageId)]) {
      for (const remark of openRemarks(content, pageId, name, record)) found.set(`${remark.where} ${remark.by} ${remark.text}`, remark);
    }
  }
  return [...found.values()];
}

function openRemarks({ pages, site }: Content, pageId: string, title: string, record: ReviewRecord | undefined): ProposeRemark[] {
  return pages
    .filter((page) => page.pageId === pageId)
    .flatMap((page) => {
      const language = site.locales.find(({ code }) => code === page.localeCode)?.name ?? page.localeCode;
      return openCommentsOf(page, record).flatMap(({ comment, name }) =>
        [comment, ...comment.answers].map(({ by, on, text }) => ({ by, on, text: oneLine(text), where: `${title}, ${language}, ${name}` })),
      );
    });
}

/** Undefined when the commit has no such file, or one that cannot be read. */
async function readRecord({ git }: Repository, commit: string, path: string): Promise<ReviewRecord | undefined> {
  const text = await git(['cat-file', 'blob', `${commit}:${path}`]).catch(() => undefined);
  return text === undefined ? undefined : reviewSchema.safeParse(parseYaml(path, text, 1, [])?.data).data;
}
