/** The configuration of a server for several releases at once. It sends its own stamp as a header, so that an answer tells which one a server has read. */
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { compareText } from '../../../src/model/issue.ts';
import { openToAll } from '../../core/modes.ts';
import { withSlashes } from '../../core/paths.ts';
import { formPolicy, mergePolicies, type Policy } from '../headers.ts';
import { HOSTING_FILE, type Hosting } from '../hosting.ts';
import { emitHosts, writeTexts } from '../hosts/write.ts';
import { hashBytes } from '../siteFiles.ts';
import { orMissing, type Release } from './releases.ts';

/** Header of every answer of a server that reads a deployment's configuration. */
export const STAMP_HEADER = 'x-configuration';

/** nginx takes no parameter of more than 4,096 bytes. */
const LONGEST_POLICY = 4000;

export interface Configuration {
  /** Follows from the texts: two configurations with one stamp differ at most in the pages that they know in other capitals. */
  readonly stamp: string;
  /** What answers are like: the model of the first release, with the policy for all and the stamp among the headers. */
  readonly hosting: Hosting;
  /** Text by path inside the folder of configurations. */
  readonly texts: Readonly<Record<string, string>>;
}

/**
 * Fits every one of `releases`, the most important first: the redirects are those of the first, and pages that are there come before
 * them; the policy allows the inline texts of all, or of as many as fit into one header.
 */
export function formConfiguration(target: string, releases: readonly [Release, ...Release[]]): Configuration {
  const [first, ...others] = releases;
  const included = [first];
  for (const release of others) if (formPolicy(mergeAll([...included, release])).length < LONGEST_POLICY) included.push(release);
  const hosting: Hosting = { ...first.hosting, policy: mergeAll(included) };
  // Servers look for pages themselves. They read the list for other capitals only, and so a new page needs no reload.
  const { [HOSTING_FILE]: _, ...read } = emitHosts({ ...hosting, addresses: [] }, target);
  const stamp = hashBytes(Buffer.from(JSON.stringify(read))).slice(0, 12);
  const stamped = { ...hosting, headers: { ...hosting.headers, [STAMP_HEADER]: stamp } };
  return { stamp, hosting: stamped, texts: emitHosts(stamped, target) };
}

/** In the order of their numbers, so that the same releases have the same policy whichever of them counts most. */
function mergeAll(releases: readonly Release[]): Policy {
  return mergePolicies([...releases].sort((a, b) => compareText(a.id, b.id)).map(({ hosting }) => hosting.policy));
}

function configurationDir(target: string): string {
  return join(target, 'hosting');
}

export async function writeConfiguration(target: string, texts: Readonly<Record<string, string>>): Promise<void> {
  await writeTexts(configurationDir(target), texts);
  await openToAll(configurationDir(target));
}

/** What is written now, for putting it back. Empty before the first deployment. */
export async function readConfiguration(target: string): Promise<Record<string, string>> {
  const dir = configurationDir(target);
  const entries = (await orMissing(readdir(dir, { recursive: true, withFileTypes: true }))) ?? [];
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(await Promise.all(paths.map(async (path) => [withSlashes(relative(dir, path)), await readFile(path, 'utf8')])));
}
