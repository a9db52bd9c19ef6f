/** Writes every host's configuration and the model behind them into one folder. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { HOSTING_FILE, type Hosting } from '../hosting.ts';
import { emitApache } from './apache.ts';
import { emitCaddy } from './caddy.ts';
import { emitContainer } from './container.ts';
import { emitEdgeHosts } from './edge.ts';
import { emitNginx } from './nginx.ts';

/** Folder on a server unless a deployment says another: /srv/www.example.org. */
export function defaultServerDir({ url }: Hosting): string {
  return `/srv/${new URL(url).hostname}`;
}

export async function writeHosts(dir: string, hosting: Hosting, serverDir = defaultServerDir(hosting)): Promise<void> {
  const files = {
    [HOSTING_FILE]: `${JSON.stringify(hosting, undefined, 1)}\n`,
    ...emitNginx(hosting, serverDir),
    ...emitContainer(),
    ...emitCaddy(hosting, serverDir),
    ...emitApache(hosting, serverDir),
    ...emitEdgeHosts(hosting),
  };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(dir, name)), { recursive: true });
    await writeFile(join(dir, name), text);
  }
}
