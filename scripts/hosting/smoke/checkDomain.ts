/** Checks DNS, the certificate, and the redirects from http and from the other host name. Never runs against the local machine. */
import { resolve4, resolve6 } from 'node:dns/promises';
import { connect, type PeerCertificate } from 'node:tls';
import type { LiveIssue } from '../../../src/model/issue.ts';
import { ask } from './request.ts';
import { type LiveFinding, type LiveRule, toLiveIssue } from './rules.ts';

const DAY_MS = 86_400_000;
/** Clients of certificate authorities renew 30 days before the certificate expires; with fewer days left something is broken. */
const LEAST_DAYS = 14;
const TIMEOUT_MS = 15_000;

export function isLoopback(url: string): boolean {
  return /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(new URL(url).hostname);
}

export async function checkDomain(url: string): Promise<LiveIssue[]> {
  const { hostname, protocol, port } = new URL(url);
  const findings: LiveFinding[] = [];
  const error = (ruleId: LiveRule, subject: string, message: string, part?: string) =>
    findings.push({ ruleId, severity: 'error', url: subject, message, part });
  const warn = (ruleId: LiveRule, subject: string, message: string) =>
    findings.push({ ruleId, severity: 'warning', url: subject, message });
  const other = hostname.startsWith('www.') ? hostname.slice(4) : `www.${hostname}`;
  if (protocol !== 'https:') error('live-https', url, 'It is not https.');
  if ((await resolve4(hostname).catch(() => [])).length === 0) error('live-dns', hostname, 'It has no IPv4 address.');
  if ((await resolve6(hostname).catch(() => [])).length === 0) warn('live-dns', hostname, 'It has no IPv6 address.');
  for (const name of [hostname, other]) {
    const certificate = await readCertificate(name, Number(port || 443)).catch((problem: Error) =>
      error('live-certificate', name, `TLS: ${problem.message}.`),
    );
    if (typeof certificate !== 'object') continue;
    const days = Math.floor((Date.parse(certificate.valid_to) - Date.now()) / DAY_MS);
    if (days < LEAST_DAYS) error('live-certificate', name, `The certificate ends in ${days} days (${certificate.valid_to}).`);
  }
  const probe = '/?smoke=1';
  for (const origin of [`http://${hostname}`, `http://${other}`, `https://${other}`]) {
    const answer = await ask(origin, { path: probe }).catch((problem: Error) =>
      error('live-unanswered', origin, `It gives no answer: ${problem.message}`),
    );
    if (typeof answer !== 'object') continue;
    const { status, headers } = answer;
    if (status !== 301 && status !== 308) error('live-redirect', origin, `It answers ${status}, expected a permanent redirect to ${url}.`);
    else if (headers.location !== url + probe)
      error('live-redirect', origin, `It leads to ${headers.location}, expected ${url + probe} in one step.`, 'header location');
  }
  return findings.map(toLiveIssue);
}

/** Rejects when the certificate is for another name, not trusted, or expired. */
function readCertificate(servername: string, port: number): Promise<PeerCertificate> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: servername, port, servername, minVersion: 'TLSv1.2' }, () => {
      resolve(socket.getPeerCertificate());
      socket.end();
    });
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error('no answer')));
    socket.once('error', reject);
  });
}
