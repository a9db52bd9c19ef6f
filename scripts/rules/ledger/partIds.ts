/** Rules part-id and part-lost: part ids are unique on a page, and a published id must always lead to its part. */
import { answerOf } from '../../../src/model/answer.ts';
import type { Issue, Position } from '../../../src/model/issue.ts';
import { type PublishedPart, partAddress } from '../../../src/model/ledger.ts';
import { deriveManifest, findByPathname } from '../../../src/model/manifest.ts';
import type { Page } from '../../../src/model/page.ts';
import { isReservedId } from '../../../src/model/partIds.ts';
import type { Content } from '../../content/load.ts';
import { didYouMean } from '../../content/nearestName.ts';
import { partsOf, positionOfPart, type WrittenPart } from '../../content/pages/partIds.ts';
import { error, pagesToCheck, type Rule } from '../rule.ts';

export const partId: Rule = { id: 'part-id', check: (content) => pagesToCheck(content).flatMap((page) => checkIds(content, page)) };
export const partLost: Rule = { id: 'part-lost', check: checkPublished };

/** A part with an explicit id. Only a finding needs its position, for which the file is parsed. */
interface NamedPart extends WrittenPart {
  readonly id: string;
  readonly position: () => Position;
}

function namedParts(content: Content, page: Page): NamedPart[] {
  const parsed = content.fileOf.get(page);
  if (!parsed) return [];
  return partsOf({ local: parsed.local, outline: page.outline }).flatMap((part) =>
    part.id === undefined ? [] : [{ ...part, id: part.id, position: () => positionOfPart(part, parsed, page.outline) }],
  );
}

function checkIds(content: Content, page: Page): Issue[] {
  const { site } = content;
  const parts = namedParts(content, page);
  if (page.localeCode !== site.defaultLocale) {
    // While parts are missing, an id says which ones are there.
    const isNeeded = ({ kind, index, id }: NamedPart) =>
      page.missing.some((part) => part.kind === kind) && page.partIds[kind][index] === id;
    return parts
      .filter((part) => !isNeeded(part))
      .map(({ id, position }) =>
        error(
          'part-id',
          position(),
          `The id "${id}" applies to all languages; write it in ${site.defaultLocale}.mdx only.`,
          'Remove the id here: the parts of a translation have the ids of the parts in the same places.',
        ),
      );
  }
  const seen = new Map<string, () => Position>(page.outline.facts.map(({ id, position }) => [id, () => position]));
  return parts.flatMap(({ id, position }) => {
    const first = seen.get(id);
    seen.set(id, first ?? position);
    if (first)
      return [error('part-id', position(), `The id "${id}" is on this page already.`, 'Give one of the two another id.', [first()])];
    if (!isReservedId(id)) return [];
    return [error('part-id', position(), `The id "${id}" is one that the site itself gives.`, 'Choose another id.')];
  });
}

/** Skipped if a page cannot be read: that has its own error, and its parts are not lost. */
function checkPublished(content: Content): Issue[] {
  const { site, ledger, isComplete, pages } = content;
  if (!ledger || !isComplete || ledger.parts.length === 0) return [];
  const manifest = deriveManifest(site, pages, content.facts, { ledger: ledger.entries });
  const sources = new Map(pages.filter(({ localeCode }) => localeCode === site.defaultLocale).map((page) => [page.filePath, page]));
  const known = new Map<Page, readonly string[]>();
  const idsOf = (page: Page): readonly string[] => {
    const ids = known.get(page) ?? namedParts(content, page).map(({ id }) => id);
    known.set(page, ids);
    return ids;
  };
  return ledger.parts.flatMap((part) => {
    const answer = answerOf(manifest, part.pathname);
    // The parts of a removed page are removed with it; the rule url-lost checks the page's address.
    const entry =
      answer.status === 200
        ? answer.page
        : answer.status === 301 && answer.cause === 'legacy'
          ? findByPathname(manifest, answer.location)
          : undefined;
    const page = entry && sources.get(entry.filePath);
    return page ? checkPart(content, page, idsOf(page), part) : [];
  });
}

/** `ids` are those that the page's file names. */
function checkPart(content: Content, page: Page, ids: readonly string[], part: PublishedPart): Issue[] {
  const { id, since, redirect, gone } = part;
  const address = partAddress(part);
  const position = () => content.ledger?.yaml.positionOfKey([], address) ?? { filePath: '', line: 1, column: 1 };
  const isThere = ids.includes(id);
  if (redirect === undefined && gone === undefined) {
    if (isThere) return [];
    return [
      {
        ...error(
          'part-lost',
          position(),
          `${address} has been published since ${since}, and no part of ${page.filePath} has the id "${id}" any more.`,
          `Give the id back to its part, or say here what readers get: "{ since: ${since}, redirect: ${page.pathname}#… }", or "{ since: ${since}, gone: why }".`,
          [{ filePath: page.filePath, line: 1, column: 1 }],
        ),
        about: [page.filePath],
      },
    ];
  }
  if (isThere) {
    return [
      error(
        'redirect-shadow',
        position(),
        `A part of ${page.filePath} has the id "${id}"; here it is said to have gone.`,
        `Write "${address}: ${since}".`,
      ),
    ];
  }
  if (redirect === undefined || ids.includes(redirect)) return [];
  const message = `No part of ${page.filePath} has the id "${redirect}".${didYouMean(redirect, ids)}`;
  return [error('redirect-target', position(), message, `Write the address of a part of the same page: "redirect: ${page.pathname}#…".`)];
}
