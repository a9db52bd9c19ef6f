/** The type of a breakage, and helpers with which the tables describe them. */
import type { RawRequest, RawResponse } from '../../../scripts/hosting/smoke/request.ts';

/** An answer of the good site becomes another. `older` asks the release before. */
export type Change = (answer: RawResponse, older: () => Promise<RawResponse>) => RawResponse | Promise<RawResponse>;

/** What is wrong; which requests it concerns; how their answers change; a part of what smoke must say. */
export type Breakage = readonly [name: string, isMeant: (rawRequest: RawRequest) => boolean, change: Change, says: string];

export const all = () => true;
export const to = (path: string) => (rawRequest: RawRequest) => rawRequest.path === path;
export const toAny = (pattern: RegExp) => (rawRequest: RawRequest) => pattern.test(rawRequest.path);
export const inEncoding = (path: string, encoding: string) => (rawRequest: RawRequest) =>
  rawRequest.path === path && rawRequest.headers?.['accept-encoding'] === encoding;
export const isPage = toAny(/^\/(?:de|sayfa-\d|de\/sayfa-\d)?$/);
export const isApp = toAny(/^\/assets\/app-/);
export const isLatest = toAny(/latest\.json/);

export const status =
  (code: number): Change =>
  (answer) => ({ ...answer, status: code });

/** A header takes another value, or is left out. */
export const header =
  (name: string, value: string | undefined): Change =>
  (answer) => ({ ...answer, headers: { ...answer.headers, [name]: value } });

/** The policy of the answer is another. */
export const policy =
  (change: (value: string) => string): Change =>
  (answer) => ({
    ...answer,
    headers: { ...answer.headers, 'content-security-policy': change(String(answer.headers['content-security-policy'])) },
  });

/** Changes texts that are not compressed; smoke asks for each file so, too. */
export const text =
  (change: (body: string) => string): Change =>
  (answer) =>
    answer.headers['content-encoding'] ? answer : { ...answer, body: Buffer.from(change(answer.body.toString())) };

export const older: Change = (_, ask) => ask();
export const missing: Change = status(404);
