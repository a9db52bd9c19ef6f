/** The form that changes a fact everywhere. Neighbour: FactsView.tsx. */
import type { DeskFrame } from '../model/desk.ts';
import type { FactRow, FactsData } from '../model/deskViews.ts';
import { CHANGE_WORDS } from './changeWords.ts';
import { ActionForm, AnswerPlace, Buttons, TextField } from './forms.tsx';

export function ChangeFact({ frame, row, open }: { frame: DeskFrame; row: FactRow; open: NonNullable<FactsData['open']> }) {
  const { form, today } = open;
  const { id } = row;
  return (
    <details id={`change-${id}`} className="desk-fold">
      <summary>{CHANGE_WORDS.changeFact}</summary>
      {form === 'words' ? (
        <p>{CHANGE_WORDS.factInWords}</p>
      ) : (
        <ActionForm frame={frame} action="setFact" answer={`answer-${id}`}>
          <input type="hidden" name="id" value={id} />
          <p className="desk-note">{CHANGE_WORDS.changeFactHint}</p>
          <TextField
            id={`value-${id}`}
            name="value"
            label={CHANGE_WORDS.value}
            hint={form === 'range' ? CHANGE_WORDS.rangeHint : CHANGE_WORDS.valueHint}
            isRequired
          />
          <TextField
            id={`basis-${id}`}
            name="basis"
            label={CHANGE_WORDS.basis}
            value={row.basis.join('\n')}
            rows={row.basis.length + 1}
            isRequired
          />
          <TextField id={`reviewed-${id}`} name="reviewed" label={CHANGE_WORDS.reviewed} type="date" latest={today} isRequired />
          <Buttons>
            <button type="submit" className="desk-button desk-button-quiet">
              {CHANGE_WORDS.showSentences}
            </button>
          </Buttons>
          <AnswerPlace id={`answer-${id}`} />
        </ActionForm>
      )}
    </details>
  );
}
