/** Former keys of site.yaml: an issue for one of them names the new key. Neighbour: ../schema/site.ts. */
import type { Issue } from '../../../src/model/issue.ts';
import type { YamlSource } from '../yaml.ts';

interface NewKey {
  /** Dotted path. */
  readonly key: string;
  /** The fix; `value` is the current value of the old key. */
  readonly describeFix: (value: unknown) => string;
}

/** New keys by old key (dotted path). */
export const OLD_SITE_KEYS: Readonly<Record<string, NewKey>> = {
  'contact.phone': {
    key: 'contact.phones',
    describeFix: (value) => `Write "phones: [${JSON.stringify(value)}]" instead: a list, because there may be several.`,
  },
  'contact.email': {
    key: 'contact.emails',
    describeFix: (value) => `Write "emails: [${String(value)}]" instead: a list, because there may be several.`,
  },
  offices: {
    key: 'contact.addresses',
    describeFix: () => 'Move the list below "contact:", name it "addresses:", and give each entry its "city:" in every language.',
  },
};

/**
 * Replaces the issue of an unknown old key by one with the new name, and removes the issue of the missing new key. `from` is the index of
 * the file's first issue.
 */
export function explainOldKeys(issues: Issue[], from: number, source: YamlSource): void {
  const found = issues.splice(from);
  const old = Object.entries(OLD_SITE_KEYS).filter(([name]) => found.some((issue) => isAbout(issue, 'unknown-key', name)));
  for (const issue of found) {
    if (old.some(([, { key }]) => isAbout(issue, 'missing-key', key))) continue;
    const [name, now] = old.find(([key]) => isAbout(issue, 'unknown-key', key)) ?? [];
    if (!name || !now) issues.push(issue);
    else issues.push({ ...issue, message: `"${name}" is called "${now.key}" now.`, fix: now.describeFix(valueAt(source.data, name)) });
  }
}

function isAbout({ ruleId, message }: Issue, expected: string, key: string): boolean {
  return ruleId === expected && message.startsWith(`"${key}"`);
}

function valueAt(data: unknown, name: string): unknown {
  return name.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], data);
}
