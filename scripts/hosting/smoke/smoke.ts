/** Asks a running site what its model promises, from outside; says what differs. Run by `npm run smoke` on a live site, and by a deployment before it takes effect. */
import { compareText } from '../../../src/model/issue.ts';
import { openAsker } from './ask.ts';
import { checkAddresses, checkUnknown } from './checkAddresses.ts';
import { checkFiles } from './checkFiles.ts';
import { checkHeads } from './checkHeads.ts';
import { checkManners, readEncodings } from './checkManners.ts';
import { checkPast } from './checkPast.ts';
import { checkVisitors } from './checkVisitors.ts';
import { checkWhole } from './checkWhole.ts';
import type { Finding, Promised, Smoke } from './promise.ts';

export interface SmokeResult {
  readonly findings: readonly Finding[];
  /** Requests sent. */
  readonly requests: number;
}

const IN_FLIGHT = 8;

/** Asks for every file and address, what they say to search engines, the past, and the server's manners. Rejects when nobody answers at all. */
export async function smokeSite(url: string, { hosting, files }: Promised): Promise<SmokeResult> {
  const findings: Finding[] = [];
  let requests = 0;
  const asker = openAsker(url);
  const smoke: Smoke = {
    hosting,
    files,
    ask(question) {
      requests += 1;
      return asker.ask(typeof question === 'string' ? { path: question } : question);
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
  try {
    await smoke.ask('/');
    await checkFiles(smoke, await readEncodings(smoke));
    const addresses = await checkAddresses(smoke);
    await checkVisitors(smoke);
    await checkUnknown(smoke);
    await checkHeads(smoke, addresses.documents);
    await checkWhole(smoke, addresses);
    await checkPast(smoke);
    await checkManners(smoke);
  } finally {
    asker.close();
  }
  return { findings: uniqueFindings(findings), requests };
}

/** Two checks may find the same. */
function uniqueFindings(findings: readonly Finding[]): Finding[] {
  return [...new Map(findings.map((finding) => [`${finding.subject}\0${finding.message}`, finding])).values()];
}

function subjectOf(item: unknown): string {
  return typeof item === 'string' ? item : JSON.stringify(item);
}

/** One line for each thing that is wrong, errors first, at most `most`; where it is wrong in many places, one of them is named. */
export function formatFindings(findings: readonly Finding[], most = 100): string {
  const groups = new Map<string, { severity: string; message: string; subjects: string[] }>();
  for (const { severity, subject, message } of findings) {
    const key = `${severity} ${message}`;
    const group = groups.get(key) ?? { severity, message, subjects: [] };
    group.subjects.push(subject);
    groups.set(key, group);
  }
  const sorted = [...groups.values()].sort((a, b) => compareText(a.severity, b.severity));
  const lines = sorted.slice(0, most).map(({ severity, message, subjects }) => {
    const [first = ''] = subjects.sort((a, b) => a.length - b.length || compareText(a, b));
    const others = subjects.length > 1 ? ` and ${subjects.length - 1} more` : '';
    return `  ${severity.padEnd(7)}  ${first}${others}  ${message}`;
  });
  return [...lines, ...(sorted.length > most ? [`  … and ${sorted.length - most} more`] : [])].join('\n');
}
