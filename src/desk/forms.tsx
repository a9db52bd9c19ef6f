/** Forms that change the content: the script sends them as actions of the server, and shows the answer in place. */
import type { ReactNode } from 'react';
import type { DeskFrame } from '../model/desk.ts';
import type { ChangeActions } from '../model/deskChanges.ts';
import { ACTION_PATHNAME } from '../model/writing.ts';
import type { Choice } from './filters.tsx';

const NO_WRITING = 'desk-no-writing';

export function actionHref(action: keyof ChangeActions): string {
  return `${ACTION_PATHNAME}/${action}`;
}

/** A form that nobody can use where the server does not write. `answer`: id of the place of its answers; a plan needs one in the form. */
export function ActionForm({
  frame,
  action,
  answer,
  children,
}: {
  frame: DeskFrame;
  action: keyof ChangeActions;
  answer: string;
  children: ReactNode;
}) {
  const isRefused = frame.writing.refusal !== undefined;
  return (
    <form method="post" action={actionHref(action)} data-answer={answer} className="desk-form">
      <fieldset disabled={isRefused} aria-describedby={isRefused ? NO_WRITING : undefined}>
        {children}
      </fieldset>
    </form>
  );
}

/** Why the forms of a view cannot be used; nothing where they can. */
export function WritingNote({ frame: { writing } }: { frame: DeskFrame }) {
  if (writing.refusal === undefined) return null;
  return (
    <p className="desk-alarm" id={NO_WRITING}>
      {writing.refusal}
    </p>
  );
}

/** Keeps its answer while the view around it is brought up to date. */
export function AnswerPlace({ id }: { id: string }) {
  return <div className="desk-answer" id={id} tabIndex={-1} />;
}

interface FieldProps {
  /** Kept while the view is brought up to date, with what was typed. */
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly value?: string | undefined;
  readonly lang?: string | undefined;
  readonly isRequired?: boolean | undefined;
}

/** Several rows: a text of several lines. */
export function TextField({
  rows,
  type = 'text',
  latest,
  ...field
}: FieldProps & { readonly rows?: number; readonly type?: 'text' | 'date'; readonly latest?: string }) {
  const { id, name, hint, value, lang, isRequired } = field;
  const shared = {
    id,
    name,
    lang,
    defaultValue: value,
    required: isRequired,
    autoComplete: 'off',
    'aria-describedby': hint ? `${id}-hint` : undefined,
  };
  return <Field {...field}>{rows ? <textarea {...shared} rows={rows} /> : <input {...shared} type={type} max={latest} />}</Field>;
}

export function ChoiceField({ choices, ...field }: FieldProps & { readonly choices: readonly Choice[] }) {
  const { id, name, hint, value, lang, isRequired } = field;
  return (
    <Field {...field}>
      <select id={id} name={name} lang={lang} defaultValue={value} required={isRequired} aria-describedby={hint ? `${id}-hint` : undefined}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.name}
          </option>
        ))}
      </select>
    </Field>
  );
}

function Field({ id, label, hint, children }: Pick<FieldProps, 'id' | 'label' | 'hint'> & { readonly children: ReactNode }) {
  return (
    <div className="desk-field">
      <label htmlFor={id}>{label}</label>
      {children}
      {hint && <p id={`${id}-hint`}>{hint}</p>}
    </div>
  );
}

/** Buttons in a row, with what they do. */
export function Buttons({ children }: { children: ReactNode }) {
  return <p className="desk-do">{children}</p>;
}
