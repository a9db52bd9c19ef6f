/** German: what the server says about the desk's actions, and why it does not carry one out. */
import type { writing as english } from '../en/writing.ts';

export const writing: typeof english = {
  notUnderstood: 'Der Server versteht die Anfrage nicht. Laden Sie die Seite neu.',
  failed: 'Im Server ist ein Fehler aufgetreten. Sein Terminal sagt, welcher.',
  tooLong: 'Der Text ist zu lang, um gesendet zu werden. Seiten haben höchstens ein halbes Megabyte.',
  earlierStart: 'Diese Seite stammt von einem früheren Start des Servers. Laden Sie sie neu; was Sie geschrieben haben, bleibt erhalten.',
  noPassword:
    'Andere Rechner erreichen diesen Server, deshalb kann niemand schreiben. Starten Sie ihn ohne HOST oder mit DESK_PASSWORD (scripts/README.md).',
  mayNotWrite: 'Dieser Rechner erlaubt dem Schreibtisch nicht, in content/ zu schreiben. Fragen Sie, wer den Rechner betreut.',

  noFile: 'Die Inhalte haben keine solche Datei.',
  onlyTexts: 'Hier lassen sich nur Dateien ändern, die auf .mdx oder .yaml enden.',
  goneFile: 'Die Datei wurde gelöscht oder umbenannt.',
  noOrdinaryFile: 'Das ist keine gewöhnliche Datei der Inhalte, oder ihr Ordner verweist auf einen anderen Ort.',
  largeFile: 'Die Datei ist zu groß, um hier bearbeitet zu werden.',
  longText: 'Der Text ist länger, als eine Seite sein darf. Schreiben Sie zwei Seiten.',
  utf16:
    'Die Datei ist Text in UTF-16. Speichern Sie sie in dem Programm, aus dem sie kommt, als UTF-8; dann lässt sie sich hier bearbeiten.',
  notUtf8:
    'Die Datei ist kein Text in UTF-8. Speichern Sie sie in dem Programm, aus dem sie kommt, als UTF-8; dann lässt sie sich hier bearbeiten.',
  noTranslation: 'Die Seite gibt es in dieser Sprache noch nicht.',
  unfitCharacter:
    'Der Text enthält ein Zeichen, das keine Datei aufnehmen kann. Vermutlich wurde es eingefügt; entfernen Sie es und speichern Sie noch einmal.',
  uncheckedWords: 'Die Wörter konnten nicht geprüft werden. Bei der nächsten Pause wird es wieder versucht.',
  forbidden:
    'Es wurde nichts gespeichert: Dieser Rechner erlaubt dem Server nicht, in diese Datei zu schreiben. Fragen Sie, wer den Rechner betreut.',
  fullDisk:
    'Es wurde nichts gespeichert: Die Platte ist voll. Die Datei ist, wie sie war; schaffen Sie Platz und speichern Sie noch einmal.',
  readOnlyDisk: 'Es wurde nichts gespeichert: Die Platte lässt sich nur lesen. Fragen Sie, wer den Rechner betreut.',
  lostFile: 'Es wurde nichts gespeichert: Die Datei oder ihr Ordner wurde inzwischen gelöscht oder umbenannt.',

  unchanged: ({ why }) => `Es wurde nichts geändert. ${why}`,
  linkedFile: ({ file }) => `Es wurde nichts geändert: ${file} verweist auf einen anderen Ort dieses Rechners.`,
  typedAnswer: 'Im Feld steht eine Antwort, die beim Schließen verloren ginge. Senden Sie zuerst die Antwort ab, oder leeren Sie das Feld.',
  noTitle: 'Schreiben Sie den Titel der Seite oder das Ende ihrer Adresse.',
  noName: 'Wer bestätigt es? Schreiben Sie einen Namen.',
  pageAndReason:
    'Eine Seite, die an ihre Stelle tritt, und ein Grund, warum es keine gibt, schließen einander aus. Leeren Sie eines der beiden Felder.',
  unsavedPage: ({ page, files }) =>
    `Es wurde nichts entfernt: „${page}“ hat Texte, die es nur auf diesem Rechner gibt und die verloren gingen (${files}). Reichen Sie sie zuerst mit „Vorschlagen“ ein. Wenn niemand sie braucht, löschen Sie diese Dateien auf diesem Rechner.`,
  forgotten: 'An diese Änderung erinnert sich der Schreibtisch nicht mehr. Git hat die früheren Texte.',
  touched: ({ files }) => `Es wurde nichts zurückgenommen: Jemand hat seitdem ${files} geändert.`,
  takenBack: 'Zurückgenommen: Alles ist wieder wie vorher.',

  fixes: {
    missing: ({ file, line }) =>
      `Übersetzen Sie es ab Zeile ${line} von ${file}, und fügen Sie es ein. „Auf den neuen Stand bringen“ zeigt die Wörter und hält es fest, wenn es fertig ist.`,
    outdated:
      'Drücken Sie „Auf den neuen Stand bringen“: Es zeigt Teil für Teil, was sich geändert hat, und hält es fest, wenn Sie fertig sind.',
    typography: ({ right }) => `Schreiben Sie „${right}“ (␣ und ⍽ sind geschützte Leerzeichen).`,
  },
};
