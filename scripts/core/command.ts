/** What all commands share: they read their arguments strictly, do their work, and end with an exit status. */
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { explainFailure } from './failure.ts';

/** A mistake of the person at the keyboard. Its message is all that is printed. */
export class UsageError extends Error {}

interface ArgumentForm<Options> {
  /** The lines to type; a refusal ends with them. */
  readonly usage: string;
  /** Options by name, as parseArgs takes them. */
  readonly options?: Options;
  /** The fewest and the most arguments without a name; default none. */
  readonly count?: readonly [fewest: number, most: number];
}

/** Reads the command line. Throws a UsageError for unknown options, missing values, and too few, too many or empty arguments. */
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
  try {
    return parseArgs({ options, allowPositionals: true, strict: true });
  } catch (error) {
    // Node's second sentence explains how to pass an argument that begins with "-".
    const [problem] = String(error instanceof Error ? error.message : error).split(/\.\s/);
    throw new UsageError(`${problem?.replace(/\.$/, '')}.\n\n${usage}`);
  }
}

/** The value of an option that knows only these values. Throws a UsageError for another one. */
export function oneOf<Value extends string>(usage: string, option: string, given: string, known: readonly Value[]): Value {
  const value = known.find((candidate) => candidate === given);
  if (value === undefined) throw new UsageError(`--${option} is "${given}"; it must be ${known.join(' or ')}.\n\n${usage}`);
  return value;
}

interface Ending {
  /** Printed before the reason why the command stops. */
  readonly context?: string;
  /** Exit status of a UsageError; default 1. */
  readonly misused?: number;
}

/** Runs a command, which returns its exit status. An error is printed, in one line where a person can mend it, and ends with exit status 1. */
export async function runCommand(work: () => number | Promise<number>, { context = '', misused = 1 }: Ending = {}): Promise<void> {
  try {
    process.exitCode = await work();
  } catch (error) {
    const isMisused = error instanceof UsageError;
    console.error(isMisused ? error.message : explainFailure(error, context));
    process.exitCode = isMisused ? misused : 1;
  }
}
