/** Why an action of the write view is not carried out. */
import { type Answer, answerIn } from '../../../src/messages/answers.ts';
import type { Language } from '../../../src/messages/language.ts';
import { WRITING_WORDS, type WritingWords } from '../../../src/messages/writing.ts';
import { explainRefusal } from '../../core/failure.ts';

/** What a refusal says, in each language. A text is what the computer says. */
export type RefusalWords = string | ((words: WritingWords, language: Language) => string);

/** It is shown to the writer, in the writer's language; its message is in English. */
export class RefusedError extends Error {
  readonly status: number;
  private readonly words: RefusalWords;

  /** `status` is that of the answer: 400 for a request that makes no sense, 403, 404, 409, 422 for one that the content does not allow. */
  constructor(words: RefusalWords, status = 422) {
    super(write(words, 'en'));
    this.words = words;
    this.status = status;
  }

  messageIn(language: Language): string {
    return write(this.words, language);
  }
}

function write(words: RefusalWords, language: Language): string {
  return typeof words === 'string' ? words : words(WRITING_WORDS[language], language);
}

/** What a command answers, as the desk's refusal. */
export function refuse(answer: Answer): RefusedError {
  return new RefusedError((_, language) => answerIn(language, answer));
}

/** Throws errors of the disk as refusals in a writer's words, and others as they are. */
export function refuseDiskError(error: unknown): never {
  const { code = '' } = error as NodeJS.ErrnoException;
  const words = DISK_ERRORS[code] ?? explainRefusal(error);
  throw words === undefined ? error : new RefusedError(words, code === 'ENOENT' ? 404 : 507);
}

const forbidden = (words: WritingWords): string => words.forbidden;
const full = (words: WritingWords): string => words.fullDisk;
const DISK_ERRORS: Readonly<Record<string, RefusalWords>> = {
  EACCES: forbidden,
  EPERM: forbidden,
  EROFS: (words) => words.readOnlyDisk,
  ENOSPC: full,
  EDQUOT: full,
  ENOENT: (words) => words.lostFile,
};
