/** The forms for what stands around the text: what comes before it, and, folded, what comes behind it. */
import { type ReactNode, useMemo } from 'react';
import { type Frontmatter, findFrontmatter, readFrontmatter, valueAt } from '../file/frontmatter.ts';
import { setFlag } from '../file/setFlag.ts';
import { setText } from '../file/setText.ts';
import type { Session } from '../session/session.ts';
import { useStore } from '../session/store.ts';
import { type FieldGroup as Group, groupWords } from '../words.ts';
import { type Form, FormContext, useForm } from './FormContext.ts';
import { type Field, fieldsOf, keysOf } from './fieldsOf.ts';
import { ListField } from './ListField.tsx';
import { PageField } from './PageField.tsx';
import { TextField } from './TextField.tsx';

/** Which keys stand where, in the order in which readers meet them. */
const GROUPS: Readonly<Record<Group, readonly string[]>> = {
  before: ['today', 'highlights', 'slides'],
  lists: ['conditions', 'subConditions', 'documents', 'steps'],
  questions: ['faq'],
  search: ['shortTitle', 'teaser', 'seo.title', 'seo.description', 'searchTerms'],
  more: ['related', 'reviewed', 'draft'],
};

/** Title and lead are read first, and so stand open; most other changes are of the text. */
const TOP = ['title', 'description'];

export function FormsBefore({ session }: { session: Session }) {
  return (
    <WithForm session={session}>
      <div className="write-fields">
        <TopFields />
      </div>
      <FieldGroup group="before" />
    </WithForm>
  );
}

function TopFields() {
  const { session, front } = useForm();
  const fields = fieldsOf(session.opened.data.schema, front.value);
  return TOP.flatMap((key) => fields.get(key) ?? []).map((field) => <AnyField key={field.key} field={field} />);
}

export function FormsBehind({ session }: { session: Session }) {
  return (
    <WithForm session={session}>
      <FieldGroup group="lists" />
      <FieldGroup group="questions" />
      <FieldGroup group="search" />
      <FieldGroup group="more" />
    </WithForm>
  );
}

function WithForm({ session, children }: { session: Session; children: ReactNode }) {
  const text = useStore(session.status, 'text');
  // Typing in the text below does not render the forms again.
  const head = text.slice(0, findFrontmatter(text)?.bodyFrom ?? 0);
  const front = useMemo(() => readFrontmatter(head), [head]);
  const form = useMemo(() => front && createForm(session, front), [session, front]);
  return form && <FormContext value={form}>{children}</FormContext>;
}

function createForm(session: Session, front: Frontmatter): Form {
  return {
    session,
    front,
    read: () => readFrontmatter(session.status.get().text),
    order: keysOf(session.opened.data.schema),
    apply(edits) {
      if (edits && edits.length > 0) session.editor.apply(edits);
    },
  };
}

function FieldGroup({ group }: { group: Group }) {
  const { session, front } = useForm();
  const fields = fieldsOf(session.opened.data.schema, front.value);
  const isWanted = (key: string) => key !== 'slides' || session.opened.data.kind === 'home';
  const shown = GROUPS[group].filter(isWanted).flatMap((key) => fields.get(key) ?? []);
  if (shown.length === 0) return null;
  return (
    <details className="write-group">
      <summary>
        {groupWords(group)} <span className="write-count">{countOf(shown, front.value)}</span>
      </summary>
      <div className="write-fields">
        {shown.map((field) => (
          <AnyField key={field.key} field={field} />
        ))}
      </div>
    </details>
  );
}

function AnyField({ field }: { field: Field }) {
  const { front, order, apply } = useForm();
  const path = field.key.split('.');
  const value = valueAt(front.value, path);
  if ('item' in field) return <ListField field={field} path={path} />;
  if (field.kind === 'text') return <TextField path={path} label={field.name} hint={field.hint} />;
  if (field.kind === 'page') return <PageField path={path} label={field.name} value={String(value ?? '')} />;
  if (field.kind === 'flag') {
    return (
      <label className="write-flag">
        <input type="checkbox" checked={value === true} onChange={({ target }) => apply(setFlag(front, path, target.checked, order))} />
        {field.name}
      </label>
    );
  }
  return (
    <label className="write-field write-date">
      <span className="write-label">{field.name}</span>
      <input
        type="date"
        value={String(value ?? '')}
        onChange={({ target }) => target.value && apply(setText(front, path, target.value, order))}
      />
      {field.hint && <span className="write-hint">{field.hint}</span>}
    </label>
  );
}

/** How many entries the group's lists have. */
function countOf(fields: readonly Field[], value: unknown): string {
  const counts = fields.map(({ key }) => valueAt(value, [key])).filter(Array.isArray);
  const sum = counts.reduce((total, list) => total + list.length, 0);
  return sum > 0 ? `(${sum})` : '';
}
