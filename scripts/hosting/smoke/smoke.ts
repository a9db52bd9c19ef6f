/**
 * Checks from outside that a running site does what its model promises, and reports differences. Run by `npm run smoke` on a live site, and
 * by a deployment before activation.
 */
import type { LiveIssue, Severity } from '../../../src/model/issue.ts';
import { checkAddresses, checkUnknown } from './checkAddresses.ts';
import { checkConsistency } from './checkConsistency.ts';
import { checkFiles } from './checkFiles.ts';
import { checkFormerAddresses } from './checkFormerAddresses.ts';
import { checkHeads } from './checkHeads.ts';
import { checkProtocol, readEncodings } from './checkProtocol.ts';
import { checkVisitors } from './checkVisitors.ts';
import type { Promised, Report, Smoke } from './promise.ts';
import { openConnection } from './request.ts';
import { toLiveIssue } from './rules.ts';

export interface SmokeResult {
  readonly issues: readonly LiveIssue[];
  /** Number of requests sent. */
  readonly requests: number;
}

const IN_FLIGHT = 8;

/**
 * Checks every file and address, data for search engines, former addresses, and the server's use of HTTP. Rejects when the server does not
 * answer at all.
 */
export async function smokeSite(url: string, { hosting, files }: Promised): Promise<SmokeResult> {
  const issues: LiveIssue[] = [];
  const reportAs =
    (severity: Severity): Report =>
    (ruleId, subject, message, part, encoding) => {
      const address = subject.startsWith('/') ? url + subject : subject;
      issues.push(toLiveIssue({ ruleId, severity, url: address, message, part, encoding }));
    };
  let requests = 0;
  const asker = openConnection(url);
  const smoke: Smoke = {
    hosting,
    files,
    ask(rawRequest) {
      requests += 1;
      return asker.ask(typeof rawRequest === 'string' ? { path: rawRequest } : rawRequest);
    },
    error: reportAs('error'),
    warn: reportAs('warning'),
    async each(items, work) {
      const left = [...items];
      const next = async () => {
        for (let item = left.shift(); item !== undefined; item = left.shift()) {
          const current = item;
          await work(current).catch((error: Error) =>
            smoke.error('live-unanswered', subjectOf(current), `It gives no answer: ${error.message}`),
          );
        }
      };
      await Promise.all(Array.from({ length: IN_FLIGHT }, next));
    },
  };
  try {
    await smoke.ask('/');
    await checkFiles(smoke, await readEncodings(smoke));
    const addresses = await checkAddresses(smoke);
    await checkVisitors(smoke);
    await checkUnknown(smoke);
    await checkHeads(smoke, addresses.documents);
    await checkConsistency(smoke, addresses);
    await checkFormerAddresses(smoke);
    await checkProtocol(smoke);
  } finally {
    asker.close();
  }
  return { issues: unique(issues), requests };
}

/** Two checks may report the same issue. */
function unique(issues: readonly LiveIssue[]): LiveIssue[] {
  return [...new Map(issues.map((issue) => [[issue.url, issue.encoding, issue.message].join('\0'), issue])).values()];
}

/** The path of the request: items are paths, redirects, and entries of the list of files. */
function subjectOf(item: unknown): string {
  if (typeof item === 'string') return item;
  if (Array.isArray(item)) return `/${item[0]}`;
  return typeof item === 'object' && item !== null && 'path' in item ? String(item.path) : JSON.stringify(item);
}
