/** German: what is said when somebody leaves, answers or closes a comment at a part of a page. */
import type { comments as english } from '../en/comments.ts';

export const comments: typeof english = {
  said: {
    comment: ({ by }) => `Anmerkung von ${by}.`,
    answer: ({ by }) => `Antwort von ${by}.`,
    close: ({ by }) => `Geschlossen von ${by}.`,
  },
  noneHere: 'Hier ist keine Anmerkung offen.',
  openHere: 'Hier offen:',
  none: 'Keine Anmerkung ist offen.',
  unknownPerson: 'Git weiß nicht, wer Sie sind. Geben Sie ein: git config user.name "<Ihr Name>"',
  empty: 'Der Text ist leer.',
  long: ({ length, most }) =>
    `Der Text hat ${length} Zeichen; eine Anmerkung hat höchstens ${most}. Schreiben Sie zwei, jede an ihrem Teil.`,
  several: 'Hier sind mehrere Anmerkungen offen; fügen Sie --number hinzu:',
  noneAtPart: ({ file, part }) => `${file} hat zu „${part}“ keine offene Anmerkung.`,
  noneWithNumber: ({ file, number }) => `${file} hat keine offene Anmerkung mit der Nummer ${number}.`,
  openInFile: 'In dieser Datei offen:',
  noneInFile: 'In dieser Datei ist keine Anmerkung offen.',
};
