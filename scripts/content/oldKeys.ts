/** Keys of site.yaml that had another name once: a file that still has one is told the new name. Neighbour: ./schema/site.ts. */
import type { Issue } from '../../src/model/issue.ts';
import type { YamlSource } from './yaml.ts';

interface NewKey {
  /** Dotted. */
  readonly key: string;
  /** What to do; `value` is what stands there now. */
  readonly mend: (value: unknown) => string;
}

/** By the old name, dotted. */
export const OLD_SITE_KEYS: Readonly<Record<string, NewKey>> = {
  'contact.phone': {
    key: 'contact.phones',
    mend: (value) => `Write "phones: [${JSON.stringify(value)}]" instead: a list, because there may be several.`,
  },
  'contact.email': {
    key: 'contact.emails',
    mend: (value) => `Write "emails: [${String(value)}]" instead: a list, because there may be several.`,
  },
  offices: {
    key: 'contact.addresses',
    mend: () => 'Move the list below "contact:", name it "addresses:", and give each entry its "city:" in every language.',
  },
};

/** Says the new name where a finding calls an old key unknown, and drops what is missing only because of it. `from` is the first finding of the file. */
export function explainOldKeys(issues: Issue[], from: number, source: YamlSource): void {
  const found = issues.splice(from);
  const old = Object.entries(OLD_SITE_KEYS).filter(([name]) => found.some((issue) => isAbout(issue, 'unknown-key', name)));
  for (const issue of found) {
    if (old.some(([, { key }]) => isAbout(issue, 'missing-key', key))) continue;
    const [name, now] = old.find(([key]) => isAbout(issue, 'unknown-key', key)) ?? [];
    if (!name || !now) issues.push(issue);
    else issues.push({ ...issue, message: `"${name}" is called "${now.key}" now.`, fix: now.mend(valueAt(source.data, name)) });
  }
}

function isAbout({ ruleId, message }: Issue, expected: string, key: string): boolean {
  return ruleId === expected && message.startsWith(`"${key}"`);
}

function valueAt(data: unknown, name: string): unknown {
  return name.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], data);
}
