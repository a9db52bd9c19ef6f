/**
 * Carries a page's review record along when only the typography of its texts was fixed: what was up to date, signed off or commented on
 * stays so, because no word has changed. Pure. Neighbour: scripts/rules/fix.ts.
 */
import type { Fact } from '../../src/model/fact.ts';
import type { Page } from '../../src/model/page.ts';
import type { RenderedPart, ReviewRecord, SignOff } from '../content/schema/review.ts';
import { partsOf } from './ownParts.ts';
import { deriveSeen } from './signOff.ts';

/** A page in one language, with the facts of its content. */
export interface PageState {
  readonly page: Page;
  readonly facts: readonly Fact[];
}

/** A page in one language before and after the fixes. */
export interface FixedPage {
  readonly before: PageState;
  readonly after: PageState;
}

/** Only what the record says of the words before; all else stays. `source`: the locale code of the source. */
export function carryRecord(record: ReviewRecord, pages: readonly FixedPage[], source: string): ReviewRecord {
  const renewals = new Map(pages.map((page) => [String(page.before.page.localeCode), renewalOf(page)]));
  const inEach = <T>(entries: Readonly<Record<string, T>>, renew: (entry: T, code: string) => T) =>
    Object.fromEntries(Object.entries(entries).map(([code, entry]) => [code, renew(entry, code)]));
  const hashOf = (code: string, hash: string) => renewals.get(code)?.parts.get(hash) ?? hash;
  const { comments } = record;
  return {
    ...record,
    translations: inEach(record.translations, (parts, code) =>
      inEach(parts, (part: RenderedPart) => ({
        ...part,
        source: hashOf(source, part.source),
        ...(part.own !== undefined && { own: hashOf(code, part.own) }),
      })),
    ),
    signOffs: inEach(record.signOffs, (signOff, code) => renewals.get(code)?.signOff(signOff) ?? signOff),
    ...(comments && {
      comments: inEach(comments, (own, code) => own.map((comment) => ({ ...comment, words: hashOf(code, comment.words) }))),
    }),
  };
}

interface Renewal {
  /** Hashes of parts after the fixes by those before. */
  readonly parts: ReadonlyMap<string, string>;
  signOff(signOff: SignOff): SignOff;
}

function renewalOf({ before, after }: FixedPage): Renewal {
  const later = new Map(partsOf(after.page).map(({ key, hash }) => [key, hash]));
  const [seen, now] = [before, after].map(({ page, facts }) => deriveSeen(page, facts));
  return {
    parts: new Map(partsOf(before.page).map(({ key, hash }) => [hash, later.get(key) ?? hash])),
    signOff: (signOff) => ({
      ...signOff,
      text: signOff.text === seen?.text ? (now?.text ?? signOff.text) : signOff.text,
      facts: Object.fromEntries(
        Object.entries(signOff.facts).map(([id, hash]) => [id, hash === seen?.facts[id] ? (now?.facts[id] ?? hash) : hash]),
      ),
    }),
  };
}
