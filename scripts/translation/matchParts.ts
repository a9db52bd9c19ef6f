/** Finds for each part of a page the part of an earlier version that it was, also where parts have changed places. */
import { likeness } from './wordDiff.ts';

/** What matching reads of an earlier part. */
export interface KnownPart {
  readonly key: string;
  readonly hash: string;
  /** What it said; undefined when no history tells. */
  readonly text?: string | undefined;
}

export interface PartPair<K extends KnownPart, P extends KnownPart> {
  /** Undefined where the part is new. */
  readonly known?: K | undefined;
  /** Undefined where the part is gone. */
  readonly part?: P | undefined;
}

/** Below it two texts have so little in common that one is gone and the other new. */
const SAME_PART = 0.3;

/**
 * Pairs in the order of `parts`, then what is gone. Parts pair with parts of their kind: first those that say the same, wherever
 * they stand; then the most alike where the earlier words are known; then those in the same place.
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
  // The one in the same place goes first, so that two parts with the same words keep their places.
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
