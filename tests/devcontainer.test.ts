/** The development container (.devcontainer) agrees with the project: Node.js version, commands, port. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { DEFAULT_PORT } from '../scripts/dev/serveDevelopment.ts';
import { readLines } from './nodes/lines.ts';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
/** JSON with lines of comments. */
const config = JSON.parse(read('.devcontainer/devcontainer.json').replace(/^ *\/\/.*$/gm, '')) as {
  image: string;
  onCreateCommand: string;
  postAttachCommand: string;
  forwardPorts: number[];
  portsAttributes: Record<string, unknown>;
  customizations: { vscode: { extensions: string[] } };
};
const { scripts, engines } = JSON.parse(read('package.json')) as { scripts: Record<string, string>; engines: { node: string } };

it('has a supported line of Node.js', () => {
  expect(readLines(engines.node).map(({ name }) => name)).toContain(/:(\d+)$/.exec(config.image)?.[1]);
});

it('installs by the lock file, and starts a command that exists', () => {
  expect(config.onCreateCommand).toBe('npm ci');
  expect(Object.keys(scripts)).toContain(/^npm run (\w+)$/.exec(config.postAttachCommand)?.[1]);
});

it('forwards the port of the development server', () => {
  expect(config.forwardPorts).toEqual([DEFAULT_PORT]);
  expect(Object.keys(config.portsAttributes)).toEqual([String(DEFAULT_PORT)]);
});

it('has the editor’s extensions that the project recommends', () => {
  const { recommendations } = JSON.parse(read('.vscode/extensions.json')) as { recommendations: string[] };
  expect(config.customizations.vscode.extensions).toEqual(recommendations);
});
