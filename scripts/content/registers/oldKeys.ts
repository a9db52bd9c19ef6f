/** Former keys of site.yaml: an issue for one of them names the new key. Neighbour: ../schema/site.ts. */

import { type Said, says } from '../../../src/messages/findings.ts';
import type { Issue } from '../../../src/model/issue.ts';
import { isAboutKey } from '../checkSchema.ts';
import type { YamlSource } from '../yaml.ts';

interface NewKey {
  /** Dotted path. */
  readonly key: string;
  /** How to write the old value now; `value` is the value of the old key. */
  readonly explain: (now: { readonly path: string; readonly now: string }, value: unknown) => Said;
}

/** New keys by old key (dotted path). */
export const OLD_SITE_KEYS: Readonly<Record<string, NewKey>> = {
  'contact.phone': {
    key: 'contact.phones',
    explain: (names, value) => says('unknown-key.list', { ...names, key: 'phones', value: JSON.stringify(value) }),
  },
  'contact.email': {
    key: 'contact.emails',
    explain: (names, value) => says('unknown-key.list', { ...names, key: 'emails', value: String(value) }),
  },
  offices: {
    key: 'contact.addresses',
    explain: (names) => says('unknown-key.offices', names),
  },
};

/**
 * Replaces the issue of an unknown old key by one with the new name, and removes the issue of the missing new key. `from` is the index of
 * the file's first issue.
 */
export function explainOldKeys(issues: Issue[], from: number, source: YamlSource): void {
  const found = issues.splice(from);
  const old = Object.entries(OLD_SITE_KEYS).filter(([name]) => found.some((issue) => isAboutKey(issue, 'unknown-key', name)));
  for (const issue of found) {
    if (old.some(([, { key }]) => isAboutKey(issue, 'missing-key', key))) continue;
    const [name, now] = old.find(([key]) => isAboutKey(issue, 'unknown-key', key)) ?? [];
    if (!name || !now) issues.push(issue);
    else issues.push({ ...issue, ...now.explain({ path: name, now: now.key }, valueAt(source.data, name)) });
  }
}

function valueAt(data: unknown, name: string): unknown {
  return name.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], data);
}
