/**
 * The countries of content/countries.yaml, each folded. All are in the document, so that the choice works without a script. They look like
 * questions and have addresses like them; the styles are those of src/components/Questions.
 */
import type { ReactNode } from 'react';
import { withColon } from '../i18n/translate.ts';
import type { PageContext } from '../layouts/pageContext.ts';
import { countryAnchor, type LocalCountry, splitWords } from '../model/country.ts';
import { hostOf } from '../model/officialLink.ts';
import { Anchors } from './parts.tsx';

export function Countries({ context }: { context: PageContext }) {
  const { countries, t, locale } = context;
  // The rule countries-missing reports it.
  if (!countries) return null;
  const words = (country: LocalCountry, text: string) => markWords(country, text, locale.code);
  return (
    <>
      <div className="countries">
        {countries.countries.map((country) => (
          <details className="question" key={country.code}>
            <summary>{country.name}</summary>
            {/* As in a question, the id is inside, so that browsers open the entry for its address. */}
            <div className="answer">
              <Anchors ids={[countryAnchor(country.code)]} />
              <Line label={withColon(t, t('countries.final'))}>{words(country, country.final)}</Line>
              <Line label={withColon(t, t('countries.apostille'))}>
                {words(country, country.apostille)}
                {country.link && (
                  <>
                    {' '}
                    (<Official context={context} id={country.link} />)
                  </>
                )}
              </Line>
              {country.translation && <Line label={withColon(t, t('countries.translation'))}>{words(country, country.translation)}</Line>}
              {country.note && <p>{words(country, country.note)}</p>}
              {country.consulates && (
                <Line label={withColon(t, t('countries.consulates'))}>
                  <Official context={context} id={country.consulates} />
                </Line>
              )}
            </div>
          </details>
        ))}
      </div>
      <Line label={withColon(t, t('countries.translation'))}>{countries.translation}</Line>
      <Line label={withColon(t, t('countries.consulates'))}>
        <Official context={context} id={countries.consulates} />, <Official context={context} id={countries.appointments} />
      </Line>
    </>
  );
}

function Line({ label, children }: { label: string; children?: ReactNode }) {
  return (
    <p>
      <strong>{label}</strong> {children}
    </p>
  );
}

/**
 * The host is the link's text: it is the same in all languages, short, and readable on paper. These links have no further attributes, because
 * a dozen of them would cost 90 bytes on a page that has 14 KB.
 */
function Official({ context, id }: { context: PageContext; id: string }) {
  const link = context.officialOf(id);
  // The rule link-unknown reports it.
  if (!link) return null;
  return <a href={link.url}>{hostOf(link)}</a>;
}

/** Words of the country carry their language, unless it is the page's. */
function markWords({ words }: LocalCountry, text: string, localeCode: string): ReactNode[] {
  return splitWords(text, words).map(({ text: part, language }) =>
    language === undefined || language === localeCode ? (
      part
    ) : (
      <i lang={language} key={part}>
        {part}
      </i>
    ),
  );
}
