/** The people of the practice, each with the data that they have confirmed. Renders nothing if people.yaml is empty. */
import type { Translate } from '../../i18n/translate.ts';
import { ANCHORS } from '../../model/anchors.ts';
import { type LocalPerson, personAnchor, portraitPathname } from '../../model/person.ts';

export interface PeopleProps {
  people: readonly LocalPerson[];
  /** BCP 47 tag of the page's language, used to format the names of languages. */
  localeIso: string;
  t: Translate;
}

export function People({ people, localeIso, t }: PeopleProps) {
  if (people.length === 0) return null;
  const names = new Intl.DisplayNames([localeIso], { type: 'language' });
  return (
    <section className="people" aria-labelledby={ANCHORS.people}>
      <h2 id={ANCHORS.people}>{t('people.title')}</h2>
      <ul>
        {people.map((person) => {
          const { name, bar, since, portrait } = person;
          const languages = person.languages.map((code) => names.of(code) ?? code).join(', ');
          return (
            <li key={person.id} id={personAnchor(person)}>
              {portrait && <img src={portraitPathname(portrait.file)} alt={portrait.alt} width={160} height={200} loading="lazy" />}
              <div>
                <h3>{name}</h3>
                {bar && (
                  <p>
                    {t('legal.chamber')}: {bar}
                  </p>
                )}
                {since && <p>{t('people.since', { year: String(since) })}</p>}
                {languages && (
                  <p>
                    {t('languages')}: {languages}
                  </p>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
