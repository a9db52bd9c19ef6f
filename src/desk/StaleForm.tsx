/** The parts whose source has changed, with what a translator or a reviewer records about each. Neighbour: PageView.tsx. */
import type { DeskFrame } from '../model/desk.ts';
import type { StaleEntry } from '../model/deskParts.ts';
import type { PageData } from '../model/deskViews.ts';
import { ActionForm, actionHref, Buttons, TextField } from './forms.tsx';
import { localeName, StaleList } from './parts.tsx';
import { useFormWords } from './useWords.ts';

/** Place of the answers; PageView.tsx has it above the list, where it stays when a part leaves the list. */
export const ANSWER_STALE = 'answer-stale';

export function StaleForm({ frame, data }: { frame: DeskFrame; data: PageData }) {
  const { page: pageWords } = useFormWords();
  const { stale, localeCode, position, person } = data;
  const language = localeName(frame, localeCode);
  const several = stale.filter(({ canConfirm }) => canConfirm).length > 1;
  return (
    <ActionForm frame={frame} action="record" answer={ANSWER_STALE}>
      <input type="hidden" name="filePath" value={position.filePath} />
      <p className="desk-note">{pageWords.recordHint(language)}</p>
      <TextField id="confirm-by" name="by" label={pageWords.confirmName} value={person} />
      <StaleList frame={frame} entries={stale} actions={(entry) => <PartButtons entry={entry} language={language} />} />
      {several && (
        <Buttons>
          {stale.filter(({ canRecord }) => canRecord).length > 1 && <Record id="record-all">{pageWords.recordAll}</Record>}
          <Confirm id="confirm-all">{pageWords.confirmAll}</Confirm>
        </Buttons>
      )}
    </ActionForm>
  );
}

/** What a part allows; why not, where it allows nothing. */
function PartButtons({ entry: { key, name, canRecord, canConfirm }, language }: { entry: StaleEntry; language: string }) {
  const { page: pageWords } = useFormWords();
  if (!canConfirm) return <p className="desk-note">{pageWords.missing}</p>;
  return (
    <>
      {!canRecord && <p className="desk-note">{pageWords.untouched(language)}</p>}
      <Buttons>
        {canRecord && (
          <Record id={`record-${key}`} part={key} of={name}>
            {pageWords.record}
          </Record>
        )}
        <Confirm id={`confirm-${key}`} part={key} of={name}>
          {pageWords.confirm}
        </Confirm>
      </Buttons>
    </>
  );
}

interface ButtonProps {
  readonly id: string;
  /** Undefined: all parts. */
  readonly part?: string;
  /** Name of the part, for people who do not see where the button stands. */
  readonly of?: string;
  readonly children: string;
}

function Record({ id, part, of, children }: ButtonProps) {
  return (
    <button type="submit" className="desk-button" id={id} name={part && 'parts'} value={part} aria-label={of && `${children}: ${of}`}>
      {children}
    </button>
  );
}

function Confirm({ id, part, of, children }: ButtonProps) {
  return (
    <button
      type="submit"
      className="desk-button desk-button-quiet"
      id={id}
      name={part && 'parts'}
      value={part}
      formAction={actionHref('confirm')}
      aria-label={of && `${children}: ${of}`}
    >
      {children}
    </button>
  );
}

/** For a translation that nobody has recorded. */
export function FirstRecord({ frame, data }: { frame: DeskFrame; data: PageData }) {
  const { page: pageWords } = useFormWords();
  return (
    <ActionForm frame={frame} action="record" answer={ANSWER_STALE}>
      <input type="hidden" name="filePath" value={data.position.filePath} />
      <Buttons>
        <Record id="record-first">{pageWords.firstRecord(localeName(frame, frame.sourceLocale))}</Record>
      </Buttons>
    </ActionForm>
  );
}

/** For a change of the source that asks for nothing in any translation. */
export function ConfirmElsewhere({ frame, data }: { frame: DeskFrame; data: PageData }) {
  const { page: pageWords } = useFormWords();
  if (data.behind.length === 0) return null;
  return (
    <ActionForm frame={frame} action="confirm" answer={ANSWER_STALE}>
      <input type="hidden" name="filePath" value={data.position.filePath} />
      <p>{pageWords.behind(data.behind.map((code) => localeName(frame, code)).join(', '))}</p>
      <TextField id="confirm-by" name="by" label={pageWords.confirmName} value={data.person} />
      <Buttons>
        <Confirm id="confirm-elsewhere">{pageWords.confirmElsewhere}</Confirm>
        <span>{pageWords.elsewhereHint}</span>
      </Buttons>
    </ActionForm>
  );
}
