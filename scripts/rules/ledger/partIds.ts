/** Rules part-id and part-lost: part ids are unique on a page, and a published id must always lead to its part. */
import { says } from '../../../src/messages/findings.ts';
import { answerOf } from '../../../src/model/answer.ts';
import type { Issue, Position } from '../../../src/model/issue.ts';
import { type PublishedPart, partAddress } from '../../../src/model/ledger.ts';
import { deriveManifest, findByPathname } from '../../../src/model/manifest.ts';
import type { Page } from '../../../src/model/page.ts';
import { isReservedId } from '../../../src/model/partIds.ts';
import type { Content } from '../../content/load.ts';
import { nearestName } from '../../content/nearestName.ts';
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
      .map(({ id, position }) => error('part-id', position(), says('part-id.translation', { id, file: `${site.defaultLocale}.mdx` })));
  }
  const seen = new Map<string, () => Position>(page.outline.facts.map(({ id, position }) => [id, () => position]));
  return parts.flatMap(({ id, position }) => {
    const first = seen.get(id);
    seen.set(id, first ?? position);
    if (first) return [error('part-id', position(), says('part-id.twice', { id }), [first()])];
    if (!isReservedId(id)) return [];
    return [error('part-id', position(), says('part-id.reserved', { id }))];
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
        ...error('part-lost', position(), says('part-lost', { address, since, file: page.filePath, id, page: page.pathname }), [
          { filePath: page.filePath, line: 1, column: 1 },
        ]),
        about: [page.filePath],
      },
    ];
  }
  if (isThere) {
    return [error('redirect-shadow', position(), says('redirect-shadow.part', { address, since, file: page.filePath, id }))];
  }
  if (redirect === undefined || ids.includes(redirect)) return [];
  const said = { file: page.filePath, id: redirect, page: page.pathname, near: nearestName(redirect, ids) };
  return [error('redirect-target', position(), says('redirect-target.part', said))];
}
