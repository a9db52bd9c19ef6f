/** German: how the commands of writers and reviewers are used, and what is wrong with a line that was typed. */
import type { usage as english } from '../en/usage.ts';
import { didYouMean } from './common.ts';

export const usage: typeof english = {
  surplus: ({ argument }) => `„${argument}“ ist zu viel.`,
  lacking: 'Es fehlt eine Angabe.',
  unknownOption: ({ option }) => `Die Option ${option} gibt es nicht.`,
  valueMissing: ({ option }) => `Hinter der Option ${option} fehlt ein Wert.`,
  valueSurplus: ({ option }) => `Hinter der Option ${option} steht kein Wert.`,
  oneOf: ({ option, given, known }) => `--${option} lautet „${given}“, muss aber ${known.join(' oder ')} sein.`,
  excluding: ({ option, other }) => `${option} und ${other} schließen einander aus.`,
  takenByNpm: ({ taken }) => `npm hat ${taken.join(' und ')} für sich genommen, weil vor den Optionen „--“ fehlt`,
  type: ({ line }) => `Geben Sie ein:\n  ${line}`,
  noDay: ({ day, today }) => `„${day}“ ist kein Tag bis heute, etwa ${today}.`,
  fileMissing: 'Es fehlt eine Datei.',
  whoConfirms: 'Wer bestätigt es? Fügen Sie --by "<Name>" hinzu.',
  lawyerMissing: 'Es fehlt der Name des Anwalts.',
  valueNeeded: 'Es fehlt der neue Wert.',
  textMissing: 'Es fehlt der Text der Anmerkung.',
  textBesides: 'Ein Text hinter dem Teil beginnt eine neue Anmerkung; lassen Sie ihn bei --answer und --close weg.',
  textUnquoted: 'Setzen Sie den Text in Anführungszeichen, als eine einzige Angabe.',
  noCommentNumber: ({ value }) => `„${value}“ ist keine Nummer einer Anmerkung, etwa 2.`,
  noReport: ({ file }) => `${file} ist kein Änderungsbericht, der in einen Kommentar passt.`,
  dayNeeded: ({ today }) => `Es fehlt der Tag der juristischen Prüfung: --reviewed ${today}`,

  noFile: ({ file, near }) => `Es gibt keine Datei „${file}“.${didYouMean(near)}`,
  pageNamed: ({ page, example }) => `„${page}“ ist eine Seite; nennen Sie eine ihrer Dateien, etwa ${example}.`,
  wholePath: ({ example }) => `Schreiben Sie den ganzen Pfad, etwa ${example}.`,
  noPart: ({ file, part, near }) => `${file} hat keinen Teil „${part}“.${didYouMean(near)}`,
  onePart: ({ example }) => `Nennen Sie einen einzigen Teil einer Seite, etwa ${example}.`,
  parts: 'Ihre Teile sind:',
  noChoice: ({ name, near }) => `Weder eine Seite noch ein Gebiet, eine Sprache oder eine Datei heißt „${name}“.${didYouMean(near)}`,
  notAll: ({ names }) => `Auf keine Datei trifft das alles zu: ${names}.`,
  gitMissing: 'Git ist nicht installiert.',
  noCommitNamed: ({ name }) => `Git kennt keinen Commit „${name}“.`,

  noCommonCommit: ({ before, after }) => `${before} und ${after} haben keinen gemeinsamen Commit.`,

  use: {
    status: `So wird der Befehl verwendet:
  npm run status                                     was veraltet ist und warum; dahinter Seiten, Gebiete, Sprachen oder Dateien: -- tanimatenfiz de
  npm run status -- --format=markdown                dasselbe als text, json oder markdown
  npm run status -- --record <Datei>…                die Übersetzung ist auf den neuen Stand gebracht
  npm run status -- --confirm <Datei>… --by "<Name>" die Änderung des Originals verlangt in der Übersetzung keine
Eine Datei kann Teile nennen: content/pages/divorce/tanimatenfiz/de.mdx#section.3,lead
Eine gemeinsame Textstelle, content/passages/legal-aid/de.mdx, steht für die Teile aller Seiten, die sie zeigen.`,
    signoff: `So wird der Befehl verwendet: npm run signoff -- <Datei>…
Sie haben diese Seiten in ihrer Sprache gelesen und stehen für sie ein, mit Ihrem Namen in Git.
--by "<Name>" hält es für einen anderen Anwalt fest, der das in content/people.yaml erlaubt; --on 2026-11-21 nennt einen anderen Tag als heute.`,
    facts: `So wird der Befehl verwendet:
  npm run facts -- --set <Angabe> <Wert> --basis "<Grundlage>" --reviewed <Tag>   zeigt jeden Satz vorher und nachher
  npm run facts -- --set <Angabe> <Wert> --basis "<Grundlage>" --reviewed <Tag> --write   ändert sie
  npm run facts -- --collect   trägt die Formulierungen der Seiten in das Verzeichnis ein
Zum Beispiel: npm run facts -- --set renunciation-deadline P4M --basis "TMK 606" --reviewed 2026-11-22
Eine Spanne hat zwei Werte: P8M/P1Y. --basis darf mehrmals stehen. --as "de: drei Monaten = vier Monaten" gibt Wörter an, die keine Regel bilden kann.`,
    new: `So wird der Befehl verwendet: npm run new -- <Gebiet>/<Name der Seite> [--kind=service|guide|area]
Zum Beispiel: npm run new -- rent/kira-sozlesmesi`,
    rename: `So wird der Befehl verwendet: npm run rename -- <alter Name der Seite> <neuer Name>
Zum Beispiel: npm run rename -- kira-takip kira-takibi`,
    retire: `So wird der Befehl verwendet: npm run retire -- <Name der Seite> [--to <Seite oder Adresse> | --why <Grund>]
Zum Beispiel: npm run retire -- kira-takip --to kira-hukuku`,
    check: `So wird der Befehl verwendet: npm run check [-- <Seite, Gebiet, Sprache oder Datei>…] [-- --format=text|json|github] [-- --fix] [-- --structure]
Zum Beispiel: npm run check -- kira-takip de
--fix behebt zuerst die Form der Dateien, die ids von Teilen und die Typografie; --structure lässt aus, was die Wörter sagen.`,
    dev: `So wird der Befehl verwendet: npm run dev oder npm run desk
PORT und HOST geben einen anderen Port und eine andere Adresse an: PORT=8080 npm run dev`,
    comment: `So wird der Befehl verwendet:
  npm run comment                                   was offen ist; dahinter Seiten, Gebiete, Sprachen oder Dateien: -- kira-takip de
  npm run comment -- <Datei>#<Teil> "<Text>"        hinterlässt eine Anmerkung unter Ihrem Namen in Git
  npm run comment -- <Datei>#<Teil> --answer "<Text>"
  npm run comment -- <Datei>#<Teil> --close         sie ist erledigt
Zum Beispiel: npm run comment -- content/pages/divorce/tanimatenfiz/de.mdx#section.3 "Gilt das noch?"
--number 2 wählt eine von mehreren Anmerkungen zu einem Teil.`,
    review: ({
      file,
    }) => `So wird der Befehl verwendet: npm run review -- <früherer Stand>[..<späterer Stand>] [--languages de,tr] [--out ${file}]
Zum Beispiel: npm run review -- main`,
    reviewComment: `So wird der Befehl verwendet: npm run review:comment -- <Datei des Berichts>
Wohin der Bericht kommt, gibt der Workflow an: GITHUB_REPOSITORY, GITHUB_TOKEN und die Nummer in PULL_REQUEST.`,
    release: `So wird der Befehl verwendet: npm run release [-- --dry-run]
--dry-run sagt, was veröffentlicht und was zurückgehalten würde, und schreibt nichts.`,
    launchCheck: 'So wird der Befehl verwendet: npm run launch-check [-- --format=text|json|github]',
  },
};
