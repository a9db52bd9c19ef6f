/** German: what the launch check finds (`launch`), and how `npm run launch-check` lists it for people (`launchList`). */
import { countryName } from '../count.ts';
import type { launch as english, launchList as englishList } from '../en/launch.ts';
import { counted } from './common.ts';

export const launch: typeof english = {
  'launch-sample': ({ name, value }) => [
    `${name} hat noch einen Beispielwert: ${launchList.sample(value)}.`,
    'Schreiben Sie den wirklichen Wert, und nehmen Sie den Namen in content/site.yaml aus „sample“ heraus.',
  ],
  'launch-field': ({ name }) => [`Das Feld ${name} des Impressums ist leer.`, 'Füllen Sie das Feld in content/site.yaml aus.'],
  'launch-person.none': ({ file }) => [`${file} ist leer: Keine Seite zeigt eine Person.`, PERSON_FIX],
  'launch-person.without': ({ name, fields }) => [`Bei ${name} fehlt: ${fields.join(', ')}.`, PERSON_FIX],
  'launch-tag': ({ id, purpose, isOn }) => [
    `Das Tag ${id} (${purpose}) ist ${isOn ? 'eingeschaltet' : 'ausgeschaltet'}; darüber entscheidet die Kanzlei.`,
    'Fragen Sie die Kanzlei, ob es überhaupt laufen darf; Besucher werden um Einwilligung gebeten.',
  ],
  'launch-question': ({ id, question }) => [
    `Die Frage ${id} ist offen: ${question}`,
    'Lassen Sie die Kanzlei antworten, schreiben Sie den Tag als „answered“, und setzen Sie bei den Angaben der Frage „status“.',
  ],
  'launch-fact': ({ id }) => [
    `Die Angabe ${id} muss bestätigt werden, und content/launch.yaml fragt nicht danach.`,
    'Fragen Sie die Kanzlei in content/launch.yaml, oder lassen Sie die Angabe bestätigen, und setzen Sie „status“.',
  ],
  'launch-country': ({ code }) => [
    `Die Kanzlei hat ${code} (${countryName('de', code)}) nicht bestätigt.`,
    'Ein Anwalt liest den Eintrag in allen Sprachen und schreibt den Tag als „confirmed“.',
  ],
  'launch-link': ({ id, url }) => [
    `Die Kanzlei hat die Adresse ${id} nicht bestätigt: ${url}`,
    'Öffnen Sie die Adresse; wenn sie stimmt, schreiben Sie den Tag als „seen“.',
  ],
  'launch-article': ({ reference, places }) => [
    `Niemand hat ${reference} bestätigt${places > 1 ? `; zitiert an ${places} Stellen` : ''}.`,
    'Vergleichen Sie den Artikel mit dem Gesetz, und tragen Sie ihn dann mit dem Tag in content/articles.yaml ein.',
  ],
  'launch-holiday.unconfirmed': ({ year }) => [`Niemand hat die religiösen Feiertage von ${year} bestätigt.`, HOLIDAY_FIX],
  'launch-holiday.missing': ({ year }) => [`Die religiösen Feiertage von ${year} fehlen.`, HOLIDAY_FIX],
  'launch-fee': ({ id }) => [
    `Für die Gebühr ${id} gibt es keinen Betrag dieses Jahres: Die Seiten erklären sie nur.`,
    'Tragen Sie den Betrag in content/fees.yaml ein, mit Jahr, Quelle und dem Tag, an dem Sie ihn gelesen haben.',
  ],
  'launch-sign-off.none': () => ['Kein Anwalt hat diese Seite freigezeichnet.', SIGN_OFF_FIX],
  'launch-sign-off.void': ({ why }) => [`Die Freizeichnung der Seite gilt nicht mehr: ${why.de}.`, SIGN_OFF_FIX],
};

const PERSON_FIX = 'Tragen Sie in content/people.yaml ein, was Leser von dieser Person sehen dürfen.';
const HOLIDAY_FIX =
  'Vergleichen Sie die ersten Tage mit der Quelle, und schreiben Sie dann in content/calendar.yaml den Tag als „confirmed“.';
