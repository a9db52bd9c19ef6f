/** The search page: the field, the results, and without a script everything that can be found, from A to Z. */
import { Register } from '../components/Register/Register.tsx';
import { SearchField } from '../components/SearchField/SearchField.tsx';
import { SEARCH_RESULTS } from '../model/searchNames.ts';
import { DocumentLayout } from './DocumentLayout.tsx';
import type { LayoutProps } from './layoutProps.ts';

export function SearchLayout({ context, article }: LayoutProps) {
  const { page, register, t } = context;
  return (
    <DocumentLayout
      context={context}
      article={article}
      actions={<SearchField label={t('search')} pathname={page.pathname} t={t} />}
      before={<div id={SEARCH_RESULTS} />}
      after={<Register title={t('find.register')} label={t('glossary.letters')} letters={register} />}
    />
  );
}
