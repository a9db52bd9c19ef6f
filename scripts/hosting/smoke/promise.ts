/** What a site promises, and what each check of a running site gets and finds. Neighbour: smoke.ts, which runs the checks. */
import type { Hosting } from '../hosting.ts';
import type { SiteFiles } from '../siteFiles.ts';
import type { Answer, Question } from './ask.ts';

export interface Finding {
  /** An error is a broken promise; a warning is something that could be better. */
  readonly severity: 'error' | 'warning';
  /** What was asked: a path, or a host. */
  readonly subject: string;
  readonly message: string;
}

/** What a site promises. */
export interface Promised {
  readonly hosting: Hosting;
  /** The files of the release; none where they are not known. */
  readonly files: SiteFiles;
}

/** What every check gets. */
export interface Smoke extends Promised {
  readonly ask: (question: Question | string) => Promise<Answer>;
  readonly error: (subject: string, message: string) => void;
  readonly warn: (subject: string, message: string) => void;
  /** Runs the work on all items, a few at a time. */
  readonly each: <T>(items: readonly T[], work: (item: T) => Promise<void>) => Promise<void>;
}
