/** Decides what a proposal contains until the writer has ticked something else. Pure. */
import type { Content } from '../../content/load.ts';
import type { ChoiceContents } from './choices.ts';

export interface Known {
  /** Groups of the proposal that is continued; undefined for a new one. */
  readonly continued: ReadonlySet<string> | undefined;
  /** Groups that were changed at this desk. */
  readonly written: ReadonlySet<string>;
  /** The page from which the writer comes, if any. */
  readonly pageId: string | undefined;
}

/**
 * Keys of the groups to tick: of a continued proposal its own; of a page that page, with the shared texts that it shows; else what was changed
 * at this desk; else all. `open` are the groups that no proposal has.
 */
export function chooseAtFirst(open: readonly ChoiceContents[], { pages }: Content, { continued, written, pageId }: Known): Set<string> {
  const keys = open.map(({ key }) => key);
  if (continued) return new Set(keys.filter((key) => continued.has(key)));
  if (pageId !== undefined && open.some((group) => group.pageId === pageId)) {
    const shown = new Set(pages.filter((page) => page.pageId === pageId).flatMap((page) => page.outline.passages.map(({ id }) => id)));
    const belongs = ({ key, kind, pageId: own }: ChoiceContents) =>
      own === pageId || (kind === 'passage' && shown.has(key.slice('passages/'.length)));
    return new Set(open.filter(belongs).map(({ key }) => key));
  }
  const own = keys.filter((key) => written.has(key));
  return new Set(own.length > 0 ? own : keys);
}
