/** Asks a running site what its model promises, from outside; says what differs. Run by `npm run smoke` on a live site, and by a deployment before it takes effect. */
import type { Hosting } from '../emit/hosting.ts';
import { type Answer, ask, type Question } from './ask.ts';
import { checkAddresses } from './checkAddresses.ts';
import { checkFiles } from './checkFiles.ts';
import { checkManners } from './checkManners.ts';
import { checkPast } from './checkPast.ts';

export interface Finding {
  /** An error is a broken promise; a warning is something that could be better. */
  readonly severity: 'error' | 'warning';
  /** What was asked: a path, or a host. */
  readonly subject: string;
  readonly message: string;
}

/** What every check gets. */
export interface Smoke {
  readonly hosting: Hosting;
  readonly ask: (question: Question | string) => Promise<Answer>;
  readonly error: (subject: string, message: string) => void;
  readonly warn: (subject: string, message: string) => void;
  /** Runs the work on all items, a few at a time. */
  readonly each: <T>(items: readonly T[], work: (item: T) => Promise<void>) => Promise<void>;
}

export interface SmokeResult {
  readonly findings: readonly Finding[];
  /** Requests sent. */
  readonly requests: number;
}

const IN_FLIGHT = 8;

/** Checks all addresses, what lies behind them, and the server's manners. Rejects when nobody answers at all. */
export async function smokeSite(url: string, hosting: Hosting): Promise<SmokeResult> {
  const findings: Finding[] = [];
  let requests = 0;
  const smoke: Smoke = {
    hosting,
    ask(question) {
      requests += 1;
      return ask(url, typeof question === 'string' ? { path: question } : question);
    },
    error: (subject, message) => findings.push({ severity: 'error', subject, message }),
    warn: (subject, message) => findings.push({ severity: 'warning', subject, message }),
    async each(items, work) {
      const left = [...items];
      const next = async () => {
        for (let item = left.shift(); item !== undefined; item = left.shift()) {
          const current = item;
          await work(current).catch((error: Error) => smoke.error(subjectOf(current), error.message));
        }
      };
      await Promise.all(Array.from({ length: IN_FLIGHT }, next));
    },
  };
  await smoke.ask('/');
  const files = await checkAddresses(smoke);
  await checkFiles(smoke, files);
  await checkPast(smoke);
  await checkManners(smoke);
  return { findings, requests };
}

function subjectOf(item: unknown): string {
  return typeof item === 'string' ? item : JSON.stringify(item);
}

/** One line each, errors first, at most `most`. */
export function formatFindings(findings: readonly Finding[], most = 100): string {
  const sorted = [...findings].sort((a, b) => a.severity.localeCompare(b.severity));
  const lines = sorted.slice(0, most).map(({ severity, subject, message }) => `  ${severity.padEnd(7)}  ${subject}  ${message}`);
  return [...lines, ...(sorted.length > most ? [`  … and ${sorted.length - most} more`] : [])].join('\n');
}
