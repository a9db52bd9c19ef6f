/** A request, with the response that every server must give. */
import type { RawRequest } from '../../../scripts/hosting/smoke/request.ts';

export interface Request extends RawRequest {
  readonly status: number;
  /** Location of a redirect. */
  readonly location?: string;
  /** Words that the (uncompressed) body contains. */
  readonly holds?: string | readonly string[];
  /** Headers that must have just this value. */
  readonly has?: Readonly<Record<string, string>>;
  /** The server's own words differ; only status and headers count. */
  readonly ignoresBody?: true;
}
