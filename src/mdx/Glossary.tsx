/** The legal terms of content/terms.yaml in alphabetical order, which writers insert with one component. Each entry has an address. */
import { Fragment } from 'react';
import type { PageContext } from '../layouts/pageContext.ts';
import { type LocalTerm, letterOf } from '../model/term.ts';

export function Glossary({ context }: { context: PageContext }) {
  const { terms, t, locale } = context;
  const wordOf = new Map(terms.map(({ id, word }) => [id, word]));
  return (
    <>
      <nav className="letters" aria-label={t('glossary.letters')}>
        {firstOfLetters(context).map(({ letter, id }) => (
          <a key={letter} href={`#${id}`} lang={locale.code}>
            {letter}
          </a>
        ))}
      </nav>
      <dl className="glossary">
        {terms.map((term) => (
          <div key={term.id} id={term.id}>
            <dt>
              {term.word}
              {term.original && (
                <>
                  {' '}
                  <i lang={context.manifest.site.defaultLocale}>{term.original}</i>
                </>
              )}
            </dt>
            <dd>
              <p>
                {term.means}
                {term.differs && ` ${term.differs}`}
              </p>
              <Leads context={context} term={term} wordOf={wordOf} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** The page that treats the term, and related terms. */
function Leads({ context: { find, t }, term, wordOf }: { context: PageContext; term: LocalTerm; wordOf: ReadonlyMap<string, string> }) {
  const page = find(term.page);
  const near = term.near.filter((id) => wordOf.has(id));
  return (
    <p>
      {page && <a href={page.pathname}>{page.shortTitle}</a>}
      {near.length > 0 && ' '}
      {near.length > 0 && (
        <span>
          {t('glossary.near')}{' '}
          {near.map((id, index) => (
            <Fragment key={id}>
              {index > 0 && ', '}
              <a href={`#${id}`}>{wordOf.get(id)}</a>
            </Fragment>
          ))}
        </span>
      )}
    </p>
  );
}

/** The first entry of each letter. */
function firstOfLetters({ terms, locale }: PageContext): { readonly letter: string; readonly id: string }[] {
  const letters = terms.map(({ id, word }) => ({ letter: letterOf(word, locale), id }));
  return letters.filter(({ letter }, index) => letters.findIndex((other) => other.letter === letter) === index);
}
