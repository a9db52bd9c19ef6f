/** Changes the figure of a fact as a writer does: in the register, and then in each sentence that the check names. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Content } from '../../scripts/content/load.ts';
import type { Issue } from '../../src/model/issue.ts';

/** A fact that is a period in days, and the period that it becomes. */
export interface Change {
  readonly id: string;
  readonly days: string;
  readonly newDays: string;
}

/** Of the facts that are a period in days and are written in figures in every language, the one that fewest places quote. */
export function pickPeriod({ facts, pages, site }: Content): Change {
  const quotes = (id: string) => pages.flatMap(({ outline }) => outline.facts).filter((quoted) => quoted.id === id).length;
  const [change] = facts
    .flatMap(({ id, value = '', phrases = {} }) => {
      const days = /^P(\d\d+)D$/.exec(value)?.[1];
      const isInFigures = site.locales.every(({ code }) => phrases[code]?.every((phrase) => phrase.includes(days ?? '')));
      return days && isInFigures && quotes(id) >= site.locales.length ? [{ id, days, newDays: String(Number(days) + 5) }] : [];
    })
    .sort((a, b) => quotes(a.id) - quotes(b.id));
  if (!change) throw new Error('No quoted fact is a period in days.');
  return change;
}

/** Writes the new figure into the register. A day such as 2026-01-20 does not count as the figure 20. */
export async function changeRegister(contentDir: string, { id, days, newDays }: Change): Promise<void> {
  const path = join(contentDir, 'facts.yaml');
  const entry = new RegExp(`^${id}:\\n(?:  .*\\n)+`, 'm');
  const figure = new RegExp(`(?<!\\d|\\d-)${days}(?!\\d|-\\d)`, 'g');
  const text = await readFile(path, 'utf8');
  await writeFile(
    path,
    text.replace(entry, (lines) => lines.replace(figure, newDays)),
  );
}

/** Writes the new figure into the lines that `findings` name. */
export async function changeQuotes(root: string, { id, days, newDays }: Change, findings: readonly Issue[]): Promise<void> {
  for (const { filePath, line, ruleId } of findings) {
    const path = join(root, filePath);
    const lines = (await readFile(path, 'utf8')).split('\n');
    const quoted = ruleId === 'fact-number' ? `(?<=<Fact id="${id}">[^<]*?)` : '';
    lines[line - 1] = (lines[line - 1] ?? '').replace(new RegExp(`${quoted}(?<!\\d)${days}(?!\\d)`, 'g'), newDays);
    await writeFile(path, lines.join('\n'));
  }
}
