/** Writes every host's configuration and the model from which they are made into one folder. */
import { dirname, join } from 'node:path';
import { makeFolder, writeForAll } from '../../core/modes.ts';
import { HOSTING_FILE, type Hosting } from '../hosting.ts';
import { emitApache } from './apache.ts';
import { emitCaddy } from './caddy.ts';
import { emitContainer } from './container.ts';
import { emitEdgeHosts } from './edge.ts';
import { emitNginx } from './nginx.ts';
import { emitWorkers } from './workers.ts';

/** Default folder on a server, which a deployment may override: /srv/www.example.org. */
function defaultServerDir({ url }: Hosting): string {
  return `/srv/${new URL(url).hostname}`;
}

/** The servers' configurations and the model: file contents by path inside the folder. */
export function emitHosts(hosting: Hosting, serverDir = defaultServerDir(hosting)): Record<string, string> {
  return {
    [HOSTING_FILE]: `${JSON.stringify(hosting, undefined, 1)}\n`,
    ...emitNginx(hosting, serverDir),
    ...emitContainer(),
    ...emitCaddy(hosting, serverDir),
    ...emitApache(hosting, serverDir),
    ...emitEdgeHosts(hosting),
    ...emitWorkers(hosting),
  };
}

export function writeHosts(dir: string, hosting: Hosting, serverDir = defaultServerDir(hosting)): Promise<void> {
  return writeTexts(dir, emitHosts(hosting, serverDir));
}

/** Writes each file atomically: a server that reads meanwhile gets the old or the new text. All users may read the files. */
export async function writeTexts(dir: string, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(texts)) {
    const path = join(dir, name);
    await makeFolder(dirname(path));
    await writeForAll(path, text);
  }
}
