/**
 * Formats the list of what could not be tested on this machine. Neighbours: tests/missing.ts, where suites report it; all.ts, which prints
 * it.
 */
import { z } from 'zod';

const missingSchema = z.object({
  /** What was not tested, as a part of a sentence: `the pages by the Nu checker`. */
  what: z.string(),
  /** The program or the right that it needs: `java`. */
  needs: z.string(),
  /** The Debian package that brings the program; empty where no package helps. */
  package: z.string(),
});

export type Missing = z.infer<typeof missingSchema>;

/** Reads the lines that suites wrote, one JSON object a line. Throws when a line is something else. */
export function parseMissing(text: string): readonly Missing[] {
  const lines = [...new Set(text.split('\n').filter(Boolean))];
  return lines.map((line) => missingSchema.parse(JSON.parse(line)));
}

/** One line for each missing program, with everything that was not tested because of it; empty when nothing is missing. */
export function formatMissing(missing: readonly Missing[]): string {
  if (missing.length === 0) return '';
  const byNeed = new Map<string, Missing[]>();
  for (const entry of missing) byNeed.set(entry.needs, [...(byNeed.get(entry.needs) ?? []), entry]);
  const lines = [...byNeed].map(([needs, entries]) => {
    const packages = [...new Set(entries.map((entry) => entry.package).filter(Boolean))];
    const install = packages.length > 0 ? ` Debian: apt-get install ${packages.join(' ')}` : '';
    return `  No ${needs.replace(/^an? /, '')}: ${entries.map(({ what }) => what).join('; ')}.${install}`;
  });
  return `\nLeft out, because this machine lacks something:\n${lines.join('\n')}`;
}
