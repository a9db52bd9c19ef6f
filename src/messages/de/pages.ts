/** German: findings about files of pages, their kinds, lists, finders and references. */
import type { pages as english } from '../en/pages.ts';
import { counted, didYouMean, RESTORE_REGISTER, USE_AN_ID } from './common.ts';

const KIND_FIX = 'Ändern Sie „kind:“ auf einer der beiden Seiten.';
const RENAME_FILE = 'Benennen Sie die Datei nach ihrer Sprache.';
const LEAD_ON = 'Führen Sie die Antwort zu einem Ergebnis oder zu einer anderen Frage.';
const ANSWERS = 'Schreiben Sie in <Choices> eine Liste, in der jeder Punkt mit einem Link beginnt: - [Antwort](#id des nächsten Teils).';

export const pages: typeof english = {
  'one-page.no-home': () => ['Keine Seite enthält „kind: home“.', 'Schreiben Sie die Startseite: content/pages/general/home/.'],
  'one-page.kind': ({ kind }) => [`Die Website hat schon eine andere Seite der Art „${kind}“.`, KIND_FIX],
  'one-page.area': ({ area }) => [`Das Gebiet „${area}“ hat schon eine andere Gebietsseite.`, KIND_FIX],
  'home-missing': ({ code, file }) => [`In der Sprache „${code}“ gibt es Seiten, aber keine Startseite.`, `Schreiben Sie zuerst ${file}.`],
  'file-locale': ({ code, codes, near }) => [
    `„${code}“ ist keine Sprache dieser Website; sie hat ${codes}.${didYouMean(near)}`,
    RENAME_FILE,
  ],
  'source-missing': ({ source, file }) => [
    `Diese Übersetzung hat kein Original: Daneben fehlt ${source}.`,
    `Fügen Sie ${file} hinzu, oder entfernen Sie diese Datei.`,
  ],
  'file-area': ({ area, areas, near }) => [
    `„${area}“ ist kein Gebiet aus content/site.yaml; dort stehen ${areas}.${didYouMean(near)}`,
    'Verschieben Sie die Seite in einen dieser Ordner, oder tragen Sie das Gebiet in content/site.yaml ein.',
  ],
  'page-id.form': ({ id }) => [
    `Der Ordnername „${id}“ kann kein Name einer Seite sein.`,
    'Verwenden Sie nur kleine lateinische Buchstaben ohne Umlaute, Ziffern und einzelne Bindestriche.',
  ],
  'page-id.length': ({ length, most }) => [
    `Der Ordnername hat ${length} Zeichen; der Name einer Seite hat höchstens ${most}, weil Dateien nach ihm heißen.`,
    'Wählen Sie einen kürzeren Namen: npm run rename verschiebt die Seite und behält ihre Adressen.',
  ],
  'page-id.areas': ({ id }) => [`Die Seite „${id}“ steht in zwei Gebieten.`, 'Geben Sie einer der beiden einen anderen Ordnernamen.'],
  'question-twice': () => ['Diese Frage steht hier zweimal.', 'Entfernen Sie eine der beiden.'],
  'short-title': ({ kind, label, code }) => [
    `„shortTitle“ wird nirgends gezeigt: Seiten der Art „${kind}“ heißen nach der Beschriftung „${label}“.`,
    `Entfernen Sie es hier; schreiben Sie den Namen in content/labels/${code}.yaml hinter „${label}:“.`,
  ],
  'table-row.sentence': ({ columns }) => [
    'Diese Zeile gilt als Tabellenzeile, weil zwischen ihr und der Tabelle keine Leerzeile steht.',
    `Lassen Sie darüber eine Zeile frei. Ist es eine Tabellenzeile, dann schreiben Sie ihre ${counted(columns, 'Zelle', 'Zellen')} zwischen die Zeichen |.`,
  ],
  'table-row.cells': ({ cells, columns }) => [
    `Diese Zeile hat ${counted(cells, 'Zelle', 'Zellen')}; der Kopf der Tabelle hat ${columns}.`,
    cells < columns
      ? `Ergänzen Sie die ${columns - cells === 1 ? 'fehlende Zelle' : 'fehlenden Zellen'} zwischen den Zeichen |.`
      : 'Entfernen Sie, was zu viel ist: Leser sehen es nicht. Ein |, das zum Text gehört, schreiben Sie als \\|.',
  ],
  'list-marker.lost': ({ key, name }) => [
    `„${key}“ hat Einträge, aber der Text sagt nicht, wohin sie gehören.`,
    `Schreiben Sie <${name} /> in eine eigene Zeile.`,
  ],
  'list-marker.empty': ({ key, name }) => [
    `<${name} /> hat nichts zu zeigen.`,
    `Ergänzen Sie „${key}:“ im Vorspann, oder entfernen Sie die Marke.`,
  ],
  'list-marker.twice': ({ name }) => [`<${name} /> steht hier zum zweiten Mal.`, 'Behalten Sie nur eine der beiden Stellen.'],
  'today.kind': ({ kind }) => [
    `„today“ zeigen nur Leistungen und Ratgeber; diese Seite ist von der Art ${kind}.`,
    'Entfernen Sie „today“.',
  ],
  'today.few': ({ kind, acts }) => [
    `Eine Seite der Art ${kind} nennt zwei oder drei Dinge, die heute zu tun sind; diese nennt ${acts === 0 ? 'keines' : 'eines'}.`,
    'Schreiben Sie unter „today“, was Leser sofort tun können: mit Verb, Zeitangabe und der Unterlage, die dafür nötig ist.',
  ],
  'today.contact': () => [
    'Dieser Punkt schickt die Leser zur Kanzlei.',
    'Nennen Sie etwas, das Leser allein tun: eine Unterlage suchen, einen Tag notieren, bei einer Behörde einen Termin vereinbaren.',
  ],
  'finder-way.elsewhere': ({ name, kind }) => [
    `<${name}> gehört in einen Wegweiser; diese Seite ist von der Art ${kind}.`,
    'Schreiben Sie die Liste ohne diese Marke.',
  ],
  'finder-way.few': ({ title, items }) => [`Die Frage „${title}“ hat ${items === 0 ? 'keine Antworten' : 'nur eine Antwort'}.`, ANSWERS],
  'finder-way.unlinked': ({ title, items, leading }) => [
    `Die Frage „${title}“ hat ${counted(items, 'Antwort', 'Antworten')}; weiter ${leading === 1 ? 'führt' : 'führen'} davon ${leading}.`,
    ANSWERS,
  ],
  'finder-way.lacks': ({ title, name }) => [
    `Dem Ergebnis „${title}“ fehlt <${name}>.`,
    'Setzen Sie es um eine Liste; ist der Teil eine Frage, dann geben Sie ihm Antworten in <Choices>.',
  ],
  'finder-way.no-page': ({ title }) => [
    `Das Ergebnis „${title}“ führt zu keiner Seite.`,
    'Verlinken Sie die Seite, die diesen Weg erklärt: [Wörter](page:<page-id>).',
  ],
  'finder-way.circle': ({ text }) => [`Die Antwort „${text}“ führt zu einer Frage zurück, die schon gestellt wurde.`, LEAD_ON],
  'finder-way.long': ({ number, most }) => [`Nach dieser Antwort kommt die ${number}. Frage; ein Weg hat höchstens ${most}.`, LEAD_ON],
  'finder-way.lost': ({ title }) => [
    `Keine Antwort führt zu „${title}“.`,
    'Lassen Sie eine Antwort dorthin führen, oder entfernen Sie den Teil.',
  ],
  'finder-way.differs': ({ text, target, file, expected }) => [
    `Die Antwort „${text}“ führt zu ${target}; in ${file} führt dieselbe Antwort zu ${expected}.`,
    `Schreiben Sie ${expected}, oder berichtigen Sie zuerst ${file}.`,
  ],
  'finder-fact': ({ text, id, title }) => [
    `„${text}“ ist die Angabe ${id}; keine der Seiten, zu denen das Ergebnis „${title}“ führt, enthält sie.`,
    'Verlinken Sie eine Seite, die sie mit ihrer Rechtsgrundlage nennt, oder lassen Sie die Zahl weg.',
  ],
  'unwritten.draft': ({ parts, words }) => [
    `In diesem Entwurf ${parts === 1 ? 'ist noch 1 Teil' : `sind noch ${parts} Teile`} zu schreiben; der erste: „${words}“.`,
    'Ersetzen Sie ⟪…⟫ durch Text. Ist keines mehr übrig, dann entfernen Sie „draft: true“.',
  ],
  'unwritten.page': ({ words }) => [
    `Dieser Teil ist noch zu schreiben: „${words}“.`,
    'Ersetzen Sie ⟪…⟫ durch Text, oder machen Sie die Seite zum Entwurf: „draft: true“.',
  ],
  'page-unknown': ({ id, near }) => [
    `Es gibt keine Seite „${id}“.${didYouMean(near)}`,
    'Schreiben Sie den Namen eines Seitenordners unter content/pages.',
  ],
  'page-unknown.going': () => [
    'Hier ist die Seite genannt, die entfernt werden soll.',
    'Nennen Sie eine andere Seite, oder schreiben Sie die Wörter ohne Link.',
  ],
  'page-unknown.register': ({ id }) => [
    `Dieses Verzeichnis nennt die Seite „${id}“.`,
    'Entfernen Sie sie dort, oder nennen Sie eine andere Seite.',
  ],
  'link-target.way': ({ target, ways, near }) => [`Der Link führt zu „${target}“.${didYouMean(near)}`, linkFix(ways)],
  'link-target.host': ({ target, ways, host }) => [
    `Der Link führt zu „${target}“; der Server ist, was hinter dem @ steht: ${host}.`,
    linkFix(ways),
  ],
  'link-target.private': ({ target, ways }) => [
    `Der Link führt zu „${target}“; das ist keine Adresse eines öffentlichen Servers.`,
    linkFix(ways),
  ],
  'link-target.other': ({ target, ways }) => [
    `Der Link führt zu „${target}“; das ist weder eine Seite noch eine https-Adresse.`,
    linkFix(ways),
  ],
  'link-target.words': ({ target }) => [
    `Der Link zu „${target}“ hat keine Wörter; niemand sieht ihn.`,
    'Schreiben Sie die Wörter zwischen [ und ], oder entfernen Sie den Link.',
  ],
  'link-target.part': ({ id, near }) => [
    `Diese Seite hat keine Überschrift mit der id „${id}“.${didYouMean(near)}`,
    'Schreiben Sie die id, die in einer Überschrift hinter dem # steht: ## [Wörter](#id).',
  ],
  'link-target.own': ({ target, code, pageId }) => [
    `Der Link führt zu „${target}“; das ist ${code ? `eine Adresse dieser Website in einer anderen Sprache (${code})` : 'eine Adresse dieser Website'}. Ein Link nennt die Seite; jede Sprache führt dann zu ihrer eigenen Adresse.`,
    pageId ? `Schreiben Sie page:${pageId}, ohne Sprache.` : 'Schreiben Sie page:<page-id>.',
  ],
  'fact-unknown': ({ id, near }) => [`In content/facts.yaml gibt es keine Angabe „${id}“.${didYouMean(near)}`, USE_AN_ID],
  'fee-unknown': ({ id, near }) => [
    `In content/fees.yaml gibt es keine Gebühr „${id}“.${didYouMean(near)}`,
    'Nehmen Sie einen Namen aus dem Verzeichnis, oder tragen Sie die Gebühr dort ein; ein Betrag ist nicht nötig.',
  ],
  'fee-outdated': ({ id, last }) => [
    `Die Gebühr ${id} hat keinen Betrag für dieses Jahr; der letzte gilt für ${last}. Die Seiten zeigen keinen.`,
    'Tragen Sie den Betrag dieses Jahres ein, mit Quelle und dem Tag, an dem Sie ihn gelesen haben.',
  ],
  'link-unknown': ({ id, file, near }) => [
    `In ${file} gibt es keine Adresse „${id}“.${didYouMean(near)}`,
    'Nehmen Sie einen Namen aus dem Verzeichnis, oder tragen Sie die Adresse dort ein.',
  ],
  'register-missing': ({ name, file }) => [`<${name} /> zeigt ${file}; die Datei fehlt oder ist nicht lesbar.`, RESTORE_REGISTER],
  'passage-unknown': ({ id, near }) => [
    `Es gibt keine gemeinsame Textstelle „${id}“.${didYouMean(near)}`,
    'Schreiben Sie den Namen eines Ordners unter content/passages, oder legen Sie die Stelle dort in allen Sprachen an.',
  ],
  'passage-missing': ({ id, code, file }) => [
    `Die gemeinsame Textstelle „${id}“ hat keinen Text in „${code}“.`,
    `Fügen Sie ${file} hinzu.`,
  ],
  'passage-unused': ({ id }) => [
    `Keine Seite verwendet die gemeinsame Textstelle „${id}“; niemand liest sie.`,
    `Schreiben Sie <Passage id="${id}" /> dorthin, wo Seiten dies sagen, oder entfernen Sie den Ordner content/passages/${id}.`,
  ],
};

function linkFix(ways: string): string {
  return `Schreiben Sie page:<page-id>, link:<id>, ${ways} oder eine vollständige https-Adresse.`;
}
