/** Reads a command's arguments strictly, runs its work, and sets the exit status. Used by all commands. */
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { type Answer, answerIn } from '../../src/messages/answers.ts';
import type { Language } from '../../src/messages/language.ts';
import { readLanguage } from './config.ts';
import { explainFailure } from './failure.ts';
import { explainNpmOptions } from './npmOptions.ts';

/** A wrong use of a command. Only its words are printed, in the reader's language where they are an Answer; its message is in English. */
export class UsageError extends Error {
  private readonly said: string | Answer;

  constructor(said: string | Answer) {
    super(typeof said === 'string' ? said : answerIn('en', said));
    this.said = said;
  }

  messageIn(language: Language): string {
    return typeof this.said === 'string' ? this.said : answerIn(language, this.said);
  }
}

/** The command lines to type: in English, or in each language of the tools. */
export type Usage = string | Answer;

/** Not an error: somebody asks with `--help` how a command is used. The answer goes to the output, with exit status 0. */
class HelpRequest extends Error {
  readonly usage: Usage;

  constructor(usage: Usage) {
    super('--help');
    this.usage = usage;
  }
}

/** What is wrong with the line that was typed, and what to type. Both are in English for a command whose usage is in English only. */
export function misuse(usage: Usage, problem: Answer): UsageError {
  if (typeof usage === 'string') return new UsageError(`${answerIn('en', problem)}\n\n${usage}`);
  return new UsageError((words, language) => `${problem(words, language)}\n\n${usage(words, language)}`);
}

interface ArgumentForm<Options> {
  /** The command lines to type; printed at the end of every usage error. */
  readonly usage: Usage;
  /** Options by name, in the form of parseArgs. */
  readonly options?: Options;
  /** The minimum and maximum number of positional arguments; default none. */
  readonly count?: readonly [fewest: number, most: number];
}

/**
 * Reads the command line. Throws a UsageError for unknown options, missing values, options that npm has taken because `--` is missing, and
 * too few, too many or empty arguments; `--help` prints the usage. No-break spaces, which come with copied text, become spaces.
 */
export function readArguments<const Options extends NonNullable<ParseArgsConfig['options']>>({
  usage,
  options,
  count: [fewest, most] = [0, 0],
}: ArgumentForm<Options>) {
  const parsed = parseStrictly(usage, options ?? ({} as Options));
  const { positionals } = parsed;
  const surplus = positionals[most];
  if (surplus !== undefined) throw misuse(usage, (words) => words.surplus({ argument: surplus }));
  if (positionals.length < fewest || positionals.includes('')) throw misuse(usage, (words) => words.lacking);
  return parsed;
}

function parseStrictly<Options extends NonNullable<ParseArgsConfig['options']>>(usage: Usage, options: Options) {
  const args = process.argv.slice(2).map((argument) => argument.replace(/[\u00a0\u202f]/g, ' '));
  if (args.includes('--help') || args.includes('-h')) throw new HelpRequest(usage);
  const taken = explainNpmOptions(options, args);
  if (taken) throw misuse(usage, taken);
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true });
  } catch (error) {
    throw misuse(usage, explainOption(error));
  }
}

/** What Node.js says about an option, in our words: it names the option in quotes. */
function explainOption(error: unknown): Answer {
  const { code, message } = error as NodeJS.ErrnoException;
  const option = /'(?<option>[^']+)'/.exec(message)?.groups?.option ?? '';
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return (words) => words.unknownOption({ option });
  if (message.includes('does not take')) return (words) => words.valueSurplus({ option });
  return (words) => words.valueMissing({ option });
}

/** Returns the value of an option that accepts only the `known` values. Throws a UsageError for any other value. */
export function oneOf<Value extends string>(usage: Usage, option: string, given: string, known: readonly Value[]): Value {
  const value = known.find((candidate) => candidate === given);
  if (value === undefined) throw misuse(usage, (words) => words.oneOf({ option, given, known }));
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
 * The command ends in silence when nobody reads its output any more, as in `npm run status | head`.
 */
export async function runCommand(work: () => number | Promise<number>, { context = '', misused = 1 }: Ending = {}): Promise<void> {
  process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
    if (code === 'EPIPE') process.exit();
    throw new Error(`The output cannot be written (${code}).`);
  });
  try {
    process.exitCode = await work();
  } catch (error) {
    if (error instanceof HelpRequest) {
      console.log(typeof error.usage === 'string' ? error.usage : answerIn(readLanguage(), error.usage));
      process.exitCode = 0;
      return;
    }
    const isMisused = error instanceof UsageError;
    console.error(isMisused ? error.messageIn(readLanguage()) : explainFailure(error, context));
    process.exitCode = isMisused ? misused : 1;
  }
}
