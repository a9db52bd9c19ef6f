/** The comments on a page in a language: answer, close, and leave a new one at a part. Neighbour: PageView.tsx. */
import type { DeskFrame } from '../model/desk.ts';
import type { DeskComment } from '../model/deskParts.ts';
import type { PageData } from '../model/deskViews.ts';
import { ActionForm, AnswerPlace, Buttons, ChoiceField, TextField } from './forms.tsx';
import { CommentList } from './parts.tsx';
import { useFormWords } from './useWords.ts';

const ANSWER = 'answer-comments';

export function CommentForms({ frame, data }: { frame: DeskFrame; data: PageData }) {
  const { page: pageWords } = useFormWords();
  const { comments, parts, position } = data;
  return (
    <section aria-labelledby="comments">
      <h2 id="comments">{pageWords.comments}</h2>
      <AnswerPlace id={ANSWER} />
      {comments.length === 0 ? (
        <p>{pageWords.noComments}</p>
      ) : (
        <CommentList
          comments={comments}
          actions={(comment) => <AnswerForm frame={frame} comment={comment} filePath={position.filePath} />}
        />
      )}
      <details id="new-comment" className="desk-fold">
        <summary>{pageWords.newComment}</summary>
        <ActionForm frame={frame} action="comment" answer={ANSWER}>
          <input type="hidden" name="filePath" value={position.filePath} />
          <ChoiceField
            id="comment-part"
            name="part"
            label={pageWords.commentPart}
            choices={parts.map(({ key, name }) => ({ value: key, name }))}
          />
          <TextField id="comment-text" name="text" label={pageWords.commentText} hint={pageWords.commentHint} rows={4} isRequired />
          <Buttons>
            <button type="submit" className="desk-button" name="say" value="comment">
              {pageWords.comment}
            </button>
          </Buttons>
        </ActionForm>
      </details>
    </section>
  );
}

function AnswerForm({ frame, comment: { number, name }, filePath }: { frame: DeskFrame; comment: DeskComment; filePath: string }) {
  const { page: pageWords } = useFormWords();
  return (
    <ActionForm frame={frame} action="comment" answer={ANSWER}>
      <input type="hidden" name="filePath" value={filePath} />
      <input type="hidden" name="number" value={number} />
      <TextField id={`answer-text-${number}`} name="text" label={pageWords.answerText} rows={2} />
      <Buttons>
        <button
          type="submit"
          className="desk-button desk-button-quiet"
          id={`answer-${number}`}
          name="say"
          value="answer"
          aria-label={`${pageWords.answer}: ${name}`}
        >
          {pageWords.answer}
        </button>
        <button
          type="submit"
          className="desk-button desk-button-quiet"
          id={`close-${number}`}
          name="say"
          value="close"
          aria-label={`${pageWords.close}: ${name}`}
        >
          {pageWords.close}
        </button>
      </Buttons>
    </ActionForm>
  );
}
