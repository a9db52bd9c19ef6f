/** What a site promises, and what each check of a running site gets. Neighbours: rules.ts; smoke.ts, which runs the checks. */
import type { Hosting } from '../hosting.ts';
import type { SiteFiles } from '../siteFiles.ts';
import type { Answer, Question } from './ask.ts';
import type { LiveRule } from './rules.ts';

/** What a site promises. */
export interface Promised {
  readonly hosting: Hosting;
  /** The files of the release; none where they are not known. */
  readonly files: SiteFiles;
}

/**
 * Takes what is wrong: the rule, what was asked (a path, an address or a host), a sentence about it, and the header or element that is
 * wrong, and the encoding that was asked for. An error is a broken promise; a warning is something that could be better.
 */
export type Report = (ruleId: LiveRule, subject: string, message: string, part?: string, encoding?: string) => void;

/** What every check gets. */
export interface Smoke extends Promised {
  readonly ask: (question: Question | string) => Promise<Answer>;
  readonly error: Report;
  readonly warn: Report;
  /** Runs the work on all items, a few at a time. */
  readonly each: <T>(items: readonly T[], work: (item: T) => Promise<void>) => Promise<void>;
}
