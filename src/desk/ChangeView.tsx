/** The view that makes a new page, or renames or removes one: a form, what would change, and the button that carries it out. */
import { type DeskFrame, deskHref } from '../model/desk.ts';
import type { ChangeData } from '../model/deskChanges.ts';
import { PAGE_KINDS } from '../model/page.ts';
import { ViewTitle } from './Desk.tsx';
import { ActionForm, AnswerPlace, Buttons, ChoiceField, TextField, WritingNote } from './forms.tsx';
import { useFormWords } from './useWords.ts';

export function ChangeView({ frame, data }: { frame: DeskFrame; data: ChangeData }) {
  return data.page ? <ChangePage frame={frame} data={data} page={data.page} /> : <NewPage frame={frame} />;
}

function NewPage({ frame }: { frame: DeskFrame }) {
  const { change: changeWords } = useFormWords();
  return (
    <>
      <ViewTitle title={changeWords.newPage}>{changeWords.newPageHint}</ViewTitle>
      <WritingNote frame={frame} />
      <ActionForm frame={frame} action="newPage" answer="answer-new">
        <ChoiceField
          id="new-area"
          name="area"
          label={changeWords.area}
          value={frame.query.area}
          choices={frame.areas.map(({ id, name }) => ({ value: id, name }))}
        />
        <TextField id="new-title" name="title" label={changeWords.title} lang={frame.sourceLocale} />
        <TextField id="new-id" name="pageId" label={changeWords.pageId} hint={changeWords.pageIdHint} />
        <ChoiceField
          id="new-kind"
          name="pageKind"
          label={changeWords.pageKind}
          choices={[
            { value: '', name: changeWords.anyKind },
            ...PAGE_KINDS.map((kind) => ({ value: kind, name: changeWords.kinds[kind] ?? kind })),
          ]}
        />
        <ShowPlan />
        <AnswerPlace id="answer-new" />
      </ActionForm>
    </>
  );
}

function ChangePage({ frame, data, page }: { frame: DeskFrame; data: ChangeData; page: NonNullable<ChangeData['page']> }) {
  const { change: changeWords } = useFormWords();
  const { pageId, title, addresses } = page;
  const others = data.pages.filter((other) => other.pageId !== pageId);
  return (
    <>
      <ViewTitle title={changeWords.renameOrRetire(title)}>
        {changeWords.addressesNow} {addresses.map(({ pathname }) => pathname).join(', ')}.
      </ViewTitle>
      <p>
        <a href={deskHref('page', { page: pageId })}>{changeWords.back}</a>
      </p>
      <WritingNote frame={frame} />
      <section aria-labelledby="rename" className="desk-change">
        <h2 id="rename">{changeWords.rename}</h2>
        <p className="desk-note">{changeWords.renameHint}</p>
        <ActionForm frame={frame} action="renamePage" answer="answer-rename">
          <input type="hidden" name="pageId" value={pageId} />
          <TextField id="rename-id" name="newId" label={changeWords.newId} hint={changeWords.newIdHint} value={pageId} isRequired />
          <ShowPlan />
          <AnswerPlace id="answer-rename" />
        </ActionForm>
      </section>
      <section aria-labelledby="retire" className="desk-change">
        <h2 id="retire">{changeWords.retire}</h2>
        <p className="desk-note">{changeWords.retireHint}</p>
        <ActionForm frame={frame} action="retirePage" answer="answer-retire">
          <input type="hidden" name="pageId" value={pageId} />
          <ChoiceField
            id="retire-to"
            name="to"
            label={changeWords.to}
            choices={[{ value: '', name: changeWords.nobody }, ...others.map((other) => ({ value: other.pageId, name: other.title }))]}
          />
          <TextField id="retire-why" name="why" label={changeWords.why} />
          <ShowPlan />
          <AnswerPlace id="answer-retire" />
        </ActionForm>
      </section>
    </>
  );
}

function ShowPlan() {
  const { change: changeWords } = useFormWords();
  return (
    <Buttons>
      <button type="submit" className="desk-button desk-button-quiet">
        {changeWords.showPlan}
      </button>
    </Buttons>
  );
}
