/** Lists the comments of reviewers that are open in the later state of a change. */
import type { Content } from '../../content/load.ts';
import { type OpenComment, openCommentsOf } from '../comments.ts';
import type { PageChange } from './pages.ts';

export interface OpenCommentOfPage extends OpenComment {
  readonly pageId: string;
  readonly localeCode: string;
  /** True when the change touches the page. */
  readonly isOfChange: boolean;
}

/** Those on pages of the change first. */
export function listOpenComments({ pages, records }: Content, changed: readonly PageChange[]): OpenCommentOfPage[] {
  const ids = new Set<string>(changed.map(({ pageId }) => pageId));
  const open = pages.flatMap((page) =>
    openCommentsOf(page, records.get(page.pageId)).map((comment) => ({
      ...comment,
      pageId: page.pageId,
      localeCode: page.localeCode,
      isOfChange: ids.has(page.pageId),
    })),
  );
  return [...open.filter(({ isOfChange }) => isOfChange), ...open.filter(({ isOfChange }) => !isOfChange)];
}
