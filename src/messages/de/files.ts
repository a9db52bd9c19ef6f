/** German: findings about files: their form, their place, YAML and the keys in it. */
import type { files as english } from '../en/files.ts';
import { write } from '../values.ts';
import { CONFLICT, didYouMean } from './common.ts';
import { reasons } from './reasons.ts';

const FOLDED = '„key: >-“, und den Text eingerückt in die nächste Zeile.';
const BLOCK = `Schreiben Sie Texte mit Doppelpunkt, Anführungszeichen oder # als gefalteten Block: ${FOLDED}`;
const FIX_FORM = 'Führen Sie „npm run check -- --fix“ aus; sonst ändert sich nichts.';
const FEWER_LEVELS = 'Schließen Sie, was offen ist, oder schreiben Sie es auf weniger Ebenen: Drei genügen den Lesern.';
const PASTED = 'Entfernen Sie, was hier versehentlich eingefügt wurde, oder beginnen Sie neue Absätze.';
const ORDINARY = '; Texte werden nur aus gewöhnlichen Dateien gelesen.';

const number = (value: number): string => value.toLocaleString('de');

export const files: typeof english = {
  encoding: () => [
    'Diese Datei ist kein Text in UTF-8.',
    'Speichern Sie sie als Text in UTF-8; Bilder und Dokumente gehören nicht hierher.',
  ],
  'long-line': ({ most }) => [`Diese Zeile hat mehr als ${number(most)} Zeichen.`, PASTED],
  'nesting.indent': ({ most }) => [`Diese Zeile ist um mehr als ${most} Leerzeichen eingerückt.`, FEWER_LEVELS],
  'nesting.markers': ({ most }) => [`In dieser Zeile beginnen mehr als ${most} Listen, Zitate oder Schlüssel ineinander.`, FEWER_LEVELS],
  'nesting.open': ({ most, isTag }) => [`Hier sind mehr als ${most} ${isTag ? 'Bausteine' : 'Klammern'} gleichzeitig offen.`, FEWER_LEVELS],
  'markup.lines': ({ most }) => [`Hier stehen mehr als ${most} Zeilen ohne Leerzeile.`, PASTED],
  'markup.marks': ({ most }) => [`Dieser Absatz hat mehr als ${most} Auszeichnungen wie [ oder *.`, PASTED],
  'long-text': ({ length, most }) => [
    `Dieser Text hat ${number(length)} Zeichen; ein Absatz hat höchstens ${number(most)}.`,
    'Beginnen Sie neue Absätze, oder entfernen Sie, was hier versehentlich eingefügt wurde.',
  ],
  'text-form.hidden': ({ code }) => [
    `Hier steht ein unsichtbares Zeichen (U+${code}); Besucher, die Suche oder wer prüft, lesen damit vielleicht andere Wörter, als Sie sehen.`,
    'Entfernen Sie es, oder tippen Sie die Wörter neu.',
  ],
  'text-form.mark': () => ['Diese Datei beginnt mit einem unsichtbaren Zeichen (einer Bytereihenfolge-Markierung).', FIX_FORM],
  'text-form.line-end': () => ['Diese Zeilen haben Zeilenenden von Windows (CR LF).', FIX_FORM],
  'text-form.letter': ({ letter }) => [
    `Der Buchstabe „${letter}“ besteht hier aus mehreren Zeichen (nicht in Unicode-Form C); eine Suche fände ihn nicht.`,
    FIX_FORM,
  ],
  'file-kind.link': () => [
    `Dies ist eine symbolische Verknüpfung${ORDINARY}`,
    'Legen Sie die Datei selbst hierher: Eine Verknüpfung kann aus den Inhalten hinausführen.',
  ],
  'file-kind.folder': () => [
    `Dies ist ein Ordner${ORDINARY}`,
    'Entfernen Sie den Ordner, oder benennen Sie ihn um, und schreiben Sie die Datei.',
  ],
  'file-kind.pipe': () => [
    `Dies ist eine Pipe, ein Socket oder ein Gerät${ORDINARY}`,
    'Entfernen Sie es, und schreiben Sie den Text in eine Datei.',
  ],
  'file-kind.outside': () => [
    `Der Ordner ist eine symbolische Verknüpfung aus den Inhalten hinaus${ORDINARY}`,
    'Legen Sie den Ordner selbst mit seinen Dateien hierher.',
  ],
  'file-size': ({ size, most }) => [
    `Diese Datei hat ${number(size)} KB; ein Text hat hier höchstens ${number(most)} KB.`,
    'Entfernen Sie, was hier versehentlich eingefügt wurde, oder schreiben Sie zwei Seiten.',
  ],
  'file-place.twice': ({ name, other }) => [
    `„${name}“ und „${other}“ sind auf vielen Rechnern ein und derselbe Name; dort bleibt nur eines von beiden.`,
    'Entfernen Sie eines von beiden, oder benennen Sie es um.',
  ],
  'file-place.page': () => [
    'Diese Datei liegt in keinem Ordner für Seiten.',
    'Seiten sind content/pages/<area>/<page-id>/<locale>.mdx; verschieben oder entfernen Sie die Datei.',
  ],
  'file-place.passage': () => [
    'Diese Datei liegt in keinem Ordner für gemeinsame Textstellen.',
    'Gemeinsame Textstellen sind content/passages/<id>/<locale>.mdx, mit einer id aus kleinen lateinischen Buchstaben, Ziffern und Bindestrichen; verschieben oder entfernen Sie die Datei.',
  ],
  'missing-file': ({ name }) => [`Die Datei ${name} fehlt.`, 'Legen Sie sie an; content/README.md sagt, was sie enthält.'],
  'missing-key.all': () => [
    'Hier steht nichts.',
    'Schreiben Sie die Schlüssel, wie content/README.md und die anderen Dateien sie zeigen, oder holen Sie den Text aus Git zurück.',
  ],
  'missing-key': ({ path, key }) => [`„${path}“ fehlt.`, `Ergänzen Sie hier „${key}:“.`],
  'unknown-key': ({ path, near }) => [
    `„${path}“ ist kein Schlüssel, den diese Datei haben darf.${didYouMean(near)}`,
    'Berichtigen Sie die Schreibweise, oder entfernen Sie den Schlüssel.',
  ],
  'unknown-key.pair': ({ path, missing, key }) => [
    `„${path}“ ist kein Schlüssel, den diese Datei haben darf, und „${missing}“ fehlt.`,
    `Schreiben Sie stattdessen „${key}:“.`,
  ],
  'unknown-key.shared': ({ key, file }) => [`„${key}“ gilt für alle Sprachen; es steht nur in ${file}.`, `Entfernen Sie „${key}“ hier.`],
  'unknown-key.list': ({ path, now, key, value }) => [
    `„${path}“ heißt jetzt „${now}“.`,
    `Schreiben Sie stattdessen „${key}: [${value}]“: eine Liste, weil es mehrere sein können.`,
  ],
  'unknown-key.offices': ({ path, now }) => [
    `„${path}“ heißt jetzt „${now}“.`,
    'Verschieben Sie die Liste unter „contact:“, nennen Sie sie „addresses:“, und geben Sie jedem Eintrag „city:“ in allen Sprachen.',
  ],
  'bad-value': ({ path, why }) => [
    `${path ? `„${path}“` : 'Diese Datei'} hat einen Wert, der nicht passt: ${write(reasons, why)}.`,
    why.key === 'empty' ? 'Schreiben Sie den Text, oder entfernen Sie, was leer ist.' : 'Schreiben Sie einen Wert in der erwarteten Form.',
  ],
  'bad-value.key': ({ key, why }) => [
    `„${key}“ ist hier kein gültiger Schlüssel: ${write(reasons, why)}.`,
    'Schreiben Sie einen Schlüssel in der erwarteten Form.',
  ],
  'bad-value.recess': ({ key, id, expected }) => [
    `„rules.${key}“ hat einen Wert, der nicht passt: Die Angabe ${id} ist ${
      {
        first: 'kein Tag des Jahres wie 07-20',
        last: 'kein Tag des Jahres wie 08-31',
        length: 'keine Dauer in Tagen oder Wochen wie P1W',
      }[expected]
    }.`,
    'Nennen Sie die Angabe, die es sagt.',
  ],
  'frontmatter.open': () => [
    'Es fehlt die Zeile „---“, die den Vorspann beendet. Hier beginnt der Text.',
    'Schreiben Sie über den Text eine Zeile mit drei Strichen.',
  ],
  'frontmatter.none': ({ isEmpty }) => [
    isEmpty ? 'Diese Datei ist leer.' : 'Diese Datei beginnt nicht mit einem Vorspann zwischen zwei Zeilen „---“.',
    'Beginnen Sie mit „---“, Schlüsseln wie title und description, und „---“; content/README.md zeigt eine ganze Datei.',
  ],
  'yaml.tab': () => [
    'Diese Zeile ist mit einem Tabulator eingerückt; YAML erlaubt nur Leerzeichen.',
    'Rücken Sie mit zwei Leerzeichen ein.',
  ],
  'yaml.duplicate': () => ['Dieser Schlüssel steht hier zweimal.', 'Behalten Sie nur einen der beiden.'],
  'yaml.dash': ({ key }) => [
    `Hier beginnt mit „${key}:“ ein Eintrag einer Liste, und sein Strich fehlt.`,
    `Schreiben Sie „- ${key}:“, den Strich unter den des Eintrags darüber und die anderen Zeilen des Eintrags zwei Leerzeichen rechts vom Strich.`,
  ],
  'yaml.proto': () => ['„__proto__“ kann kein Schlüssel sein: Programme behalten sich dieses Wort vor.', 'Schreiben Sie ein anderes Wort.'],
  'yaml.documents': () => ['Die drei Striche beginnen hier ein zweites Dokument, das niemand liest.', 'Entfernen Sie die Zeile „---“.'],
  'yaml.tag': () => [
    'YAML hält das Wort hinter ! für eine Art von Wert, die es nicht kennt.',
    'Setzen Sie den Text in Anführungszeichen, oder entfernen Sie das Wort.',
  ],
  'yaml.alias': ({ text }) => [
    `YAML hält „${text}“ für den Namen von etwas, das vorher gesagt wurde.`,
    'Setzen Sie einen Text, der mit * beginnt, in Anführungszeichen, und schreiben Sie alles aus.',
  ],
  'yaml.conflict': () => CONFLICT,
  'yaml.space': ({ key }) => [`Hinter „${key}:“ fehlt ein Leerzeichen.`, `Schreiben Sie „${key}: “ und dann den Text.`],
  'yaml.dash-space': () => ['Hinter diesem Strich fehlt ein Leerzeichen.', 'Schreiben Sie „- “ und dann den Text.'],
  'yaml.column': ({ key, above }) => [
    `„${key}:“ beginnt nicht in derselben Spalte wie „${above}:“ darüber.`,
    `Schreiben Sie „${key}:“ genau unter „${above}:“.`,
  ],
  'yaml.colon': () => ['YAML liest diese Zeile als Schlüssel, weil der Text einen Doppelpunkt enthält.', BLOCK],
  'yaml.quote': ({ mark }) => [
    'Hier beginnt ein Anführungszeichen, das nie geschlossen wird.',
    `Schreiben Sie ans Ende des Textes das schließende Zeichen ${mark}. Enthält der Text selbst ein solches Zeichen, dann schreiben Sie ihn als gefalteten Block: ${FOLDED}`,
  ],
  'yaml.behind': () => [
    'Der Text geht hinter dem schließenden Anführungszeichen weiter, wo YAML ihn beendet.',
    `Setzen Sie den ganzen Text in Anführungszeichen, oder falten Sie ihn. ${BLOCK}`,
  ],
  'yaml.folded': () => [
    'Die Zeilen dieses gefalteten Textes sind nicht gleich eingerückt.',
    'Rücken Sie jede Zeile des Textes um zwei Leerzeichen mehr ein als den Schlüssel; nie mit Tabulatoren.',
  ],
  'yaml.other': ({ reason }) => [`YAML kann dies nicht lesen: ${reason}.`, BLOCK],
};
