/** Filters of the desk's views: form fields whose state is in the address. */

import type { ReactNode } from 'react';
import { type DeskFrame, type DeskViewName, deskHref, type PageChoice } from '../model/desk.ts';
import { useWords } from './useWords.ts';

/** A form whose state is in the address; only browsers without the script need its button. */
export function Filters({ view, label, children }: { view: DeskViewName; label: string; children: ReactNode }) {
  const { filters } = useWords();
  return (
    <form className="desk-filters" method="get" action={deskHref(view)} aria-label={label}>
      {children}
      <button type="submit" className="desk-submit">
        {filters.show}
      </button>
    </form>
  );
}

export interface Choice {
  readonly value: string;
  readonly name: string;
}

export function Select({
  frame,
  name,
  label,
  choices,
  all,
  value,
}: {
  frame: DeskFrame;
  name: string;
  label: string;
  choices: readonly Choice[];
  all?: string;
  value?: string;
}) {
  return (
    <label className="desk-field">
      <span>{label}</span>
      <select name={name} id={`filter-${name}`} defaultValue={value ?? frame.query[name] ?? ''}>
        {all !== undefined && <option value="">{all}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.name}
          </option>
        ))}
      </select>
    </label>
  );
}

export function Search({
  frame,
  name = 'q',
  label,
  placeholder,
}: {
  frame: DeskFrame;
  name?: string;
  label: string;
  placeholder?: string;
}) {
  return (
    <label className="desk-field desk-search">
      <span>{label}</span>
      <input
        type="search"
        name={name}
        id={`filter-${name}`}
        defaultValue={frame.query[name] ?? ''}
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
      />
    </label>
  );
}

/** The languages of the site as choices for a filter. */
export function localeChoices({ locales }: DeskFrame): Choice[] {
  return locales.map(({ code, name }) => ({ value: code, name }));
}

/** Select field for the page to show. It has no empty choice, because a view always shows a page. */
export function PageSelect({ frame, pages, pageId }: { frame: DeskFrame; pages: readonly PageChoice[]; pageId: string }) {
  const { filters } = useWords();
  return (
    <Select
      frame={frame}
      name="page"
      label={filters.page}
      value={pageId}
      choices={pages.map((page) => ({ value: page.pageId, name: page.title }))}
    />
  );
}

export function LanguageFilter({ frame }: { frame: DeskFrame }) {
  const { filters } = useWords();
  return <Select frame={frame} name="locale" label={filters.language} all={filters.allLanguages} choices={localeChoices(frame)} />;
}

export function AreaFilter({ frame }: { frame: DeskFrame }) {
  const { filters } = useWords();
  return (
    <Select
      frame={frame}
      name="area"
      label={filters.area}
      all={filters.allAreas}
      choices={frame.areas.map(({ id, name }) => ({ value: id, name }))}
    />
  );
}
