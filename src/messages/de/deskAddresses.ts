/** German: the words of the desk's view of addresses. */
import type { addresses as english } from '../en/deskAddresses.ts';

export const addresses: typeof english = {
  about:
    'Jede Adresse, die je veröffentlicht wurde, muss antworten. Versuchen Sie eine: einen Pfad oder eine vollständige Adresse aus einem Brief oder von einer anderen Website.',
  try: 'Adresse versuchen',
  path: 'Pfad versuchen',
  ledger: 'Das Adressverzeichnis',
  filter: 'Filter der Adressen',
  find: 'Adresse finden',
  kind: 'Art',
  allKinds: 'Alle Arten',
  kinds: {
    page: 'Seite',
    alias: 'Zweite Adresse',
    legacy: 'Frühere Endung',
    moved: 'Umgezogen',
    gone: 'Entfernt',
    lost: 'Verloren',
  },
  answers: {
    200: 'Eine Seite antwortet',
    301: 'Besucher werden weitergeleitet',
    302: 'Besucher werden vorläufig weitergeleitet',
    404: 'Nicht gefunden',
    410: 'Entfernt',
  },
  address: 'Adresse',
  leadsTo: 'Führt zu',
  since: 'Seit',
  inLedger: 'Verzeichnis',
  unreleased: 'noch nicht veröffentlicht',
  endings: 'Frühere Endungen',
  aboutEndings:
    'Jede unbekannte Adresse mit einer dieser Endungen führt zur Seite, in der Sprache der Adresse. Eine, die mit einer Sprache beginnt, gilt nur für deren Adressen.',
  openNearest: 'Die nächste öffnen',
  openPage: 'Seite öffnen',
  ledgerLine: (line) => `Im Verzeichnis, Zeile ${line}`,
  thePage: (title, canonical) => `Die Seite „${title}“${canonical ? `; ihre eigentliche Adresse ist ${canonical}` : ''}.`,
  absent: 'Die Seite ist in dieser Sprache heute nicht veröffentlicht: Eine vorläufige Weiterleitung führt zum Original.',
  spelling: 'Es ist eine andere Schreibweise dieser Adresse.',
  moved: 'Nach dem Verzeichnis ist sie umgezogen.',
  legacy: 'Sie hat eine frühere Endung, die zu dieser Seite führt.',
  gone: (why) => `Endgültig entfernt: ${why}`,
  nothing: (near) => `Hier antwortet keine Seite${near ? `. Die nächste Adresse ist ${near}` : ''}.`,
  nothingMore: 'Nichts antwortet mehr.',
};
