/** German: what changing a fact answers, for the command and the desk. */
import type { factAnswers as english } from '../en/factAnswers.ts';
import { counted, didYouMean } from './common.ts';

export const factAnswers: typeof english = {
  factState: ({ value, basis, day }) => `${value} (${basis}; geprüft am ${day})`,
  factsUnread: 'Es wird nichts geändert, solange diese Dateien nicht lesbar sind.',
  noFact: ({ id, near }) => `In content/facts.yaml gibt es keine Angabe „${id}“.${didYouMean(near)}`,
  noEntry: ({ id }) => `content/facts.yaml hat keinen Eintrag „${id}“.`,
  noBasis: ({ options }) => `Sagen Sie, worauf der neue Wert beruht: ${options}, wenn es dieselbe Grundlage ist.`,
  noValue: ({ value }) =>
    `„${value}“ ist kein Wert des Verzeichnisses: P90D, P3M, P10Y, 2002-01-01, 07-20, 5, 1/4, 25%, 30 ha oder Wörter wie 90 Tage.`,
  isRule: ({ id }) =>
    `Die Angabe ${id} ist eine Regel in Worten, keine Zahl. Ändern Sie sie in content/facts.yaml, und starten Sie dann npm run check.`,
  isRange: ({ id, ends }) => `Die Angabe ${id} ist eine Spanne. Schreiben Sie beide Enden, etwa ${ends}.`,
  notHeld: ({ key, reason }) => `Das kann im Verzeichnis nicht stehen. ${key}: ${reason}.`,
  wordingForm: ({ wording }) => `„${wording}“ hat nicht die Form „de: drei Monaten = vier Monaten“.`,
  wordingWrong: ({ words, id }) => `„${words}“ gibt nicht den neuen Wert von ${id} wieder.`,
  contentLost: ({ command }) => `content/ lässt sich nicht mehr lesen. Nehmen Sie die Änderung zurück: ${command}`,
  askedWords: 'Diese Wörter kann keine Regel bilden. Geben Sie ihre neue Form in derselben Zeile an:',
  openKinds: { title: 'Titel', question: 'Frage' },
  foundThen: 'Was npm run check danach meldet:',
  nothingThen: 'npm run check meldet danach nichts Neues.',
  newAtLaunch: 'Neu auf der Liste von npm run launch-check:',
  trial: 'Noch ist nichts geschrieben. Lesen Sie die Sätze, und geben Sie dann dieselbe Zeile mit --write ein.',
  written: ({ number }) => `Geschrieben: content/facts.yaml und ${counted(number, 'Datei', 'Dateien')}.`,
  stillToDo: 'Noch zu tun, wie npm run check es meldet:',
  allWordings: 'Das Verzeichnis enthält schon alle Formulierungen.',
  wordingsWritten: 'content/facts.yaml enthält jetzt die Formulierungen der Seiten. Lesen Sie die Änderung.',
};
