/** Reads content/urls.yaml into the ledger's entries. Neighbours: schema/urls.ts (its form), rules/ledger (its proof), ../ledger (its editing). */
import type { Issue } from '../../src/model/issue.ts';
import type { LedgerEntry } from '../../src/model/ledger.ts';
import { checkSchema } from './checkSchema.ts';
import { CONTENT_LABEL, readContentFile } from './read.ts';
import { urlsSchema } from './schema/urls.ts';
import { createYamlParser, type ParseYaml, type YamlSource } from './yaml.ts';

export const LEDGER_NAME = 'urls.yaml';

/** The ledger with its places. */
export interface Ledger {
  /** In the file's order. */
  readonly entries: readonly LedgerEntry[];
  readonly yaml: YamlSource;
}

/** Undefined, with an issue, when the file is missing or cannot be understood. */
export async function readLedger(contentDir: string, issues: Issue[], parse?: ParseYaml): Promise<Ledger | undefined> {
  const text = await readContentFile(contentDir, LEDGER_NAME, issues);
  return text === undefined ? undefined : parseLedger(text, issues, parse);
}

export function parseLedger(text: string, issues: Issue[], parse: ParseYaml = createYamlParser()): Ledger | undefined {
  const yaml = parse(`${CONTENT_LABEL}/${LEDGER_NAME}`, text, issues);
  const urls = yaml && checkSchema(urlsSchema, yaml, issues, ['since', 'redirect', 'gone']);
  if (!yaml || !urls) return undefined;
  const entries = Object.entries(urls).map(([pathname, entry]): LedgerEntry => {
    if (typeof entry === 'string') return { pathname, since: entry };
    const { since, redirect, gone } = entry;
    return redirect === undefined ? { pathname, since, gone: gone ?? '' } : { pathname, since, redirect };
  });
  return { entries, yaml };
}
