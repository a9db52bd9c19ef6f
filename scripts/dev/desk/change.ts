/** Derives the view for a new page, or for renaming and removing one: the page, and those that could take its place. */
import { DESK_WORDS } from '../../../src/messages/desk.ts';
import type { ChangeData } from '../../../src/model/deskChanges.ts';
import { choicesOf, DeskError, type DeskQuery, type DeskSource } from './source.ts';

/** `page` names the page; without it the view is for a new one. Throws a DeskError for a page that does not exist. */
export function deriveChange(source: DeskSource, { page: pageId }: DeskQuery): ChangeData {
  const { content, manifest } = source;
  const pages = choicesOf(source);
  if (!pageId) return { view: 'change', pages };
  if (!content.files.some((file) => file.pageId === pageId)) throw new DeskError(DESK_WORDS[source.language].page.missing(pageId));
  const addresses = content.site.locales.flatMap(({ code }) => {
    const shown = manifest.pages.find((page) => page.pageId === pageId && page.localeCode === code);
    return shown ? [{ localeCode: code, pathname: shown.pathname }] : [];
  });
  return { view: 'change', pages, page: { pageId, title: pages.find((page) => page.pageId === pageId)?.title ?? pageId, addresses } };
}
