/** The real development server of a project, with an editor that records its arguments. */

import { spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

export const START_LIMIT_MS = 90_000;

export interface DevServer {
  readonly port: number;
  /** All that it has printed, errors included. */
  readonly printed: () => string;
  /** A line for each file that was opened in the editor: path, line, column. */
  readonly readOpened: () => Promise<string>;
  readonly stop: () => void;
}

/** Resolves when the server says that it is ready; rejects with its output when it ends before. */
export async function startDevServer(dir: string, host?: string): Promise<DevServer> {
  const editor = join(dir, 'editor.mjs');
  const opened = join(dir, 'opened.txt');
  const note = `appendFileSync(${JSON.stringify(opened)}, process.argv.slice(2).join(' ') + '\\n');`;
  await writeFile(editor, `#!${process.execPath}\nimport { appendFileSync } from 'node:fs';\n${note}\n`, { mode: 0o755 });
  await writeFile(opened, '');
  const env = { ...process.env, NODE_ENV: '', CHECK_TEXTS: 'no', PORT: '0', HOST: host, LAUNCH_EDITOR: editor };
  const server = spawn(process.execPath, ['scripts/core/start/run.mjs', 'scripts/cli/dev.ts'], { cwd: dir, env });
  let printed = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk) => (printed += chunk));
  const deadline = performance.now() + START_LIMIT_MS;
  let port = 0;
  while (port === 0) {
    if (server.exitCode !== null || performance.now() > deadline) throw new Error(printed);
    port = Number(/Ready in \d+ ms: http:\/\/localhost:(\d+)/.exec(printed)?.[1] ?? 0);
    await pause(20);
  }
  return { port, printed: () => printed, readOpened: () => readFile(opened, 'utf8'), stop: () => server.kill() };
}
