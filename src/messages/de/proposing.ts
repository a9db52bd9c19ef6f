/** German: what the server says about proposals. */
import type { proposing as english } from '../en/proposing.ts';
import { counted } from './common.ts';

export const proposing: typeof english = {
  refusals: {
    gitMissing:
      'Git ist auf diesem Computer nicht installiert; jemand aus dem Team kann es installieren (git-scm.com). Ihre Texte bleiben bis dahin im Ordner.',
    noRepository:
      'Dieser Ordner ist keine mit Git gemachte Kopie; deshalb lässt sich daraus nichts vorschlagen. Bitten Sie im Team um einen Klon des Projekts.',
    noCommit: 'Git hat von diesem Projekt noch keinen ersten Stand; jemand aus dem Team muss das Projekt einmal committen.',
    notTrusted: ({ command }) =>
      `Git vertraut diesem Ordner nicht, weil er einem anderen Benutzer gehört; jemand aus dem Team kann es erlauben: ${command}`,
    inProgress: ({ what, command }) =>
      `Git steckt in diesem Ordner mitten in einem Vorgang (${what}); jemand aus dem Team beendet ihn oder bricht ihn ab: ${command}`,
    conflict: ({ file }) =>
      `Zwei Fassungen von ${file} widersprechen sich, und niemand hat das bisher entschieden; jemand aus dem Team muss diesen Konflikt zuerst lösen.`,
    conflictMarks: ({ file }) =>
      `${file} enthält noch beide Fassungen eines Konflikts (Zeilen, die mit „<<<<<<<“ beginnen); behalten Sie eine davon.`,
    nothingChanged: 'Nichts unterscheidet sich vom letzten gespeicherten Stand; es gibt also nichts vorzuschlagen.',
    nothingChosen: 'Keine geänderte Seite ist gewählt; kreuzen Sie mindestens eine an.',
    nothingNew: 'Dieser Vorschlag enthält die Texte schon so, wie sie jetzt sind.',
    outside: ({ file }) => `„${file}“ ist kein geänderter Text des Inhalts und lässt sich nicht vorschlagen; laden Sie diese Ansicht neu.`,
    noTitle: 'Der Vorschlag hat keinen Titel; sagen Sie in einem Satz, was sich ändert.',
    longTitle: ({ number }) => `Der Titel ist länger als ${number} Zeichen; schreiben Sie den Rest in die Begründung.`,
    noName: 'Niemand wüsste, von wem der Vorschlag ist; schreiben Sie Ihren Namen und Ihre E-Mail-Adresse.',
    findings: ({ number }) =>
      `Die Prüfung hat in genau diesen Texten ${counted(number, 'Fehler', 'Fehler')} gefunden; beheben Sie ${number === 1 ? 'ihn' : 'sie'} zuerst.`,
    changedMeanwhile:
      'Ein Text wurde geändert, während der Vorschlag entstand; lesen Sie den Bericht noch einmal, und geben Sie ihn dann zur Durchsicht.',
    unknown: ({ name }) => `Der Schreibtisch kennt in diesem Ordner keinen Vorschlag „${name}“; laden Sie diese Ansicht neu.`,
    accepted: 'Dieser Vorschlag ist angenommen; machen Sie für weitere Änderungen einen neuen.',
    checkedOut: ({ name }) =>
      `Der Branch ${name} ist in einem Ordner dieses Computers geöffnet; deshalb lässt der Schreibtisch ihn in Ruhe. Jemand aus dem Team kann einen anderen öffnen (git switch main).`,
    changedByOthers:
      'Jemand aus dem Team hat diesen Vorschlag dort geändert, wohin er gesendet wurde; deshalb lässt der Schreibtisch ihn in Ruhe. Machen Sie einen neuen Vorschlag, oder fragen Sie nach.',
    changedBranch: 'Dieser Vorschlag wurde im selben Augenblick geändert; laden Sie diese Ansicht neu, und versuchen Sie es noch einmal.',
    nameTaken:
      'Ein Branch dieses Projekts heißt „proposal“, sodass keiner darunter stehen kann; jemand aus dem Team muss ihn umbenennen: git branch -m proposal old-proposal',
    hook: ({ message }) =>
      `Ein Programm, das dieses Projekt mit Git ausführt, hat abgelehnt: ${message}; jemand aus dem Team kann sagen, was es verlangt.`,
    noWriting:
      'In den Ordner, in dem Git seine Stände aufbewahrt, lässt sich nicht schreiben; jemand aus dem Team muss Ihnen das Recht dazu geben.',
    diskFull: 'Der Datenträger ist voll; schaffen Sie Platz, und versuchen Sie es noch einmal.',
    other: ({ message }) => `Git kann das nicht: ${message}; jemand aus dem Team kann mit dieser Meldung helfen.`,
    checkEnded: 'Die Prüfung endete, bevor sie fertig war; das Terminal des Servers sagt, warum.',
  },
  operations: {
    merge: 'Zusammenführen, merge',
    rebase: 'Umsetzen, rebase',
    cherryPick: 'Übernehmen, cherry-pick',
    revert: 'Zurücknehmen, revert',
    bisect: 'Suche nach einem fehlerhaften Commit',
  },
  notSent: {
    noRemote: 'Diese Kopie des Projekts ist mit keinem Ort verbunden, an dem andere sie sehen könnten',
    timeout: ({ host, number }) => `${host} hat nicht innerhalb von ${number} Sekunden geantwortet`,
    network: ({ host }) => `${host} ist nicht erreichbar: Es gibt kein Netz, oder es ist für diesen Computer gesperrt`,
    login: ({ host }) => `${host} nimmt den Zugang dieses Computers nicht an`,
    missing: ({ host }) => `${host} hat dieses Projekt nicht oder zeigt es Ihnen nicht`,
    refused: ({ host, message }) => `${host} hat abgelehnt${message && `: ${message}`}`,
    changed: ({ host }) => `jemand anderes hat den Vorschlag geändert, und zwar hier: ${host}`,
    hook: ({ message }) => `ein Programm, das dieses Projekt vor dem Senden ausführt, hat abgelehnt${message && `: ${message}`}`,
    other: ({ host, message }) => `das Senden an ${host} ist misslungen${message && `: ${message}`}`,
  },
  next: {
    notSent: ({ why }) => `Er wurde nicht gesendet: ${why}.`,
    colleague: ({ name, command }) =>
      `Der Vorschlag ist in diesem Ordner als Branch ${name} aufbewahrt. Drücken Sie später „Senden“, oder bitten Sie jemanden aus dem Team um: ${command}`,
    fetch: ({ name, command }) =>
      `Der Vorschlag ist in diesem Ordner als Branch ${name} aufbewahrt. Wer aus dem Team diesen Ordner öffnet, holt ihn mit: ${command}`,
  },
  done: {
    made: 'Der Vorschlag ist gemacht.',
    continued: 'Der Vorschlag hat die neuesten Texte.',
    requested: 'Er ist gesendet, und die Anfrage zur Durchsicht ist offen.',
    sentWithLink: 'Er ist gesendet. Öffnen Sie die Anfrage zur Durchsicht mit dem Link.',
    sentOnly: ({ name, host }) => `Er ist als Branch ${name} an ${host} gesendet. Bitten Sie jemanden aus dem Team, ihn zu lesen.`,
    takenBack: 'Der Vorschlag ist zurückgezogen. Ihre Texte bleiben, wie sie sind.',
    takenBackHere: ({ host }) =>
      `Der Vorschlag ist hier zurückgezogen. Anderswo hat jemand ihn geändert, und dort bleibt er: ${host}. Ihre Texte bleiben, wie sie sind.`,
    notTakenBack: ({ why }) => `Der Vorschlag ist nicht zurückgezogen: ${why}. Versuchen Sie es später noch einmal.`,
    removed: 'Der Vorschlag ist aus der Liste genommen. Er bleibt angenommen.',
    news: 'Die Stände sind die von jetzt.',
    noNews: ({ why }) => `Die Stände können alt sein: ${why}.`,
  },
  notes: {
    ignored: ({ files, number }) =>
      `Git übergeht ${files}; ${number === 1 ? 'diese Datei ist' : 'diese Dateien sind'} deshalb in keinem Vorschlag. Jemand aus dem Team muss .gitignore ändern.`,
    strange: ({ files }) => `Verweise und Namen mit Steuerzeichen werden nicht vorgeschlagen: ${files}.`,
    ahead: ({ name, main, number }) =>
      `Dieser Ordner zeigt den Branch ${name}, nicht ${main}. Ein Vorschlag enthält auch seine ${counted(number, 'Änderung (Commit)', 'Änderungen (Commits)')}.`,
    detached: 'Dieser Ordner zeigt einen früheren Stand des Projekts und keinen Branch. Ein Vorschlag beginnt bei diesem Stand.',
    shallow: 'Diese Kopie hat nur die neueste Geschichte; ein angenommener Vorschlag kann deshalb noch „gesendet“ heißen.',
  },
};
