/** `npm run comment -- <file>#<part> "<text>"`: leaves a reviewer's comment at a part of a page; `--answer` and `--close` follow. */
import { readArguments, runCommand, UsageError } from '../core/command.ts';
import { readConfig, readLanguage } from '../core/config.ts';
import { openContent } from '../translation/openReview.ts';
import { type CommentAction, commentAt, listComments } from '../translation/writing/comment.ts';

const USAGE = `Use:
  npm run comment                                   what is open; behind it pages, areas, languages or files: -- kira-takip de
  npm run comment -- <file>#<part> "<text>"         leaves a comment, with your name in Git
  npm run comment -- <file>#<part> --answer "<text>"
  npm run comment -- <file>#<part> --close          it is settled
For example: npm run comment -- content/pages/divorce/tanimatenfiz/de.mdx#section.3 "Is this still so?"
--number 2 chooses one of several comments on a part.`;

await runCommand(async () => {
  const { values, positionals } = readArguments({
    usage: USAGE,
    options: { answer: { type: 'string' }, close: { type: 'boolean', default: false }, number: { type: 'string' } },
    count: [0, Number.POSITIVE_INFINITY],
  });
  const { answer, close, number } = values;
  if (answer !== undefined && close) throw new UsageError(`--answer and --close exclude each other.\n\n${USAGE}`);
  const [name = '', text, ...rest] = positionals;
  const isAt = name.includes('#') || answer !== undefined || close || /\s/.test(text ?? '');
  const config = readConfig();
  const language = readLanguage();
  if (!isAt) {
    console.log(listComments(await openContent(config), positionals, language).join('\n'));
    return 0;
  }
  if (rest.length > 0) throw new UsageError(`Put the text in quotes, as one argument.\n\n${USAGE}`);
  if (number !== undefined && !/^[1-9]\d{0,4}$/.test(number)) throw new UsageError(`"${number}" is no number of a comment, such as 2.`);
  const action = readAction(text, answer, close);
  const chosen = number === undefined ? undefined : Number(number);
  console.log((await commentAt(config, name, action, { number: chosen, language })).join('\n'));
  return 0;
});

function readAction(text: string | undefined, answer: string | undefined, close: boolean): CommentAction {
  if (text !== undefined && (close || answer !== undefined))
    throw new UsageError(`A text after the part begins a new comment; leave it out with --answer or --close.\n\n${USAGE}`);
  if (close) return { kind: 'close' };
  if (answer !== undefined) return { kind: 'answer', text: answer };
  if (text === undefined) throw new UsageError(`The text of the comment is missing.\n\n${USAGE}`);
  return { kind: 'comment', text };
}
