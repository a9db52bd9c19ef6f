/**
 * Finds the translations that a change withholds from the site or serves again, according to the page's policy for mistakes and outdated
 * parts.
 */
import type { Withheld, WithheldReason } from '../policy.ts';
import type { State } from '../states.ts';

export interface ServingChange {
  readonly pageId: string;
  /** Title of the source; the page's id when there is no source. */
  readonly title: string;
  readonly localeCode: string;
  /** `withheld`: the next build omits it. `served`: the last build omitted it, and the next one contains it. */
  readonly kind: 'withheld' | 'served';
  /** Why it is or was withheld. */
  readonly why: WithheldReason;
}

/** In the file order of the later state. `presentNames` maps page ids of the earlier state to present ones. */
export function compareServing(before: State, after: State, presentNames: ReadonlyMap<string, string>): ServingChange[] {
  const verdict = after.publication;
  const own = withheldIn(after);
  const earlier = withheldIn(before);
  const old = new Map(
    [...earlier.values()].map((file) => [keyOf({ ...file, pageId: presentNames.get(file.pageId) ?? file.pageId }), file]),
  );
  const stopped = new Set(verdict.stopping.map(({ filePath }) => filePath));
  const served = new Set(verdict.pages.flatMap((page) => (page.frontmatter.draft || stopped.has(page.filePath) ? [] : [keyOf(page)])));
  return after.content.files.flatMap(({ pageId, localeCode }): ServingChange[] => {
    const key = keyOf({ pageId, localeCode });
    const [was, is] = [old.get(key), own.get(key)];
    const common = { pageId, localeCode, title: titleOf(after, pageId) };
    if (is && !was) return [{ ...common, kind: 'withheld', why: is.why }];
    return was && served.has(key) ? [{ ...common, kind: 'served', why: was.why }] : [];
  });
}

interface File {
  readonly pageId: string;
  readonly localeCode: string;
}

/** Without drafts, which no reader sees anyway. */
function withheldIn({ content, publication: { withheld } }: State): Map<string, Withheld & File> {
  const drafts = new Set(content.pages.filter(({ frontmatter }) => frontmatter.draft).map(({ filePath }) => filePath));
  const reasons = new Map(withheld.filter(({ filePath }) => !drafts.has(filePath)).map((entry) => [entry.filePath, entry]));
  return new Map(
    content.files.flatMap(({ filePath, pageId, localeCode }) => {
      const entry = reasons.get(filePath);
      return entry ? [[keyOf({ pageId, localeCode }), { ...entry, pageId, localeCode }] as const] : [];
    }),
  );
}

function titleOf({ content }: State, id: string): string {
  const source = content.pages.find(({ pageId, localeCode }) => pageId === id && localeCode === content.site.defaultLocale);
  return source?.frontmatter.title ?? id;
}

function keyOf({ pageId, localeCode }: File): string {
  return `${pageId} ${localeCode}`;
}
