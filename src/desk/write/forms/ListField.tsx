/** A list of the frontmatter: texts, or entries of several texts. Items can be added, moved and removed. */
import type { ReactNode } from 'react';
import { type Path, valueAt } from '../file/frontmatter.ts';
import type { Added } from '../file/keys.ts';
import { addItem, moveItemUp, removeItem } from '../file/listItems.ts';
import { say } from '../words.ts';
import { useForm } from './FormContext.ts';
import type { Field } from './fieldsOf.ts';
import { PageField } from './PageField.tsx';
import { TextField } from './TextField.tsx';

type List = Extract<Field, { readonly item: string }>;

/** `owner`: the entry that has the list, such as `Group 2`. With it every control has a name of its own. */
export function ListField({ field, path, owner = '' }: { field: List; path: Path; owner?: string }) {
  const { front, order, apply, session } = useForm();
  const value = valueAt(front.value, path);
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const add = () => {
    apply(addItem(front, path, emptyItem(field), order));
    // The new item is rendered by then.
    requestAnimationFrame(() => session.fields.get(JSON.stringify(firstTextOf(field, [...path, items.length])))?.focus());
  };
  return (
    <fieldset className="write-list">
      <legend>
        {owner && <span className="unseen">{owner}: </span>}
        {field.name}
      </legend>
      {field.hint && <p className="write-hint">{field.hint}</p>}
      <ol>
        {items.map((item, index) => (
          // Items have no identity but their place; their editors show what stands there.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above.
          <li key={index}>
            <Acts field={field} path={path} index={index} count={items.length} owner={owner} />
            <Item field={field} path={[...path, index]} label={nameOf(owner, field, index)} value={item} />
          </li>
        ))}
      </ol>
      {items.length < field.most ? (
        <button type="button" className="write-button write-button-quiet" onClick={add}>
          {owner && <span className="unseen">{owner}: </span>}
          {say('addOne', { name: field.item })}
        </button>
      ) : (
        <p className="write-hint">{say('full', { number: field.most })}</p>
      )}
    </fieldset>
  );
}

function Item({ field, path, label, value }: { field: List; path: Path; label: string; value: unknown }): ReactNode {
  if (field.kind === 'entries')
    return field.fields.map((inner) => <EntryField key={inner.key} field={inner} path={path} entry={value} owner={label} />);
  if (field.kind === 'pages') return <PageField path={path} label={label} value={String(value)} />;
  return <TextField path={path} label={label} hint="" isLabelHidden />;
}

function EntryField({ field, path, entry, owner }: { field: Field; path: Path; entry: unknown; owner: string }) {
  const place = [...path, field.key];
  if ('item' in field) return <ListField field={field} path={place} owner={owner} />;
  if (field.kind === 'page')
    return <PageField path={place} label={field.name} owner={owner} value={String(valueAt(entry, [field.key]) ?? '')} />;
  return <TextField path={place} label={field.name} hint={field.hint} owner={owner} />;
}

function Acts({ field, path, index, count, owner }: { field: List; path: Path; index: number; count: number; owner: string }) {
  const { front, apply } = useForm();
  const values = { name: field.item, number: index + 1 };
  const acts = [
    {
      sign: '↑',
      label: say('upOne', values),
      title: say('up'),
      isOff: index === 0,
      to: index - 1,
      run: () => apply(moveItemUp(front, path, index)),
    },
    {
      sign: '↓',
      label: say('downOne', values),
      title: say('down'),
      isOff: index === count - 1,
      to: index + 1,
      run: () => apply(moveItemUp(front, path, index + 1)),
    },
    {
      sign: '×',
      label: say('removeOne', values),
      title: say('remove'),
      isOff: false,
      // The last one goes with its button.
      to: index === count - 1 ? index - 1 : undefined,
      run: () => apply(removeItem(front, path, index)),
    },
  ];
  return (
    <p className="write-item-head">
      <span aria-hidden="true">{say('numbered', values)}</span>
      {acts.map(({ sign, label, title, isOff, to, run }) => (
        <button
          key={sign}
          type="button"
          className="write-icon"
          aria-label={owner ? `${owner}: ${label}` : label}
          title={title}
          aria-disabled={isOff ? true : undefined}
          data-act={sign}
          onClick={({ currentTarget }) => {
            if (isOff) return;
            run();
            if (to !== undefined) follow(currentTarget, to);
          }}
        >
          <span aria-hidden="true">{sign}</span>
        </button>
      ))}
    </p>
  );
}

/** The focus goes with the item that was moved, so that the next press moves it on, and to the item before a removed one. */
function follow(button: HTMLElement, to: number): void {
  const item = button.closest('ol')?.children[to];
  item?.querySelector<HTMLElement>(`[data-act="${button.dataset.act}"]`)?.focus();
}

/** `Question 3`, or `Group 2, Question 3` in a list inside an entry. */
function nameOf(owner: string, { item }: List, index: number): string {
  return [owner, say('numbered', { name: item, number: index + 1 })].filter(Boolean).join(', ');
}

/** An item with empty texts; a group of questions with one question. */
function emptyItem(field: List): Added {
  if (field.kind !== 'entries') return '';
  return Object.fromEntries(field.fields.filter((inner) => !('item' in inner)).map(({ key }) => [key, '']));
}

function firstTextOf(field: List, path: Path): Path {
  return field.kind === 'entries' ? [...path, field.fields[0]?.key ?? ''] : path;
}
