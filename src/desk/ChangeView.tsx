/** The view that makes a new page, or renames or removes one: a form, what would change, and the button that carries it out. */
import { type DeskFrame, deskHref } from '../model/desk.ts';
import type { ChangeData } from '../model/deskViews.ts';
import { PAGE_KINDS } from '../model/page.ts';
import { CHANGE_WORDS } from './changeWords.ts';
import { ViewTitle } from './Desk.tsx';
import { ActionForm, AnswerPlace, Buttons, ChoiceField, TextField, WritingNote } from './forms.tsx';

export function ChangeView({ frame, data }: { frame: DeskFrame; data: ChangeData }) {
  return data.page ? <ChangePage frame={frame} data={data} page={data.page} /> : <NewPage frame={frame} />;
}

function NewPage({ frame }: { frame: DeskFrame }) {
  return (
    <>
      <ViewTitle title={CHANGE_WORDS.newPage}>{CHANGE_WORDS.newPageHint}</ViewTitle>
      <WritingNote frame={frame} />
      <ActionForm frame={frame} action="newPage" answer="answer-new">
        <ChoiceField
          id="new-area"
          name="area"
          label={CHANGE_WORDS.area}
          value={frame.query.area}
          choices={frame.areas.map(({ id, name }) => ({ value: id, name }))}
        />
        <TextField id="new-title" name="title" label={CHANGE_WORDS.title} lang={frame.sourceLocale} />
        <TextField id="new-id" name="pageId" label={CHANGE_WORDS.pageId} hint={CHANGE_WORDS.pageIdHint} />
        <ChoiceField
          id="new-kind"
          name="pageKind"
          label={CHANGE_WORDS.pageKind}
          choices={[
            { value: '', name: CHANGE_WORDS.anyKind },
            ...PAGE_KINDS.map((kind) => ({ value: kind, name: CHANGE_WORDS.kinds[kind] ?? kind })),
          ]}
        />
        <ShowPlan />
        <AnswerPlace id="answer-new" />
      </ActionForm>
    </>
  );
}

function ChangePage({ frame, data, page }: { frame: DeskFrame; data: ChangeData; page: NonNullable<ChangeData['page']> }) {
  const { pageId, title, addresses } = page;
  const others = data.pages.filter((other) => other.pageId !== pageId);
  return (
    <>
      <ViewTitle title={CHANGE_WORDS.renameOrRetire(title)}>
        {CHANGE_WORDS.addressesNow} {addresses.map(({ pathname }) => pathname).join(', ')}.
      </ViewTitle>
      <p>
        <a href={deskHref('page', { page: pageId })}>{CHANGE_WORDS.back}</a>
      </p>
      <WritingNote frame={frame} />
      <section aria-labelledby="rename" className="desk-change">
        <h2 id="rename">{CHANGE_WORDS.rename}</h2>
        <p className="desk-note">{CHANGE_WORDS.renameHint}</p>
        <ActionForm frame={frame} action="renamePage" answer="answer-rename">
          <input type="hidden" name="pageId" value={pageId} />
          <TextField id="rename-id" name="newId" label={CHANGE_WORDS.newId} hint={CHANGE_WORDS.newIdHint} value={pageId} isRequired />
          <ShowPlan />
          <AnswerPlace id="answer-rename" />
        </ActionForm>
      </section>
      <section aria-labelledby="retire" className="desk-change">
        <h2 id="retire">{CHANGE_WORDS.retire}</h2>
        <p className="desk-note">{CHANGE_WORDS.retireHint}</p>
        <ActionForm frame={frame} action="retirePage" answer="answer-retire">
          <input type="hidden" name="pageId" value={pageId} />
          <ChoiceField
            id="retire-to"
            name="to"
            label={CHANGE_WORDS.to}
            choices={[{ value: '', name: CHANGE_WORDS.nobody }, ...others.map((other) => ({ value: other.pageId, name: other.title }))]}
          />
          <TextField id="retire-why" name="why" label={CHANGE_WORDS.why} />
          <ShowPlan />
          <AnswerPlace id="answer-retire" />
        </ActionForm>
      </section>
    </>
  );
}

function ShowPlan() {
  return (
    <Buttons>
      <button type="submit" className="desk-button desk-button-quiet">
        {CHANGE_WORDS.showPlan}
      </button>
    </Buttons>
  );
}
