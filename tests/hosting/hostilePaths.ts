/** Paths that an attacker would try: two odd parts before a known ending. For unit tests of the rules, and for the servers. */

const PARTS = ['', '.', '..', 'de', 'evil.example', 'https:', '@', '\\', '%2f', '%5c', '%2e%2e', '%0d%0a', '%00', '%zz', '%25'];

export function hostilePaths(endings: readonly string[]): string[] {
  return PARTS.flatMap((one) =>
    PARTS.flatMap((two) =>
      endings.flatMap((ending) => [`/${one}/${two}/${ending}`, `/${one}${two}${ending}`, `/${one}/${two}/${ending}/`]),
    ),
  );
}
