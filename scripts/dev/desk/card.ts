/** Draws the social image of a page, as the build does. */
import { join } from 'node:path';
import { readPalette } from '../../build/emit/tokens.ts';
import { deriveCard } from '../../build/social/card.ts';
import { rememberTypefaces, renderCard } from '../../build/social/renderCard.ts';
import { DeskError, type DeskQuery, type DeskSource } from './source.ts';

let open: ReturnType<typeof rememberTypefaces> | undefined;

/** Throws a DeskError when the page does not exist in the language. */
export async function readCard({ config, manifest, content }: DeskSource, { page: pageId, locale }: DeskQuery): Promise<Buffer> {
  const page = manifest.pages.find((entry) => entry.pageId === pageId && entry.localeCode === locale);
  if (!page) throw new DeskError(`There is no page "${pageId}" in ${locale}.`);
  const card = deriveCard(manifest, page, content.labels, readPalette(config));
  open ??= rememberTypefaces(join(config.root, 'public'));
  return renderCard(card, await open(card.fontPathname));
}
