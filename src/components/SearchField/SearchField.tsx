/** A search field: a plain form that leads to the search page. src/behaviours/search shows results while the visitor types. */
import type { FrameTranslate } from '../../i18n/translate.ts';
import { SEARCH_CLASS, SEARCH_PARAMETER } from '../../model/searchNames.ts';

export interface SearchFieldProps {
  /** The search page. */
  pathname: string;
  /** Name of the landmark, where the header has a field, too. */
  label?: string;
  /** Shown while it is empty; by default the field's name. */
  placeholder?: string;
  t: FrameTranslate;
}

export function SearchField({ pathname, label, placeholder, t }: SearchFieldProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers before 2023 do not know <search>.
    <form className={SEARCH_CLASS} role="search" aria-label={label} action={pathname}>
      <input
        type="search"
        name={SEARCH_PARAMETER}
        aria-label={t('find.field')}
        placeholder={placeholder ?? t('find.field')}
        autoComplete="off"
      />
      <button type="submit" aria-label={t('search')}>
        <Lens />
      </button>
    </form>
  );
}

/** A magnifying glass, the usual symbol of a search. Decorative: the control has a name. */
export function Lens() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M16 16l5 5M17.5 10.5a7 7 0 1 1-14 0 7 7 0 0 1 14 0z" />
    </svg>
  );
}
