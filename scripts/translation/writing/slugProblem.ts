/**
 * Checks whether a word can be the address of a new page, and explains why not and what is possible instead. Used by `npm run new` and `npm
 * run rename`.
 */
import type { Answer } from '../../../src/messages/answers.ts';
import { isGone, isMoved } from '../../../src/model/ledger.ts';
import { SLUG_LENGTH } from '../../../src/model/limits.ts';
import { deriveManifest, findByPathname } from '../../../src/model/manifest.ts';
import { buildPathname, foldCase, reservedReason } from '../../../src/model/pathname.ts';
import type { Content } from '../../content/load.ts';
import { slug as slugSchema } from '../../content/schema/text.ts';
import { toSlug } from '../../content/toSlug.ts';

/** Undefined when the slug is free. `pageId` is the page that takes the slug, if it exists: its own old endings do not block the slug. */
export function slugProblem(content: Content, slug: string, pageId?: string): Answer | undefined {
  const { site, pages, files, ledger } = content;
  const { length } = slug;
  if (length > SLUG_LENGTH) return (words) => words.longAddress({ word: slug, length, most: SLUG_LENGTH });
  if (!slugSchema.safeParse(slug).success) {
    const near = toSlug(slug) || undefined;
    return (words) => words.badAddress({ word: slug, near });
  }
  const reason = reservedReason(site, slug);
  if (reason !== undefined) return (words) => words.reservedAddress({ word: slug, reserved: reason });
  const file = files.find((candidate) => candidate.pageId === slug);
  if (file) return (words) => words.pageThere({ page: slug, folder: folderOf(file.filePath) });
  const manifest = deriveManifest(site, pages, content.facts, { ledger: ledger?.entries });
  for (const { code } of site.locales) {
    const pathname = buildPathname(site, code, slug);
    const owner = findByPathname(manifest, pathname) ?? pages.find((page) => foldCase(page.pathname) === foldCase(pathname));
    if (owner && owner.pageId !== pageId) return (words) => words.addressTaken({ address: pathname, file: owner.filePath });
    const entry = ledger?.entries.find((candidate) => candidate.pathname === pathname);
    if (entry && (isMoved(entry) || isGone(entry))) {
      const { filePath, line } = ledger?.yaml.positionOfKey([], pathname) ?? { filePath: '', line: 1 };
      return (words) => words.addressKnown({ address: pathname, place: `${filePath}:${line}` });
    }
  }
  const legacy = pages.find((page) => page.pageId !== pageId && page.frontmatter.legacySlugs.includes(slug));
  return legacy && ((words) => words.oldEnding({ word: slug, file: legacy.filePath }));
}

function folderOf(filePath: string): string {
  return filePath.replace(/[^/]+$/, '');
}