const SIGN_OFF_FIX = 'Ein Anwalt liest die Seite, dann: npm run signoff -- <Datei>.';

export const launchList: typeof englishList = {
  mistakes: ({ totals }) => `Der Inhalt hat Fehler (npm run check): ${totals}. Unten können Seiten fehlen.`,
  sections: {
    samples: 'Beispielwerte: in content/site.yaml ersetzen; unter „sample“ stehen die, die noch übrig sind',
    fields: 'Leere Felder des Impressums: in content/site.yaml ausfüllen',
    people: 'Personen: Wen dürfen Leser sehen, mit Name, Anwaltskammer, Sprachen, Jahr und Bild?',
    tags: 'Tags zur Analyse: Jedes braucht eine Einwilligung; ob es überhaupt laufen darf, entscheidet die Kanzlei',
    blocking: 'Fragen, ohne deren Antwort die Website nicht öffentlich wird',
    facts: 'Angaben, die zu bestätigen sind und nach denen content/launch.yaml nicht fragt',
    countries: 'Länder, die zu bestätigen sind: Ein Anwalt liest den Eintrag in allen Sprachen und schreibt den Tag als „confirmed“',
    links: 'Adressen, die zu bestätigen sind: Jemand aus der Kanzlei öffnet jede und schreibt den Tag als „seen“',
    signOffs: 'Seiten, die kein Anwalt freigezeichnet hat: npm run signoff -- <Datei>, nach dem Lesen',
    articles: 'Artikel von Gesetzen, die niemand bestätigt hat: jeden mit dem Gesetz vergleichen, dann in content/articles.yaml eintragen',
    holidays:
      'Religiöse Feiertage: die ersten Tage mit dem Kalender des Präsidiums für Religionsangelegenheiten vergleichen, dann den Tag als „confirmed“ schreiben',
    fees: 'Gebühren ohne Betrag für dieses Jahr: Die Seiten erklären sie und nennen keinen',
    further: 'Weitere Fragen: Auch ohne Antwort sind die Texte richtig',
  },
  sample: (value) => {
    if (value === null) return 'kein solcher Wert';
    if (typeof value === 'string') return value;
    return 'entries' in value ? counted(value.entries, 'Eintrag', 'Einträge') : counted(value.fields, 'Wert', 'Werte');
  },
  noPeople: ({ file }) => `${file} ist leer: about und contact zeigen niemanden, und keine Seite sagt, wer sie geprüft hat.`,
  personWithout: ({ name, names }) => `Bei ${name} fehlt: ${names}`,
  on: 'ein',
  off: 'aus',
  answered: ({ day }) => `am ${day} beantwortet: bei den Angaben „status“ setzen`,
  fact: ({ id, place, value }) => `Angabe ${id} (${place}): ${value}`,
  quotedNowhere: 'keine Seite zitiert sie',
  more: ({ number }) => `und ${number} weitere`,
  yearMissing: 'fehlt: Der Fristenrechner sagt, dass er sie nicht kennt',
  ready: 'Nichts steht dem Start im Wege.',
  blocked: ({ names }) => `Dem Start stehen im Wege: ${names}.`,
  analyticsOff: 'Die Analyse ist aus: Es ist kein Tag eingerichtet.',
  blockers: {
    samples: ({ number }) => counted(number, 'Beispielwert', 'Beispielwerte'),
    fields: ({ number }) => counted(number, 'leeres Feld', 'leere Felder'),
    questions: ({ number }) => counted(number, 'offene Frage', 'offene Fragen'),
    facts: ({ number }) => counted(number, 'Angabe ohne Frage', 'Angaben ohne Frage'),
    countries: ({ number }) => counted(number, 'unbestätigtes Land', 'unbestätigte Länder'),
    links: ({ number }) => counted(number, 'unbestätigte Adresse', 'unbestätigte Adressen'),
    signOffs: ({ number }) => counted(number, 'Seite ohne Freizeichnung', 'Seiten ohne Freizeichnung'),
  },
};
