/** Starts a development server with the desk, for content of a test's own, and another website beside it. */
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { listen } from '../../scripts/core/listen.ts';

const root = join(import.meta.dirname, '../..');

export interface Running {
  /** Without a slash at its end. */
  readonly url: string;
  readonly stop: () => void;
}

/** Resolves when the server says that it is ready; rejects with all that it printed when it ends before. */
export async function startDesk(contentDir: string): Promise<Running> {
  // The output stands where no other server's does; nothing is written there.
  const env = { ...process.env, CONTENT_DIR: contentDir, OUT_DIR: join(root, '.cache/desk/dist'), PORT: '0', LAUNCH_EDITOR: 'true' };
  const server = spawn(process.execPath, ['scripts/core/start/run.mjs', 'scripts/cli/dev.ts'], { cwd: root, env });
  const url = await new Promise<string>((resolve, reject) => {
    let output = '';
    const hear = (chunk: Buffer) => {
      output += chunk.toString();
      const found = /Ready in \d+ ms: (http\S+)/.exec(output)?.[1];
      if (found) resolve(found);
    };
    server.stdout.on('data', hear);
    server.stderr.on('data', hear);
    server.on('exit', () => reject(new Error(output)));
  });
  return { url, stop: () => server.kill() };
}

/** A website of one page, which to a browser is another than the desk's. */
export async function startWebsite(html: string): Promise<Running> {
  const server = createServer((_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(html));
  const url = await listen(server, 0, '');
  return { url: url.replace('localhost', '127.0.0.1'), stop: () => server.close() };
}
