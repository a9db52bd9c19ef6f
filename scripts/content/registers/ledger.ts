/**
 * Reads the URL ledger content/urls.yaml. Neighbours: ../schema/urls.ts (schema), scripts/rules/ledger (rules), scripts/translation/ledger
 * (editing).
 */
import type { Issue } from '../../../src/model/issue.ts';
import type { LedgerEntry, PublishedPart } from '../../../src/model/ledger.ts';
import { checkSchema } from '../checkSchema.ts';
import { CONTENT_LABEL, readContentFile } from '../read.ts';
import { urlsSchema } from '../schema/urls.ts';
import { createYamlParser, type ParseYaml, type YamlSource } from '../yaml.ts';

export const LEDGER_NAME = 'urls.yaml';

/** The ledger with its positions. */
export interface Ledger {
  /** In file order. */
  readonly entries: readonly LedgerEntry[];
  /** Parts of pages, in file order. */
  readonly parts: readonly PublishedPart[];
  readonly yaml: YamlSource;
}

/** Undefined, with an issue, when the file is missing or invalid. */
export async function readLedger(contentDir: string, issues: Issue[], parse?: ParseYaml): Promise<Ledger | undefined> {
  const text = await readContentFile(contentDir, LEDGER_NAME, issues);
  return text === undefined ? undefined : parseLedger(text, issues, parse);
}

export function parseLedger(text: string, issues: Issue[], parse: ParseYaml = createYamlParser()): Ledger | undefined {
  const yaml = parse(`${CONTENT_LABEL}/${LEDGER_NAME}`, text, issues);
  const urls = yaml && checkSchema(urlsSchema, yaml, issues, ['since', 'redirect', 'gone']);
  if (!yaml || !urls) return undefined;
  const entries: LedgerEntry[] = [];
  const parts: PublishedPart[] = [];
  for (const [key, entry] of Object.entries(urls)) {
    const [pathname = '', id] = key.split('#');
    const { since, redirect, gone } = typeof entry === 'string' ? { since: entry } : entry;
    // A part redirects to another part of its page. If it does not, the rule part-lost reports it.
    if (id !== undefined) parts.push({ pathname, id, since, redirect: redirect?.replace(`${pathname}#`, ''), gone });
    else if (redirect !== undefined) entries.push({ pathname, since, redirect });
    else entries.push(gone === undefined ? { pathname, since } : { pathname, since, gone });
  }
  return { entries, parts, yaml };
}
