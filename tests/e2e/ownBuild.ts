/** Builds the site with another configuration, for what its own cannot show. */
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '../..');

export interface OwnBuild {
  readonly outDir: string;
  readonly remove: () => Promise<void>;
}

/** `edit` changes the text of content/site.yaml; each pair is a text that stands there once, and what takes its place. */
export async function buildWith(edits: readonly (readonly [string, string])[]): Promise<OwnBuild> {
  const dir = await mkdtemp(join(tmpdir(), 'own-build-'));
  await cp(join(root, 'content'), join(dir, 'content'), { recursive: true });
  const file = join(dir, 'content/site.yaml');
  let text = await readFile(file, 'utf8');
  for (const [before, after] of edits) {
    if (text.split(before).length !== 2) throw new Error(`site.yaml does not hold "${before}" once.`);
    text = text.replace(before, after);
  }
  await writeFile(file, text);
  const outDir = join(dir, 'dist');
  const env = { ...process.env, CONTENT_DIR: join(dir, 'content'), OUT_DIR: outDir };
  await promisify(execFile)(process.execPath, ['scripts/run.mjs', 'scripts/build.ts'], { cwd: root, env });
  return { outDir, remove: () => rm(dir, { recursive: true }) };
}

/** A port that nobody listens on at this moment: a configuration names its server before there is one. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== 'object' || !address) throw new Error('No port is free.');
  return address.port;
}
