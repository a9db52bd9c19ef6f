/** A page of the site, chosen by its title. */
import { useId } from 'react';
import type { Path } from '../file/frontmatter.ts';
import { setText } from '../file/setText.ts';
import { say } from '../words.ts';
import { useForm } from './FormContext.ts';

/** `owner`: the entry to which the field belongs. */
export function PageField({ path, label, value, owner = '' }: { path: Path; label: string; value: string; owner?: string }) {
  const { front, order, apply, session } = useForm();
  const { pages } = session.opened.data;
  const id = useId();
  const isKnown = pages.some(({ pageId }) => pageId === value);
  return (
    <div className="write-field">
      <label className="unseen" htmlFor={id}>
        {owner && `${owner}: `}
        {label}
      </label>
      <select id={id} value={value} onChange={({ target }) => apply(setText(front, path, target.value, order))}>
        {!isKnown && <option value={value}>{value || say('pickPage')}</option>}
        {pages.map(({ pageId, title }) => (
          <option key={pageId} value={pageId}>
            {title}
          </option>
        ))}
      </select>
    </div>
  );
}
