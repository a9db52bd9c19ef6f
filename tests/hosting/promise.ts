/** Compares a response with what is promised for its request. */
import { allHeaders } from '../../scripts/hosting/headers.ts';
import type { Hosting } from '../../scripts/hosting/hosting.ts';
import type { RawResponse } from '../../scripts/hosting/smoke/request.ts';
import type { Request } from './requests/request.ts';

export const nameOf = ({ method = 'GET', path, headers }: Request) =>
  `${method} ${path.length > 80 ? `${path.slice(0, 20)}… (${path.length})` : path}${headers ? ` ${JSON.stringify(headers)}` : ''}`;

/** On 416 nginx repeats each added header; identical headers do no harm. */
export function readOnce({ status, headers }: RawResponse, name: string): string | undefined {
  const value = headers[name]?.toString();
  const half = value?.slice(0, (value.length - 2) / 2);
  return status === 416 && value === `${half}, ${half}` ? half : value;
}

/** Differences between a response and the promised one, one line each. */
export function promisedOf(hosting: Hosting, request: Request, answer: RawResponse): string[] {
  const findings: string[] = [];
  const expectSame = (what: string, found: string | undefined, expected: string) => {
    if (found !== expected) findings.push(`${nameOf(request)}: ${what} is ${found}, expected ${expected}`);
  };
  expectSame('status', String(answer.status), String(request.status));
  if (request.location !== undefined) expectSame('location', answer.headers.location, request.location);
  for (const [name, value] of Object.entries({ ...allHeaders(hosting), ...request.has })) {
    expectSame(name, String(readOnce(answer, name)), value);
  }
  for (const words of [request.holds ?? []].flat()) {
    if (!answer.body.toString().includes(words)) findings.push(`${nameOf(request)}: no ${words} in the body`);
  }
  if (answer.headers.location?.match(/^(?:\/[\\/]|[a-z]+:)/i)) findings.push(`${nameOf(request)}: leads to another host`);
  return findings;
}
