/** Asks the official addresses of content/links.yaml whether they still answer, and reports what has moved or is gone. */
import type { Issue, Position } from '../../../src/model/issue.ts';

/** An address with its entry's position in the register. */
export interface AskedLink {
  readonly id: string;
  readonly url: string;
  readonly position: Position;
}

export interface AskOptions {
  /** Maximum time for one answer, in milliseconds. */
  readonly timeoutMs?: number;
  /** Introduces us to the authorities' servers. */
  readonly userAgent?: string;
}

export interface AskedLinks {
  readonly issues: readonly Issue[];
  /** Number of addresses that gave no answer at all. */
  readonly unanswered: number;
}

const TIMEOUT_MS = 15_000;
const IN_FLIGHT = 8;
const MAX_REDIRECTS = 5;
const PERMANENT = new Set([301, 308]);
const REDIRECTS = new Set([...PERMANENT, 302, 303, 307]);
/** Some authorities' servers answer people and refuse programs, or ask for patience. */
const REFUSALS = new Set([401, 403, 405, 406, 408, 425, 429]);

const FIXES = {
  'link-lost': 'Look for the page’s new address at the authority, and write it with the day in content/links.yaml; or remove the entry.',
  'link-moved': 'Open the new address; if it is right, write it with the day in content/links.yaml.',
  'link-refused': 'Open the address in a browser; if it is right there, nothing has to change.',
  'link-unanswered': 'Ask again later, and open the address in a browser; write a new address in content/links.yaml if it has one.',
} as const;

/** All issues, in the order of the addresses. */
export async function askLinks(
  links: readonly AskedLink[],
  { timeoutMs = TIMEOUT_MS, userAgent = 'links' }: AskOptions = {},
): Promise<AskedLinks> {
  const found = new Map<AskedLink, Issue[]>();
  const left = [...links];
  const next = async () => {
    for (let link = left.shift(); link; link = left.shift()) found.set(link, judge(link, await follow(link.url, timeoutMs, userAgent)));
  };
  await Promise.all(Array.from({ length: IN_FLIGHT }, next));
  const issues = links.flatMap((link) => found.get(link) ?? []);
  return { issues, unanswered: issues.filter(({ ruleId }) => ruleId === 'link-unanswered').length };
}

/** The way from an address to its last answer. */
interface Trace {
  /** Addresses to which the redirects lead, in order. */
  readonly hops: readonly string[];
  /** True if every redirect is permanent. */
  readonly isPermanent: boolean;
  /** Status of the last answer; undefined without an answer. */
  readonly status?: number | undefined;
  /** Why there is no answer. */
  readonly reason?: string | undefined;
}

async function follow(url: string, timeoutMs: number, userAgent: string): Promise<Trace> {
  const hops: string[] = [];
  let isPermanent = true;
  for (let address = url; ; ) {
    try {
      const { status, location } = await ask(address, timeoutMs, userAgent);
      const isRedirect = REDIRECTS.has(status) && location !== undefined;
      if (!isRedirect || hops.length === MAX_REDIRECTS) return { hops, isPermanent, status };
      address = new URL(location, address).href;
      hops.push(address);
      isPermanent &&= PERMANENT.has(status);
    } catch (error) {
      return { hops, isPermanent, reason: explain(error, timeoutMs) };
    }
  }
}

/** HEAD first, to spare the servers; GET where HEAD fails, because some answer only that. */
async function ask(url: string, timeoutMs: number, userAgent: string): Promise<{ status: number; location?: string | undefined }> {
  const send = async (method: 'HEAD' | 'GET') => {
    const headers = { 'user-agent': userAgent };
    const response = await fetch(url, { method, headers, redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });
    await response.body?.cancel();
    return { status: response.status, location: response.headers.get('location') ?? undefined };
  };
  const head = await send('HEAD').catch(() => undefined);
  return head && head.status < 400 ? head : send('GET');
}

function judge({ id, url, position }: AskedLink, { hops, isPermanent, status, reason }: Trace): Issue[] {
  const make = (ruleId: keyof typeof FIXES, severity: Issue['severity'], message: string, fix: string = FIXES[ruleId]): Issue => ({
    ...position,
    ruleId,
    severity,
    message: `${id}: ${message}`,
    fix,
    help: 'content/README.md#official-addresses',
  });
  const last = hops.at(-1) ?? url;
  const where = hops.length > 0 ? `${url} leads to ${last}, which` : url;
  if (status === undefined) return [make('link-unanswered', 'error', `${where} gives no answer: ${reason}.`)];
  if (REDIRECTS.has(status)) return [make('link-lost', 'error', `${url} leads from one address to the next without an end.`)];
  if (status >= 500 || REFUSALS.has(status)) return [make('link-refused', 'warning', `${where} answers with status ${status}.`)];
  if (status >= 400) return [make('link-lost', 'error', `${where} answers with status ${status}: there is no such page.`)];
  if (hops.some((hop) => !hop.startsWith('https:')) && url.startsWith('https:'))
    return [make('link-moved', 'error', `${url} leads to ${hops.join(' and ')}, not all over https.`)];
  if (hops.length === 0) return [];
  if (isPermanent) return [make('link-moved', 'warning', `${url} has moved for good to ${last}.`)];
  const fix = 'Open the address; if it leads to the right page, nothing has to change.';
  return [make('link-moved', 'warning', `${url} leads for the time being to ${last}.`, fix)];
}

/** The cause of a failed fetch, in few words. */
function explain(error: unknown, timeoutMs: number): string {
  if (error instanceof Error && error.name === 'TimeoutError') return `nothing came in ${timeoutMs / 1000} seconds`;
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const { code, message } = cause as { code?: string; message?: string };
  return code === 'ENOTFOUND' || code === 'EAI_AGAIN' ? 'its host has no address' : (message || code || String(cause)).replace(/\.$/, '');
}
