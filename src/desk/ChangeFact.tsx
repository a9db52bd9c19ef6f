/** The form that changes a fact everywhere. Neighbour: FactsView.tsx. */
import type { DeskFrame } from '../model/desk.ts';
import type { FactRow, FactsData } from '../model/deskViews.ts';
import { ActionForm, AnswerPlace, Buttons, TextField } from './forms.tsx';
import { useFormWords } from './useWords.ts';

export function ChangeFact({ frame, row, open }: { frame: DeskFrame; row: FactRow; open: NonNullable<FactsData['open']> }) {
  const { change: changeWords } = useFormWords();
  const { form, today } = open;
  const { id } = row;
  return (
    <details id={`change-${id}`} className="desk-fold">
      <summary>{changeWords.changeFact}</summary>
      {form === 'words' ? (
        <p>{changeWords.factInWords}</p>
      ) : (
        <ActionForm frame={frame} action="setFact" answer={`answer-${id}`}>
          <input type="hidden" name="id" value={id} />
          <p className="desk-note">{changeWords.changeFactHint}</p>
          <TextField
            id={`value-${id}`}
            name="value"
            label={changeWords.value}
            hint={form === 'range' ? changeWords.rangeHint : changeWords.valueHint}
            isRequired
          />
          <TextField
            id={`basis-${id}`}
            name="basis"
            label={changeWords.basis}
            value={row.basis.join('\n')}
            rows={row.basis.length + 1}
            isRequired
          />
          <TextField id={`reviewed-${id}`} name="reviewed" label={changeWords.reviewed} type="date" latest={today} isRequired />
          <Buttons>
            <button type="submit" className="desk-button desk-button-quiet">
              {changeWords.showSentences}
            </button>
          </Buttons>
          <AnswerPlace id={`answer-${id}`} />
        </ActionForm>
      )}
    </details>
  );
}
