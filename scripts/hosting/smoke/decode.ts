/** Decodes an answer's body. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { RawResponse } from './request.ts';

/** The bytes of the file. Throws when the encoding is unknown or the body does not match it. */
export function decodeBody({ body, headers }: Pick<RawResponse, 'body' | 'headers'>): Buffer {
  const encoding = headers['content-encoding'];
  if (encoding === undefined || encoding === 'identity') return body;
  if (encoding === 'gzip') return gunzipSync(body);
  if (encoding === 'br') return brotliDecompressSync(body);
  throw new Error(`is sent in the encoding "${encoding}", which was not asked for.`);
}
