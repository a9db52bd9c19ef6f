/**
 * Checks whether a word can be the address of a new page, and explains why not and what is possible instead. Used by `npm run new` and `npm
 * run rename`.
 */
import { RESERVED } from '../../../src/messages/en/addresses.ts';
import { isGone, isMoved } from '../../../src/model/ledger.ts';
import { SLUG_LENGTH } from '../../../src/model/limits.ts';
import { deriveManifest, findByPathname } from '../../../src/model/manifest.ts';
import { buildPathname, foldCase, reservedReason } from '../../../src/model/pathname.ts';
import type { Content } from '../../content/load.ts';
import { slug as slugSchema } from '../../content/schema/text.ts';
import { toSlug } from '../../content/toSlug.ts';

/** Undefined when the slug is free. `pageId` is the page that takes the slug, if it exists: its own old endings do not block the slug. */
export function slugProblem(content: Content, slug: string, pageId?: string): string | undefined {
  const { site, pages, files, ledger } = content;
  if (slug.length > SLUG_LENGTH) return `"${slug}" has ${slug.length} characters; an address has at most ${SLUG_LENGTH}.`;
  if (!slugSchema.safeParse(slug).success) {
    const meant = toSlug(slug);
    return `"${slug}" cannot be an address: small Latin letters, digits and single hyphens only.${meant ? ` Did you mean "${meant}"?` : ''}`;
  }
  const reason = reservedReason(site, slug);
  if (reason !== undefined) return `"${slug}" cannot be an address: it ${RESERVED[reason]}.`;
  const file = files.find((candidate) => candidate.pageId === slug);
  if (file) return `There is a page "${slug}" already: ${folderOf(file.filePath)}.`;
  const manifest = deriveManifest(site, pages, content.facts, { ledger: ledger?.entries });
  for (const { code } of site.locales) {
    const pathname = buildPathname(site, code, slug);
    const owner = findByPathname(manifest, pathname) ?? pages.find((page) => foldCase(page.pathname) === foldCase(pathname));
    if (owner && owner.pageId !== pageId) return `${pathname} is the address of another page: ${owner.filePath}.`;
    const entry = ledger?.entries.find((candidate) => candidate.pathname === pathname);
    if (entry && (isMoved(entry) || isGone(entry))) {
      const { filePath, line } = ledger?.yaml.positionOfKey([], pathname) ?? { filePath: '', line: 1 };
      return `${pathname} was published before and has its own entry: ${filePath}:${line}. Old links would lead to the new page.`;
    }
  }
  const legacy = pages.find((page) => page.pageId !== pageId && page.frontmatter.legacySlugs.includes(slug));
  return legacy && `"${slug}" is an old ending of addresses, which leads to ${legacy.filePath} (legacySlugs).`;
}

function folderOf(filePath: string): string {
  return filePath.replace(/[^/]+$/, '');
}
