/** Starts a real Caddy or Apache on a free port of this machine, with the generated files. Neighbour: nginx.ts. */
import { execFileSync, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPort, waitForPort } from './nginx.ts';

export interface ServerOptions {
  /** Path of the program. */
  readonly program: string;
  /** Folder or link with the site. */
  readonly root: string;
  /** Folder with the generated configurations of all hosts. */
  readonly confDir: string;
  /** Stands beside the generated rules. */
  readonly more?: string;
}

export interface RunningServer {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Throws when Caddy refuses the generated rules. */
export async function startCaddy({ program, root, confDir, more = '' }: ServerOptions): Promise<RunningServer> {
  const dir = await mkdtemp(join(tmpdir(), 'caddy-'));
  const port = await findPort();
  const conf = join(dir, 'Caddyfile');
  const hosts = `http://127.0.0.1:${port}, http://evil.example:${port}`;
  await writeFile(
    conf,
    `{\n\tadmin off\n\tauto_https off\n}\n${hosts} {\n\troot * ${root}\n${more}\n\timport ${confDir}/caddy/rules.caddy\n}\n`,
  );
  const source = ['--adapter', 'caddyfile', '--config', conf];
  execFileSync(program, ['validate', ...source], { stdio: 'pipe', env: { ...process.env, HOME: dir } });
  return run(program, ['run', ...source], dir, port);
}

/** Throws when Apache refuses the generated rules. */
export async function startApache({ program, root, confDir, more = '' }: ServerOptions): Promise<RunningServer> {
  const dir = await mkdtemp(join(tmpdir(), 'apache-'));
  const port = await findPort();
  const conf = join(dir, 'apache.conf');
  const site = await readFile(join(confDir, 'apache/site.conf'), 'utf8');
  const errorDocuments = site.match(/^ *ErrorDocument .*$/gm) ?? [];
  const modules = ['mpm_event', 'authz_core', 'rewrite', 'headers', 'mime', 'dir'];
  await writeFile(
    conf,
    `ServerRoot ${dir}
ServerName 127.0.0.1
TraceEnable Off
Listen 127.0.0.1:${port}
PidFile ${dir}/apache.pid
ErrorLog ${dir}/apache.log
${modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
TypesConfig /dev/null
DocumentRoot ${root}
${errorDocuments.join('\n')}
<Directory ${root}>
  Require all granted
  AllowOverride None
  RewriteEngine On
  ${more}
  Include ${confDir}/apache/.htaccess
</Directory>
`,
  );
  execFileSync(program, ['-t', '-f', conf], { stdio: 'pipe' });
  return run(program, ['-X', '-f', conf], dir, port);
}

async function run(program: string, parameters: readonly string[], dir: string, port: number): Promise<RunningServer> {
  const child = spawn(program, parameters, { stdio: 'ignore', env: { ...process.env, HOME: dir } });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  await waitForPort(port);
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      await rm(dir, { recursive: true, force: true });
    },
  };
}
