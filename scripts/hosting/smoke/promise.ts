/** Types: what a site promises, and the input of each check of a running site. Neighbours: rules.ts; smoke.ts, which runs the checks. */
import type { Hosting } from '../hosting.ts';
import type { SiteFiles } from '../siteFiles.ts';
import type { RawRequest, RawResponse } from './request.ts';
import type { LiveRule } from './rules.ts';

/** The expected behaviour of a site. */
export interface Promised {
  readonly hosting: Hosting;
  /** The files of the release; empty when they are not known. */
  readonly files: SiteFiles;
}

/**
 * Reports a problem: the rule, the subject of the request (a path, an address or a host), a sentence about it, the header or element that
 * is wrong, and the requested encoding. An error is a broken promise; a warning is a possible improvement.
 */
export type Report = (ruleId: LiveRule, subject: string, message: string, part?: string, encoding?: string) => void;

/** Input of every check. */
export interface Smoke extends Promised {
  readonly ask: (rawRequest: RawRequest | string) => Promise<RawResponse>;
  readonly error: Report;
  readonly warn: Report;
  /** Runs the work on all items with limited concurrency. */
  readonly each: <T>(items: readonly T[], work: (item: T) => Promise<void>) => Promise<void>;
}
