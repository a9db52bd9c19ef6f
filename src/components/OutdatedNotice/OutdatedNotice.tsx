/** Notice for readers of an outdated translation: the parts whose source has changed, and a link to the current text. */
import type { LabelKey, LocaleCode } from '#generated/types.ts';
import type { Translate } from '../../i18n/translate.ts';
import type { OutdatedPart } from '../../model/review.ts';

export interface OutdatedNoticeProps {
  parts: readonly OutdatedPart[];
  /** The page in the source language. */
  source?: { readonly pathname: string; readonly localeCode: LocaleCode } | undefined;
  t: Translate;
}

export function OutdatedNotice({ parts, source, t }: OutdatedNoticeProps) {
  if (parts.length === 0) return null;
  return (
    <aside className="remark warning outdated" role="note">
      <p className="remark-label">{t('notice.outdated')}</p>
      <p>{t('notice.parts')}</p>
      <ul>
        {namesOf(parts, t).map(({ name, id }) => (
          <li key={name}>{id ? <a href={`#${id}`}>{name}</a> : name}</li>
        ))}
      </ul>
      {source && (
        <p>
          <a href={source.pathname} hrefLang={source.localeCode}>
            {t('notice.source')}
          </a>
        </p>
      )}
    </aside>
  );
}

/** Names headings, steps and questions with their own words; for a reader title, lead and first paragraphs are one part. */
function namesOf(parts: readonly OutdatedPart[], t: Translate): { name: string; id?: string | undefined }[] {
  const named = parts.map(({ kind, title, id }) => ({ name: title || t(LABELS[kind] ?? 'notice.introduction'), id }));
  return named.filter(({ name }, index) => named.findIndex((other) => other.name === name) === index);
}

const LABELS: Partial<Record<OutdatedPart['kind'], LabelKey>> = {
  today: 'today',
  highlights: 'notice.highlights',
  conditions: 'conditions',
  subConditions: 'subConditions',
  documents: 'documents',
  countries: 'countries.title',
  clauses: 'deed.title',
};
