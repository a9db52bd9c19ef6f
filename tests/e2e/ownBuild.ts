/** Builds the site with another configuration or other content, for what its own cannot show. */
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

/** `edit` changes the text of content/site.yaml; each pair is a text that occurs there once, and its replacement. */
export function buildWith(edits: readonly (readonly [string, string])[]): Promise<OwnBuild> {
  return build(async (contentDir) => {
    await cp(join(root, 'content'), contentDir, { recursive: true });
    const file = join(contentDir, 'site.yaml');
    let text = await readFile(file, 'utf8');
    for (const [before, after] of edits) {
      if (text.split(before).length !== 2) throw new Error(`site.yaml does not hold "${before}" once.`);
      text = text.replace(before, after);
    }
    await writeFile(file, text);
  });
}

/** `name` is a folder of tests/fixtures with whole content; `labels` are languages whose interface texts are the site's own. */
export function buildFixture(name: string, labels: readonly string[]): Promise<OwnBuild> {
  return build(async (contentDir) => {
    await cp(join(root, 'tests/fixtures', name), contentDir, { recursive: true });
    for (const code of labels) await cp(join(root, `content/labels/${code}.yaml`), join(contentDir, `labels/${code}.yaml`));
  });
}

/** What no test of such a build asks for: small files, pictures for sharing, Markdown versions, and a check of words that the site's own build has checked. */
const QUICK = { COMPRESSION: 'quick', SOCIAL_IMAGES: 'no', MARKDOWN_TWINS: 'no', CHECK_TEXTS: 'no' };

async function build(fill: (contentDir: string) => Promise<void>): Promise<OwnBuild> {
  const dir = await mkdtemp(join(tmpdir(), 'own-build-'));
  await fill(join(dir, 'content'));
  const outDir = join(dir, 'dist');
  const env = { ...process.env, CONTENT_DIR: join(dir, 'content'), OUT_DIR: outDir, ...QUICK };
  await promisify(execFile)(process.execPath, ['scripts/core/start/run.mjs', 'scripts/cli/build.ts'], { cwd: root, env });
  return { outDir, remove: () => rm(dir, { recursive: true }) };
}

/** A free port: the configuration names its server before the server is started. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== 'object' || !address) throw new Error('No port is free.');
  return address.port;
}
