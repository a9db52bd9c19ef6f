/** German: the sentences with which the change report begins. */

import { isOne } from '../count.ts';
import type { changeSummary as english } from '../en/changeSummary.ts';
import { counted } from './common.ts';

/** The form of a verb for a number of things. */
const verb = (number: number, one: string, other: string): string => (isOne('de', number) ? one : other);
const pages = (number: number): string => counted(number, 'Seite', 'Seiten');
const addresses = (number: number): string => counted(number, 'Adresse', 'Adressen');
const entries = (number: number): string => counted(number, 'Eintrag', 'Einträge');
const translations = (number: number): string => counted(number, 'Übersetzung', 'Übersetzungen');
const behind = (number: number, codes: string): string =>
  `${pages(number)} ${verb(number, 'hat', 'haben')} sich im Original geändert, ohne dass alle Übersetzungen folgten (${codes})`;

export const changeSummary: typeof english = {
  ways: ({ number }) => `${counted(number, 'Weg', 'Wege')} durch einen Wegweiser ${verb(number, 'endet', 'enden')} anderswo.`,
  passages: ({ number, pages: shown }) =>
    `${counted(number, 'gemeinsame Textstelle', 'gemeinsame Textstellen')} geändert, auf ${counted(shown, 'Seite', 'Seiten')}.`,
  passagesBehind: ({ codes }) =>
    `Eine gemeinsame Textstelle hat sich im Original geändert, ohne dass alle Übersetzungen folgten (${codes}).`,
  pagesEdited: ({ number, languages, codes }) =>
    `${pages(number)} ${verb(number, 'sagt', 'sagen')} den Lesern etwas anderes, in ${counted(languages, 'Sprache', 'Sprachen')} (${codes}).`,
  pagesNew: ({ number }) => `${pages(number)} ${verb(number, 'ist', 'sind')} neu.`,
  pagesGone: ({ number }) => `${pages(number)} ${verb(number, 'ist', 'sind')} weg.`,
  pagesMoved: ({ number }) => `${pages(number)} ${verb(number, 'hat', 'haben')} einen anderen Namen oder Ordner.`,
  nothingSeen: 'Nichts hat sich geändert, was Leser sehen.',
  textsSame: 'Der Text jeder Seite ist, wie er war.',
  noFact: 'Keine Angabe hat sich geändert.',
  facts: ({ number }) => `${counted(number, 'Angabe', 'Angaben')} geändert.`,
  factsQuoted: ({ number, places, pages: shown }) =>
    `${counted(number, 'Angabe', 'Angaben')} geändert, genannt an ${counted(places, 'Stelle', 'Stellen')} auf ${pages(shown)}.`,
  factsDescribed: ({ number }) =>
    `${counted(number, 'Angabe', 'Angaben')} geändert in dem, was Schreibende lesen, nicht in dem, was Seiten sagen.`,
  factsStale: ({ number }) =>
    `${counted(number, 'Stelle', 'Stellen')} ${verb(number, 'nennt', 'nennen')} eine andere Zahl als das Verzeichnis.`,
  factUnreviewed: ({ id }) => `Die Angabe ${id} hat einen neuen Wert, aber Grundlage und Tag ihrer rechtlichen Prüfung sind die alten.`,
  statutes: ({ number }) => `${pages(number)} ${verb(number, 'zitiert', 'zitieren')} andere Vorschriften als vorher.`,
  addressesLost: ({ number }) => `${addresses(number)} ${verb(number, 'ist', 'sind')} ohne Weiterleitung verloren.`,
  noAddressLost: 'Keine Adresse geht verloren.',
  addressesRedirected: ({ number }) => `${addresses(number)} ${verb(number, 'führt', 'führen')} jetzt zu einer anderen.`,
  addressesGone: ({ number }) => `${addresses(number)} ${verb(number, 'sagt', 'sagen')}, dass die Seite weg ist.`,
  addressesNew: ({ number }) => `${addresses(number)} ${verb(number, 'ist', 'sind')} neu.`,
  withheld: ({ number }) => `${translations(number)} ${verb(number, 'wird', 'werden')} jetzt zurückgehalten.`,
  servedAgain: ({ number }) => `${translations(number)} ${verb(number, 'wird', 'werden')} wieder gezeigt.`,
  search: ({ number }) => `${counted(number, 'Titel oder Beschreibung', 'Titel und Beschreibungen')} für Suchmaschinen geändert.`,
  searchOutside: ({ number }) => `${number} davon ${verb(number, 'ist', 'sind')} länger oder kürzer, als Suchergebnisse zeigen.`,
  behind: ({ number, codes }) => `${behind(number, codes)}.`,
  behindWithout: ({ number, codes, lacking }) =>
    `${behind(number, codes)}; ${translations(lacking)} ${verb(lacking, 'erscheint', 'erscheinen')} ohne das Neue.`,
  behindIn: ({ translations: number, parts }) =>
    `${translations(number)} ${verb(number, 'ist', 'sind')}${parts > 0 ? ` in ${counted(parts, 'Teil', 'Teilen')}` : ''} zurück.`,
  signOffsVoid: ({ number }) =>
    `${counted(number, 'rechtliche Prüfung', 'rechtliche Prüfungen')} ${verb(number, 'gilt', 'gelten')} nicht mehr.`,
  signOffsGiven: ({ number }) => `${counted(number, 'rechtliche Prüfung', 'rechtliche Prüfungen')} ${verb(number, 'ist', 'sind')} neu.`,
  comments: ({ number }) => `${counted(number, 'Anmerkung', 'Anmerkungen')} ${verb(number, 'ist', 'sind')} offen.`,
  valueNow: ({ before, after }) =>
    before === undefined ? `neu, ${after}` : after === undefined ? `${before}, jetzt weg` : `${before} → ${after}`,
  factOn: ({ pages: shown, languages }) => `genannt auf ${pages(shown)} in ${counted(languages, 'Sprache', 'Sprachen')}`,
  factNowhere: 'keine Seite nennt sie',
  stops: ({ number }) =>
    `${counted(number, 'neuer Fehler', 'neue Fehler')} ${verb(number, 'hält', 'halten')} die Veröffentlichung auf: Bis ${verb(number, 'er', 'sie')} behoben ${verb(number, 'ist', 'sind')}, sehen Leser die Website, wie sie war, ohne etwas von dieser Änderung.`,
  withholds: ({ number }) =>
    `${counted(number, 'neuer Fehler', 'neue Fehler')} ${verb(number, 'hält seine', 'halten ihre')} Übersetzung zurück: Bis ${verb(number, 'er', 'sie')} behoben ${verb(number, 'ist', 'sind')}, finden Leser die Seite in dieser Sprache nicht.`,
  stoppedBefore: ({ number }) =>
    `${counted(number, 'Fehler', 'Fehler')}, ${verb(number, 'der schon vor dieser Änderung da war, hält', 'die schon vor dieser Änderung da waren, halten')} die Veröffentlichung auch auf.`,
  sameMistake: ({ number, names }) => `derselbe Fehler an ${counted(number, 'weiteren Stelle', 'weiteren Stellen')}: ${names}`,
  findings: ({ number, rules }) =>
    `${counted(number, 'neue Warnung', 'neue Warnungen')} von ${counted(rules, 'Regel', 'Regeln')}; ${verb(number, 'sie hält', 'sie halten')} nichts auf.`,
  noFinding: 'Keine Regel schlägt an, die es vorher nicht tat.',
  noOtherFinding: 'Keine andere Regel schlägt an, die es vorher nicht tat.',
  findingsFixed: ({ number }) => `${counted(number, 'Meldung', 'Meldungen')} ${verb(number, 'ist', 'sind')} behoben.`,
  navigation: ({ number }) => `${counted(number, 'Menü oder Liste', 'Menüs und Listen')} von Seiten geändert.`,
  labels: ({ number }) => `${counted(number, 'Wort oder Satz', 'Wörter und Sätze')} der Oberfläche geändert, auf jeder Seite.`,
  site: ({ number }) => `${entries(number)} in den Daten der Kanzlei geändert.`,
  files: ({ number }) => `${counted(number, 'Bild oder Datei', 'Bilder und Dateien')} geändert.`,
  registers: ({ number }) => `${entries(number)} in den Verzeichnissen für Schreibende geändert; Leser sehen sie nicht.`,
  program: ({ number }) => `${counted(number, 'andere Datei', 'andere Dateien')} geändert, die dieser Bericht nicht ansieht.`,
};
