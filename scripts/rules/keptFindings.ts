/** Findings of rules that check parts of the content, kept by what each part contains. Neighbours: ./parts.ts, ./rule.ts. */
import type { Issue } from '../../src/model/issue.ts';
import type { Content, PartScope } from '../content/load.ts';
import { openCache } from '../core/cache.ts';
import type { Config } from '../core/config.ts';
import { type Fingerprints, openFingerprints } from '../core/fingerprints.ts';
import { type Part, partsOf } from './parts.ts';
import type { Rule } from './rule.ts';

/** Code that decides what a rule finds in given files. */
const CODE = ['scripts/core', 'scripts/content', 'scripts/translation', 'scripts/rules', 'src/model', 'src/messages'];

export interface KeptFindings {
  /** The rule's findings in the content. A part that is known is not checked. */
  find(rule: Rule): readonly Issue[];
  /** Keeps the findings of all parts for later checks; called when every rule has run. */
  save(): void;
}

/** Where findings are kept between two commands. */
export function openFindings(config: Pick<Config, 'root' | 'cacheDir' | 'cacheUses'>): Fingerprints {
  return openFingerprints(openCache(config, 'findings', CODE), 'findings');
}

/** `stored` is undefined if nothing is kept: then every rule checks every part. */
export function keepFindings(content: Content, stored?: Fingerprints): KeptFindings {
  const parts = new Map<PartScope, readonly PartFindings[]>();
  const open = (scope: PartScope): readonly PartFindings[] => {
    const opened = parts.get(scope) ?? partsOf(content, scope).map((part) => openPart(part, stored));
    parts.set(scope, opened);
    return opened;
  };
  return {
    find({ id, check, scopes }) {
      // A draft is checked with the complete content, and its findings are not kept.
      if (!scopes || content.focus) return check(content);
      return scopes.flatMap(open).flatMap(({ part, known, found }) => {
        const issues = known ? (known[id] ?? []) : check(part.content);
        if (issues.length > 0) found[id] = [...(found[id] ?? []), ...issues];
        return issues;
      });
    },
    save() {
      for (const { part, known, found } of [...parts.values()].flat()) if (!known) stored?.set(part.key, JSON.stringify(found));
      stored?.save();
    },
  };
}

type ByRule = Record<string, readonly Issue[]>;

interface PartFindings {
  readonly part: Part;
  /** What an earlier check found, by rule; undefined if the part is new. */
  readonly known: ByRule | undefined;
  /** What this check has found. */
  readonly found: ByRule;
}

function openPart(part: Part, stored: Fingerprints | undefined): PartFindings {
  const text = stored?.get(part.key);
  return { part, known: text === undefined ? undefined : (JSON.parse(text) as ByRule), found: {} };
}
