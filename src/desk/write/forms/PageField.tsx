/** A page of the site, chosen by its title. */
import { useId } from 'react';
import type { Path } from '../file/frontmatter.ts';
import { setText } from '../file/setText.ts';
import { say } from '../words.ts';
import { useForm } from './FormContext.ts';

export function PageField({ path, label, value }: { path: Path; label: string; value: string }) {
  const { front, order, apply, session } = useForm();
  const { pages } = session.opened.data;
  const id = useId();
  const isKnown = pages.some(({ pageId }) => pageId === value);
  return (
    <div className="write-field">
      <label className="unseen" htmlFor={id}>
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
