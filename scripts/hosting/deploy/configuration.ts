/**
 * The server configuration for several releases at once. It sends its own fingerprint as a header, so that each answer shows which
 * configuration the server has read.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { compareText } from '../../../src/model/issue.ts';
import { openToAll } from '../../core/modes.ts';
import { withSlashes } from '../../core/paths.ts';
import { buildPolicy, mergePolicies, type Policy } from '../headers.ts';
import { HOSTING_FILE, type Hosting } from '../hosting.ts';
import { emitHosts, writeTexts } from '../hosts/write.ts';
import { hashBytes } from '../siteFiles.ts';
import { orMissing, type Release } from './releases.ts';

/** Response header with the fingerprint, on every answer of a server that uses a deployment's configuration. */
export const FINGERPRINT_HEADER = 'x-configuration';

/** nginx accepts no parameter longer than 4,096 bytes. */
const LONGEST_POLICY = 4000;

export interface Configuration {
  /** Hash of the texts without the list of pages, which serves only redirects from other capitalization. */
  readonly fingerprint: string;
  /** How the server answers: the model of the first release, with the policy for all releases and the fingerprint among the headers. */
  readonly hosting: Hosting;
  /** File contents by path inside the configuration folder. */
  readonly texts: Readonly<Record<string, string>>;
}

/**
 * Derives the configuration that fits all `releases`, the most important first: redirects are those of the first release, and pages on disk
 * take precedence over redirects; the policy allows the inline texts of all releases, or of as many as fit into one header.
 */
export function buildConfiguration(target: string, releases: readonly [Release, ...Release[]]): Configuration {
  const [first, ...others] = releases;
  const included = [first];
  for (const release of others) if (buildPolicy(mergeAll([...included, release])).length < LONGEST_POLICY) included.push(release);
  const hosting: Hosting = { ...first.hosting, policy: mergeAll(included) };
  // Servers find pages on disk. They read the list of addresses only for other capitalization, so a new page needs no reload.
  const { [HOSTING_FILE]: _, ...read } = emitHosts({ ...hosting, addresses: [] }, target);
  const fingerprint = hashBytes(Buffer.from(JSON.stringify(read))).slice(0, 12);
  const marked = { ...hosting, headers: { ...hosting.headers, [FINGERPRINT_HEADER]: fingerprint } };
  return { fingerprint, hosting: marked, texts: emitHosts(marked, target) };
}

/** Merges in the order of the release numbers, so that the same releases give the same policy whichever comes first in the list. */
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

/** The configuration as it is on disk now, for restoring it. Empty before the first deployment. */
export async function readConfiguration(target: string): Promise<Record<string, string>> {
  const dir = configurationDir(target);
  const entries = (await orMissing(readdir(dir, { recursive: true, withFileTypes: true }))) ?? [];
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(await Promise.all(paths.map(async (path) => [withSlashes(relative(dir, path)), await readFile(path, 'utf8')])));
}
