/** Matches each part of a page with its part in an earlier version, even if parts were moved. */
import { likeness } from './wordDiff.ts';

/** The fields of an earlier part that matching reads. */
export interface KnownPart {
  readonly key: string;
  readonly hash: string;
  /** Its text; undefined when history does not have it. */
  readonly text?: string | undefined;
}

export interface PartPair<K extends KnownPart, P extends KnownPart> {
  /** Undefined when the part is new. */
  readonly known?: K | undefined;
  /** Undefined when the part was removed. */
  readonly part?: P | undefined;
}

/** Below this likeness one text counts as removed and the other as new. */
const SAME_PART = 0.3;

/**
 * Pairs in the order of `parts`, then removed parts. Parts only match parts of the same kind: first those with the same words at any
 * position; then the most similar ones where the earlier words are known; then those at the same position.
 */
export function matchParts<K extends KnownPart, P extends KnownPart>(
  localeCode: string,
  known: readonly K[],
  parts: readonly P[],
): PartPair<K, P>[] {
  const free = new Set(known);
  const found = new Map<P, K>();
  const take = (part: P, candidate: K | undefined): void => {
    if (!candidate || found.has(part)) return;
    found.set(part, candidate);
    free.delete(candidate);
  };
  // The part at the same position is preferred, so that two parts with the same words keep their positions.
  for (const part of parts)
    take(
      part,
      [...free].find((candidate) => candidate.key === part.key && candidate.hash === part.hash),
    );
  for (const part of parts) {
    if (!found.has(part))
      take(
        part,
        [...free].find((candidate) => isSameKind(candidate, part) && candidate.hash === part.hash),
      );
  }
  const rest = parts.filter((part) => !found.has(part));
  const likely = rest.flatMap((part) =>
    [...free].flatMap((candidate) => {
      if (!isSameKind(candidate, part) || candidate.text === undefined || part.text === undefined) return [];
      const alike = likeness(localeCode, candidate.text, part.text);
      return alike >= SAME_PART ? [{ part, candidate, alike }] : [];
    }),
  );
  likely.sort((a, b) => b.alike - a.alike);
  for (const { part, candidate } of likely) if (free.has(candidate)) take(part, candidate);
  for (const part of rest)
    take(
      part,
      [...free].find((candidate) => candidate.key === part.key),
    );
  return [...parts.map((part) => ({ part, known: found.get(part) })), ...[...free].map((candidate) => ({ known: candidate }))];
}

function isSameKind(a: KnownPart, b: KnownPart): boolean {
  return kindOf(a) === kindOf(b);
}

function kindOf({ key }: KnownPart): string {
  return key.split('.')[0] ?? key;
}
