/**
 * Finds the options of a command that npm has taken for itself: `npm run check --fix` starts the check without --fix, because only what
 * follows `--` reaches a script. npm writes such an option into the environment. Neighbour: command.ts.
 */
import { env as processEnv } from 'node:process';
import type { ParseArgsConfig } from 'node:util';
import type { Answer } from '../../src/messages/answers.ts';

type Options = NonNullable<ParseArgsConfig['options']>;

/**
 * Explains which of the command's options npm has taken, with the line to type: `npm run check -- --fix`. Undefined if it has taken none, or
 * if the command was not started by `npm run`. `parameters` are what npm has left.
 */
export function explainNpmOptions(
  options: Options,
  parameters: readonly string[],
  env: NodeJS.ProcessEnv = processEnv,
): Answer | undefined {
  const taken =
    env.npm_lifecycle_event === undefined ? [] : Object.entries(options).flatMap(([name, { type }]) => readOption(name, type, env));
  if (taken.length === 0) return undefined;
  const names = taken.map(({ name }) => `--${name}`);
  // npm separates `--by "Name"`: it is unknown which of the parameters is the name.
  if (taken.some(({ isSeparated }) => isSeparated)) return (words) => `${words.takenByNpm({ taken: names })}.`;
  const line = ['npm run', env.npm_lifecycle_event, '--', ...taken.map(({ text }) => text), ...parameters.map(quote)].join(' ');
  return (words) => `${words.takenByNpm({ taken: names })}. ${words.type({ line })}`;
}

function readOption(name: string, type: 'string' | 'boolean', env: NodeJS.ProcessEnv) {
  const value = env[`npm_config_${name.replaceAll('-', '_')}`];
  if (value === undefined) return [];
  const isSeparated = type === 'string' && value === 'true';
  return [{ name, isSeparated, text: type === 'string' ? `--${name}=${quote(value)}` : `--${name}` }];
}

function quote(text: string): string {
  return /^[\w./:#,=@-]+$/.test(text) ? text : `"${text}"`;
}
