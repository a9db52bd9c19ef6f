/** German: findings about translations: what differs from the source, what is missing, what is outdated, which language a text is in. */
import type { MissingKind } from '../../model/missingPart.ts';
import { languageName } from '../count.ts';
import type { ComparedPart, translation as english, ReferenceKind, SharedThing, Sizes } from '../en/translation.ts';
import { counted } from './common.ts';
import { partNames } from './parts.ts';

/** Each noun with its articles: the, a, before this. */
const NOUNS: Readonly<Record<MissingKind, { readonly the: string; readonly a: string; readonly beside: string }>> = {
  headings: { the: 'Der Abschnitt', a: 'Ein Abschnitt', beside: 'diesem Abschnitt' },
  steps: { the: 'Der Schritt', a: 'Ein Schritt', beside: 'diesem Schritt' },
  groups: { the: 'Die Fragengruppe', a: 'Eine Fragengruppe', beside: 'dieser Fragengruppe' },
  questions: { the: 'Die Frage', a: 'Eine Frage', beside: 'dieser Frage' },
  rows: { the: 'Die Zeile', a: 'Eine Zeile', beside: 'dieser Zeile' },
};

/** What to type, behind the place. */
const FORMS: Readonly<Record<MissingKind, string>> = {
  headings: ', als Überschrift mit Text',
  steps: ' als „- title: …“ mit „description: …“',
  groups: ' als „- title: …“ mit „questions:“',
  questions: ' als „- question: …“ mit „answer: …“',
  rows: ' als „| … | … |“',
};

const CONSEQUENCES = {
  notice: ' Die Seite erscheint ohne diesen Teil, mit einem Hinweis an seiner Stelle.',
  withhold: ' Die Seite erscheint erst, wenn er da ist.',
  stop: ' Bis er da ist, wird nichts veröffentlicht.',
  none: '',
};

const REFERENCES: Readonly<Record<ReferenceKind, readonly [one: string, other: string, none: string, describe: (name: string) => string]>> =
  {
    page: ['Link', 'Links', 'Kein Link', (name) => `zur Seite „${name}“`],
    official: ['Link', 'Links', 'Kein Link', (name) => `zur Adresse „${name}“`],
    passage: ['<Passage>', '<Passage>', 'Kein <Passage>', (name) => `„${name}“`],
    fee: ['<Fee>', '<Fee>', 'Kein <Fee>', (name) => `„${name}“`],
    law: ['Verweis', 'Verweise', 'Kein Verweis', (name) => `auf ${name}`],
  };

const THINGS: Readonly<Record<SharedThing['kind'], (thing: SharedThing) => string>> = {
  fact: ({ name }) => `die Angabe ${name}`,
  law: ({ name }) => `ein Verweis auf ${name}`,
  link: ({ name }) => `ein Link zu ${name}`,
  component: ({ name }) => `<${name}>`,
  table: ({ sizes: [columns, rows] = [] }) => `eine Tabelle mit ${columns} Spalten und ${rows} Zeilen`,
  list: ({ sizes: [items] = [] }) => `eine Liste mit ${items} Punkten`,
};

const SIZES: Readonly<Record<Sizes[number]['what'], readonly [one: string, other: string]>> = {
  columns: ['Spalte', 'Spalten'],
  rows: ['Zeile', 'Zeilen'],
  items: ['Punkt', 'Punkte'],
};

