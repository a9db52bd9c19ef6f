/** `npm run comment -- <file>#<part> "<text>"`: leaves a reviewer's comment at a part of a page; `--answer` and `--close` follow. */
import type { Answer } from '../../src/messages/answers.ts';
import { misuse, readArguments, runCommand, UsageError } from '../core/command.ts';
import { readConfig, readLanguage } from '../core/config.ts';
import { openContent } from '../translation/openReview.ts';
import { type CommentAction, commentAt, listComments } from '../translation/writing/comment.ts';

const USAGE: Answer = ({ use }) => use.comment;

await runCommand(async () => {
  const { values, positionals } = readArguments({
    usage: USAGE,
    options: { answer: { type: 'string' }, close: { type: 'boolean', default: false }, number: { type: 'string' } },
    count: [0, Number.POSITIVE_INFINITY],
  });
  const { answer, close, number } = values;
  if (answer !== undefined && close) throw misuse(USAGE, (words) => words.excluding({ option: '--answer', other: '--close' }));
  const [name = '', text, ...rest] = positionals;
  const isAt = name.includes('#') || answer !== undefined || close || /\s/.test(text ?? '');
  const config = readConfig();
  const language = readLanguage();
  if (!isAt) {
    console.log(listComments(await openContent(config), positionals, language).join('\n'));
    return 0;
  }
  if (rest.length > 0) throw misuse(USAGE, (words) => words.textUnquoted);
  if (number !== undefined && !/^[1-9]\d{0,4}$/.test(number)) throw new UsageError((words) => words.noCommentNumber({ value: number }));
  const action = readAction(text, answer, close);
  const chosen = number === undefined ? undefined : Number(number);
  console.log((await commentAt(config, name, action, { number: chosen, language })).join('\n'));
  return 0;
});

function readAction(text: string | undefined, answer: string | undefined, close: boolean): CommentAction {
  if (text !== undefined && (close || answer !== undefined)) throw misuse(USAGE, (words) => words.textBesides);
  if (close) return { kind: 'close' };
  if (answer !== undefined) return { kind: 'answer', text: answer };
  if (text === undefined) throw misuse(USAGE, (words) => words.textMissing);
  return { kind: 'comment', text };
}
