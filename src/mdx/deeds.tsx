/**
 * Powers of attorney from content/clauses.yaml: the table of all matters, and the model text of one matter with a box for each clause.
 * Boxes and paper work without a script: styles leave out clauses whose box is not ticked (deeds.css, styles/printDeeds.css).
 * Neighbour: behaviours/deeds.ts adds the buttons.
 */

import type { ReactNode } from 'react';
import { TableHead } from '../components/TableHead.tsx';
import { withColon } from '../i18n/translate.ts';
import type { PageContext } from '../layouts/pageContext.ts';
import { deedAnchor, GAP, type LocalClause, type LocalDeed } from '../model/clause.ts';
import { formatStatute, parseStatute } from '../model/statute.ts';
import { Fact } from './facts.tsx';

interface Bound {
  context: PageContext;
}

/** Matter, form, photo, who signs; the name leads to the text. */
export function PowersOfAttorney({ context }: Bound) {
  const { deeds, t, find } = context;
  const heads = [t('deed.matter'), t('deed.form'), t('deed.photo'), t('deed.signs')] as const;
  const [matter, form, photo, signs] = heads;
  return (
    <div className="table">
      <table className="cards">
        <TableHead heads={heads} />
        <tbody>
          {deeds.map((deed) => {
            const page = find(deed.page);
            return (
              <tr key={deed.id}>
                <th scope="row" data-head={matter}>
                  {page ? <a href={`${page.pathname}#${deedAnchor(deed.id)}`}>{deed.name}</a> : deed.name}
                </th>
                <td data-head={form}>
                  <FormOf context={context} deed={deed} />
                </td>
                <td data-head={photo}>{deed.photo}</td>
                <td data-head={signs}>{deed.signs}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** The model text of a matter: opening, clauses, what to bring. */
export function PowerOfAttorney({ context, matter }: Bound & { matter: string }) {
  const { deeds, t, locale, manifest } = context;
  const deed = deeds.find(({ id }) => id === matter);
  // The rule clause-unknown reports it.
  if (!deed) return null;
  const source = manifest.site.defaultLocale;
  const isSource = locale.code === source;
  return (
    <div className="deed">
      <p className="deed-form" id={deedAnchor(deed.id)}>
        <strong>{withColon(t, t('deed.form'))}</strong> <FormOf context={context} deed={deed} /> ·{' '}
        <strong>{withColon(t, t('deed.photo'))}</strong> {deed.photo} · <strong>{t('deed.signs')}</strong> {deed.signs}
      </p>
      <p className="on-paper deed-title" lang={source}>
        {deed.title}
      </p>
      <div className="clause">
        <p className="given" lang={source}>
          {withGaps(deed.opening.text)}
        </p>
        <p>{deed.opening.says}</p>
      </div>
      <ol className="clauses">
        {deed.clauses.map((clause) => (
          <ClauseItem context={context} id={`${deed.id}-${clause.id}`} clause={clause} key={clause.id} />
        ))}
      </ol>
      <div className="deed-papers">
        <p>
          <strong>{t('deed.papers')}</strong>
        </p>
        <ul>
          {deed.papers.map(({ text, says }) => (
            <li key={text}>
              {says}
              {!isSource && (
                <i className="on-paper" lang={source}>
                  {text}
                </i>
              )}
            </li>
          ))}
        </ul>
      </div>
      <p className="on-paper">
        {withColon(t, t('deed.day'))} <Gap />
      </p>
    </div>
  );
}

/** The form as words of the fact that it rests on, where the page states the fact. */
function FormOf({ context, deed: { form } }: Bound & { deed: LocalDeed }) {
  if (form.fact === undefined) return form.words;
  return (
    <Fact context={context} id={form.fact}>
      {form.words}
    </Fact>
  );
}

/** The box comes first, because styles choose what follows it by its state. */
function ClauseItem({ context, id, clause }: Bound & { id: string; clause: LocalClause }) {
  const { t, locale, manifest } = context;
  const { text, says, why, dangerous, refused } = clause;
  const source = manifest.site.defaultLocale;
  const isAlways = clause.default === 'always';
  const basis = clause.basis.filter((reference) => parseStatute(reference)).map((reference) => formatStatute(locale.code, reference));
  return (
    <li className={isAlways ? 'clause always' : dangerous ? 'clause risk' : 'clause'}>
      {!isAlways && <input type="checkbox" id={id} defaultChecked={clause.default === 'on'} />}
      {isAlways ? <p className="says">{says}</p> : <label htmlFor={id}>{says}</label>}
      <p className="given" lang={source}>
        {withGaps(text)}
      </p>
      {dangerous && (
        <p className="caution">
          <strong>{withColon(t, t('deed.caution'))}</strong> {dangerous}
        </p>
      )}
      <p className="why">
        {why}
        {basis.length > 0 && ` (${basis.join(' · ')})`}
      </p>
      {refused && (
        <>
          <p className="refused" lang={source}>
            {withGaps(refused.text)}
          </p>
          <p className="refused-says">{refused.says}</p>
        </>
      )}
    </li>
  );
}

/** Gaps to fill in by hand are wide enough on paper. */
function withGaps(text: string): ReactNode {
  const [first, ...others] = text.split(GAP);
  return others.reduce<ReactNode>(
    (before, part) => (
      <>
        {before}
        <Gap />
        {part}
      </>
    ),
    first,
  );
}

function Gap() {
  return <span className="gap">{GAP}</span>;
}