export const translation: typeof english = {
  'parity.level': ({ own, ownDepth, source, sourceDepth, file, mark }) => [
    `Die Überschrift „${own}“ ist von der Ebene ${ownDepth}, „${source}“ in ${file} von der Ebene ${sourceDepth}.`,
    `Beginnen Sie die Überschrift mit „${mark}“.`,
  ],
  'parity.section-missing': ({ title, file }) => [
    `Der Abschnitt „${title}“ aus ${file} fehlt hinter dieser Stelle.`,
    'Übersetzen Sie den Abschnitt.',
  ],
  'parity.section-surplus': ({ title, file }) => [
    `Der Abschnitt „${title}“ steht nicht in ${file}.`,
    `Entfernen Sie die Überschrift, oder ergänzen Sie den Abschnitt zuerst in ${file}.`,
  ],
  'parity.entries': ({ key, own, source, file }) => [
    `„${key}“ hat ${counted(own, 'Eintrag', 'Einträge')}; in ${file} sind es ${source}.`,
    own < source ? `Übersetzen Sie, was aus ${file} fehlt.` : `Entfernen Sie, was zu viel ist, oder ergänzen Sie es zuerst in ${file}.`,
  ],
  'parity.groups': ({ file, isGrouped }) => [
    `„faq“ in ${file} hat ${isGrouped ? 'Gruppen' : 'keine Gruppen'}; hier ist es anders.`,
    'Bauen Sie es gleich auf.',
  ],
  'parity.slide': ({ own, source, file }) => [
    `Diese Bildtafel führt zu „${own}“; in ${file} führt sie zu „${source}“.`,
    'Bringen Sie die Bildtafeln in dieselbe Reihenfolge.',
  ],
  'parity.sizes': ({ part, own, source, file }) => [
    `${namePart(part).this} hat ${sizes(own)}; in ${file} ${source.length === 1 && source[0]?.size === 1 ? 'ist' : 'sind'} es ${sizes(source)}.`,
    `Gleichen Sie an ${file} an.`,
  ],
  'parity.part-missing': ({ part, file }) => [
    `${namePart(part).a} aus ${file} fehlt unterhalb dieser Stelle.`,
    `Ergänzen Sie dasselbe wie in ${file}.`,
  ],
  'parity.part-surplus': ({ part, file }) => [
    `${namePart(part).this} steht nicht in ${file}, oder dort in anderer Reihenfolge.`,
    `Entfernen oder verschieben Sie den Teil, oder ändern Sie zuerst ${file}.`,
  ],
  'parity.passage': ({ thing, own, source, file }) => [
    `In dieser Textstelle steht ${THINGS[thing.kind](thing)} ${own}-mal; in ${file} ${source}-mal.`,
    own < source ? `Ergänzen Sie dasselbe wie in ${file}.` : `Entfernen Sie es, oder ergänzen Sie es zuerst in ${file}.`,
  ],
  'parity.exchanged': ({ kind, own, source, file }) => [
    `${reference(kind, own, 1)} steht hier, in ${file} aber ${reference(kind, source, 1)}.`,
    `Schreiben Sie, was in ${file} steht, oder berichtigen Sie zuerst ${file}.`,
  ],
  'parity.source-alone': ({ source, own, number, command }) => [
    `Nur dieser Text nennt ${source}, das in content/articles.yaml fehlt; ${number === 1 ? 'die Übersetzung nennt' : `alle ${number} Übersetzungen nennen`} ${own}.`,
    `Schreiben Sie hier ${own}, und bestätigen Sie dann, dass ${number === 1 ? 'die Übersetzung' : 'jede Übersetzung'} das schon sagt: ${command}. Ist ${source} richtig, schreiben Sie es stattdessen in die Übersetzungen.`,
  ],
  'parity.references': ({ kind, name, own, source, file }) => [
    `${reference(kind, name, own)} hier, in ${file} aber ${source}.`,
    own < source ? `Ergänzen Sie es dort, wo ${file} es hat.` : `Entfernen Sie eine der Stellen, oder ergänzen Sie sie zuerst in ${file}.`,
  ],
  'part-missing': ({ kind, title, file, policy, line, place, own }) => {
    const { the, a, beside } = NOUNS[kind];
    const where = {
      before: `vor ${beside}`,
      behind: `hinter ${beside}`,
      table: 'in dieser Tabelle',
      end: 'am Ende des Textes',
      faq: 'unter „faq:“',
    };
    return [
      `${title ? `${the} „${title}“` : a} aus ${file} fehlt hier.${CONSEQUENCES[policy]}`,
      `Übersetzen Sie ab Zeile ${line} von ${file}, und fügen Sie es ${where[place]} ein${FORMS[kind]}. Danach: npm run status -- --record ${own}`,
    ];
  },
  'translation-outdated': ({ part, change, page, code, own }) => [
    `Das Original hat sich geändert, seit dies übersetzt wurde: ${partNames(part)} (${{ changed: 'geändert', added: 'neu', removed: 'entfallen', missing: 'fehlt hier' }[change]}).`,
    `Sehen Sie die Wörter an: npm run status -- ${page} ${code}. Fehlt die Änderung in der Übersetzung, dann übersetzen Sie sie. Halten Sie es danach fest: npm run status -- --record ${own} (--confirm statt --record, wenn nichts zu ändern war).`,
  ],
  'wrong-language': ({ found, expected, words, fix }) => [
    `Die Sprache dieses Textes ist ${languageName('de', found)}, die der Datei ${languageName('de', expected)}: „${words}“`,
    {
      source: 'Schreiben Sie ihn in der Sprache der Datei, oder verschieben Sie ihn in die richtige.',
      bare: 'Übersetzen Sie ihn.',
      text: 'Übersetzen Sie ihn; einzelne türkische Wörter markieren Sie mit <Term>…</Term>.',
    }[fix],
  ],
};

function namePart({ kind, name }: ComparedPart): { readonly this: string; readonly a: string } {
  return {
    table: { this: 'Diese Tabelle', a: 'Eine Tabelle' },
    list: { this: 'Diese Liste', a: 'Eine Liste' },
    'numbered-list': { this: 'Diese nummerierte Liste', a: 'Eine nummerierte Liste' },
    component: { this: `Dieser Baustein <${name}>`, a: `Ein Baustein <${name}>` },
  }[kind];
}

function sizes(all: Sizes): string {
  return all.map(({ what, size }) => counted(size, ...SIZES[what])).join(' und ');
}

function reference(kind: ReferenceKind, name: string, number: number): string {
  const [one, other, none, describe] = REFERENCES[kind];
  return `${number === 0 ? none : counted(number, one, other)} ${describe(name)}`;
}
