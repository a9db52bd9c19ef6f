/** German: findings about the markup of texts. */
import type { mdx as english } from '../en/mdx.ts';
import { CONFLICT, didYouMean } from './common.ts';

export const mdx: typeof english = {
  'mdx-code.import': () => [
    'Texte enthalten kein „import“ und kein „export“.',
    'Entfernen Sie die Zeile; die aufgeführten Bausteine sind ohne sie da.',
  ],
  'mdx-code.braces': () => [
    'Texte dürfen keine { geschweiften Klammern } enthalten: MDX führte ihren Inhalt als Code aus.',
    'Entfernen Sie die Klammern, oder schreiben Sie runde.',
  ],
  'mdx-code.attribute': ({ name }) => [
    `<${name}> hat ein Attribut mit geschweiften Klammern.`,
    'Schreiben Sie Attribute in Anführungszeichen: id="reddi-miras".',
  ],
  'mdx-html': () => ['Texte enthalten kein HTML.', 'Verwenden Sie Markdown oder einen der aufgeführten Bausteine.'],
  'mdx-image': () => ['Texte enthalten keine Bilder.', 'Entfernen Sie das Bild; die Gestaltung zeichnet ihre eigenen.'],
  'mdx-footnote': () => ['Texte enthalten keine Fußnoten.', 'Nehmen Sie die Wörter in den Satz, oder schreiben Sie ein <Note>.'],
  'heading-level': () => [
    'Die einzige Überschrift der ersten Ebene ist der Titel der Seite.',
    'Schreiben Sie diese Überschrift mit ## statt #.',
  ],
  'heading-blank': ({ signs }) => [
    `Diese Überschrift gilt als Satz, weil hinter ${signs} kein Leerzeichen steht.`,
    `Schreiben Sie hinter ${signs} ein Leerzeichen, und lassen Sie die Zeile darüber frei.`,
  ],
  'mdx-component': ({ name, near, names }) => [
    name ? `<${name}> ist kein Baustein, den Texte verwenden dürfen.${didYouMean(near)}` : 'Texte enthalten kein <>…</>.',
    `Verwenden Sie einen von ${names}, oder entfernen Sie die Marke.`,
  ],
  'mdx-attribute.unknown': ({ name, attribute, near, known }) => [
    `<${name}> hat kein Attribut „${attribute}“.${didYouMean(near)}`,
    known ? `Möglich sind ${known}.` : 'Entfernen Sie das Attribut.',
  ],
  'mdx-attribute.missing': ({ name, attribute }) => [
    `<${name}> braucht das Attribut „${attribute}“.`,
    `Schreiben Sie <${name} ${attribute}="…">.`,
  ],
  'mdx-empty.words': ({ name }) => [`In <${name}> steht nichts.`, `Setzen Sie die Wörter zwischen <${name}> und </${name}>.`],
  'mdx-empty.mark': ({ name }) => [`<${name}> darf keine Wörter enthalten.`, `Schreiben Sie <${name} />, und die Wörter außerhalb davon.`],
  'passage-form.empty': ({ id }) => [
    'Diese gemeinsame Textstelle ist leer.',
    `Schreiben Sie den Text, oder entfernen Sie den Ordner content/passages/${id}.`,
  ],
  'passage-form.heading': () => [
    'Eine gemeinsame Textstelle enthält keine Überschrift.',
    'Schreiben Sie die Überschrift in die Seiten, über die Textstelle.',
  ],
  'passage-form.passage': () => [
    'Eine gemeinsame Textstelle enthält keine andere.',
    'Schreiben Sie den Text hierher, oder verwenden Sie in der Seite beide.',
  ],
  'passage-form.list': ({ name }) => [
    `Eine gemeinsame Textstelle enthält kein <${name} />, das die eigenen Daten der Seite zeigt.`,
    'Schreiben Sie es in die Seiten.',
  ],
  'passage-form.inside': ({ id }) => [
    `Die gemeinsame Textstelle „${id}“ hat mehr als einen Absatz und steht hier innerhalb eines Absatzes.`,
    'Lassen Sie sie allein stehen, mit einer Leerzeile davor und danach.',
  ],
  'mdx-syntax.unclosed': ({ name }) => [
    `<${name}> wird hier geöffnet und nie geschlossen.`,
    `Schreiben Sie </${name}> hinter die Wörter, oder <${name} />, wenn keine darin stehen.`,
  ],
  'mdx-syntax.closing': () => ['Diese schließende Marke hat keine öffnende.', 'Entfernen Sie sie, oder öffnen Sie den Baustein davor.'],
  'mdx-syntax.quotes': () => ['Das Attribut hat typografische Anführungszeichen.', 'Schreiben Sie gerade, wie in <Fact id="…">.'],
  'mdx-syntax.braces': () => [
    'MDX hält { } für Code und kann diesen nicht lesen.',
    'Entfernen Sie die Klammern, oder schreiben Sie runde.',
  ],
  'mdx-syntax.end': () => [
    'Etwas wird geöffnet und nie geschlossen: die Marke eines Bausteins, ein Anführungszeichen oder eine Klammer.',
    'Schließen Sie es; Marken sehen so aus: <Note> … </Note>.',
  ],
  'mdx-syntax.comment': () => [
    'Texte enthalten keine Kommentare.',
    'Entfernen Sie den Kommentar; eine Notiz für Kollegen gehört in die Nachricht des Commits.',
  ],
  'mdx-syntax.html': ({ name }) => [
    `<${name}> ist HTML; Texte enthalten keines.`,
    'Entfernen Sie die Marke. Eine leere Zeile beginnt einen neuen Absatz.',
  ],
  'mdx-syntax.conflict': () => CONFLICT,
  'mdx-syntax.less': () => [
    'MDX hält < für den Anfang eines Bausteins und kann diesen nicht lesen.',
    'Schreiben Sie „kleiner als“ in Worten, oder berichtigen Sie die Marke.',
  ],
  'mdx-syntax.other': ({ reason }) => [`MDX kann dies nicht lesen: ${reason}.`, 'Vergleichen Sie mit den Beispielen in content/README.md.'],
};
