/** German: what signing off, a new page, and renaming or removing one answer, for the commands and the desk. */
import type { answers as english } from '../en/answers.ts';
import { RESERVED } from './addresses.ts';
import { counted, didYouMean } from './common.ts';

export const answers: typeof english = {
  signed: ({ by, day }) => `freigezeichnet von ${by} am ${day}.`,
  nothingSigned: 'Es wurde nichts freigezeichnet:',
  notSigned: ({ file, reasons }) => `${file ?? 'Die Seite'} ${reasons.join(' und ')}.`,
  isDraft: 'ist ein Entwurf (entfernen Sie draft: true, sobald der Text fertig ist)',
  hasMistakes: ({ number }) => `hat ${number} Fehler (npm run check)`,
  isOutdated: 'ist älter als das Original (npm run status)',
  openOnSigned: ({ number }) => `Noch ${counted(number, 'offene Anmerkung', 'offene Anmerkungen')} zu dem, was Sie freigezeichnet haben:`,
  noCommit: 'Diese Texte sind noch in keinem Commit, deshalb wird keiner festgehalten. Committen Sie beides zusammen.',
  noPerson: ({ file, name, near }) => `In ${file} steht niemand namens „${name}“.${didYouMean(near)}`,
  nothingToSign: ({ file, name }) => `Nach ${file} darf „${name}“ nichts freizeichnen.`,
  whoMaySign: 'Wer freizeichnen darf, hat dort „signs:“ mit Sprachen und Gebieten.',
  notFor: ({ file, name, own }) =>
    `In Git heißen Sie „${own}“, und Sie dürfen nicht für „${name}“ freizeichnen. ${file} kann es erlauben: recordedBy: [${own}] unter „signs:“ von „${name}“.`,
  mayNotSign: ({ file, name }) => `Es wurde nichts freigezeichnet: „${name}“ darf das nicht (${file}):`,
  thisLanguage: ({ file, code }) => `${file}: die Sprache ${code}`,
  thisArea: ({ file, area }) => `${file}: das Gebiet ${area}`,

  made: ({ kind, number }) => `Eine neue Seite der Art „${kind}“, als Entwurf in ${counted(number, 'Sprache', 'Sprachen')}:`,
  afterMaking: `Ersetzen Sie jedes ⟪…⟫ durch Text (npm run check zählt, was noch fehlt); mit npm run dev sehen Sie die Seite.
Entfernen Sie in jeder fertigen Sprache „draft: true“; npm run release verzeichnet dann ihre Adressen.`,
  noPlace: ({ place }) => `„${place}“ ist kein Ort für eine Seite. Schreiben Sie <Gebiet>/<Name der Seite>, etwa rent/kira-sozlesmesi.`,
  noArea: ({ area, names, near }) => `Es gibt kein Gebiet „${area}“; die Website hat ${names}.${didYouMean(near)}`,
  noOutline: ({ code, file }) => `Für „${code}“ gibt es keine Gliederung: ${file}.`,
  noKind: ({ kind, near }) => `Es gibt keine Art „${kind}“.${didYouMean(near)}`,
  generalKinds: ({ names, kind }) =>
    `Im Ordner general können Sie anlegen: ${names} (--kind=${kind}). Eine Seite über ein einzelnes Rechtsgebiet gehört in dessen Ordner.`,
  areaTaken: ({ area }) => `Das Gebiet „${area}“ hat seine Übersichtsseite schon.`,
  generalOnly: ({ kind }) => `Eine Seite der Art „${kind}“ gehört in den Ordner general.`,
  longAddress: ({ word, length, most }) => `„${word}“ hat ${length} Zeichen; eine Adresse hat höchstens ${most}.`,
  badAddress: ({ word, near }) =>
    `„${word}“ kann keine Adresse sein: nur kleine lateinische Buchstaben, Ziffern und einzelne Bindestriche.${didYouMean(near)}`,
  reservedAddress: ({ word, reserved }) => `„${word}“ kann keine Adresse sein: Das Wort ${RESERVED[reserved]}.`,
  pageThere: ({ page, folder }) => `Es gibt schon eine Seite „${page}“: ${folder}.`,
  addressTaken: ({ address, file }) => `${address} ist die Adresse einer anderen Seite: ${file}.`,
  addressKnown: ({ address, place }) =>
    `${address} war schon einmal veröffentlicht und hat einen eigenen Eintrag: ${place}. Alte Links führten zur neuen Seite.`,
  oldEnding: ({ word, file }) => `„${word}“ ist ein früheres Ende von Adressen und führt zu ${file} (legacySlugs).`,

  noPage: ({ page, near }) => `Es gibt keine Seite „${page}“.${didYouMean(near)}`,
  sameName: 'Der alte und der neue Name sind gleich.',
  renameUnread: 'Es wird nichts umbenannt, solange diese Dateien nicht lesbar sind.',
  addressesMove: ({ word }) => `Alte Adressen, die auf „${word}“ enden, leiten in jeder Sprache weiter (301).`,
  addressesStay: ({ place, slug }) => {
    if (place === undefined) return 'Die Adressen bleiben, wie sie sind.';
    const said = `Die Adressen bleiben, wie sie sind: In ${place} steht „slug: ${slug || '""'}“.`;
    return slug
      ? `${said} Sollen auch sie sich ändern, schreiben Sie dort ein anderes Wort, und fügen Sie „${slug}“ in dieser Datei unter legacySlugs hinzu.`
      : said;
  },

  removedOn: ({ day }) => `Die Seite wurde am ${day} entfernt.`,
  retireUnread: 'Es wird nichts entfernt, solange diese Dateien nicht lesbar sind.',
  ledgerUnread: ({ file }) => `Es wird nichts entfernt, solange ${file} nicht lesbar ist.`,
  noTarget: ({ page, near }) => `Es gibt keine veröffentlichte Seite „${page}“.${didYouMean(near)}`,
  ownTarget: ({ page }) => `„${page}“ ist die Seite, die entfernt werden soll; nennen Sie eine andere.`,
  stillNeeded: ({ page }) => `„${page}“ wird noch gebraucht. Es wird nichts entfernt, bis das behoben ist:`,
  turnLinks: ({ number, command }) =>
    `Damit ${counted(number, 'Link zu einer anderen Seite führt', 'Links zu einer anderen Seite führen')}, geben Sie ein: ${command}`,
  notInGit: ({ page, files }) =>
    `Es wurde nichts entfernt. Diese Texte von „${page}“ sind in keinem Commit und gingen verloren: ${files}.
Committen Sie sie, oder nehmen Sie die Änderungen zurück (git restore; neue Dateien löschen), und starten Sie den Befehl noch einmal.`,
  publicAddresses: ({ number, file }) =>
    `${counted(number, 'ihrer Adressen war', 'ihrer Adressen waren')} öffentlich; was jetzt antwortet, steht in ${file}:`,
  ledNow: 'Einträge, die zu ihr führten, führen jetzt zur anderen Seite:',
  beforeBuild: 'Noch zu tun, bevor die Website gebaut werden kann:',
};
