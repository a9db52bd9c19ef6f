/** Reads a command's arguments strictly, runs its work, and sets the exit status. Used by all commands. */
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { explainFailure } from './failure.ts';
import { explainNpmOptions } from './npmOptions.ts';

/** A wrong use of a command. Only its message is printed. */
export class UsageError extends Error {}

interface ArgumentForm<Options> {
  /** The command lines to type; printed at the end of every usage error. */
  readonly usage: string;
  /** Options by name, in the form of parseArgs. */
  readonly options?: Options;
  /** The minimum and maximum number of positional arguments; default none. */
  readonly count?: readonly [fewest: number, most: number];
}

/**
 * Reads the command line. Throws a UsageError for unknown options, missing values, options that npm has taken because `--` is missing, and
 * too few, too many or empty arguments. No-break spaces, which come with copied text, become spaces.
 */
export function readArguments<const Options extends NonNullable<ParseArgsConfig['options']>>({
  usage,
  options,
  count: [fewest, most] = [0, 0],
}: ArgumentForm<Options>) {
  const parsed = parseStrictly(usage, options ?? ({} as Options));
  const { positionals } = parsed;
  const surplus = positionals[most];
  if (surplus !== undefined) throw new UsageError(`Unexpected argument "${surplus}".\n\n${usage}`);
  if (positionals.length < fewest || positionals.includes('')) throw new UsageError(`An argument is missing.\n\n${usage}`);
  return parsed;
}

function parseStrictly<Options extends NonNullable<ParseArgsConfig['options']>>(usage: string, options: Options) {
  const args = process.argv.slice(2).map((argument) => argument.replace(/[\u00a0\u202f]/g, ' '));
  const taken = explainNpmOptions(options, args);
  if (taken) throw new UsageError(`${taken}\n\n${usage}`);
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true });
  } catch (error) {
    // Only the first sentence of Node's message is printed: the second explains how to pass an argument that begins with "-".
    const [problem] = String(error instanceof Error ? error.message : error).split(/\.\s/);
    throw new UsageError(`${problem?.replace(/\.$/, '')}.\n\n${usage}`);
  }
}

/** Returns the value of an option that accepts only the `known` values. Throws a UsageError for any other value. */
export function oneOf<Value extends string>(usage: string, option: string, given: string, known: readonly Value[]): Value {
  const value = known.find((candidate) => candidate === given);
  if (value === undefined) throw new UsageError(`--${option} is "${given}"; it must be ${known.join(' or ')}.\n\n${usage}`);
  return value;
}

interface Ending {
  /** Printed before the error message. */
  readonly context?: string;
  /** Exit status of a UsageError; default 1. */
  readonly misused?: number;
}

/**
 * Runs a command; `work` returns its exit status. An error is printed and sets exit status 1: one line with the fix if a person can fix it.
 */
export async function runCommand(work: () => number | Promise<number>, { context = '', misused = 1 }: Ending = {}): Promise<void> {
  try {
    process.exitCode = await work();
  } catch (error) {
    const isMisused = error instanceof UsageError;
    console.error(isMisused ? error.message : explainFailure(error, context));
    process.exitCode = isMisused ? misused : 1;
  }
}
