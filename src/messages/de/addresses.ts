/** German: findings about addresses, the ledger, and what search engines and the site's own search show. */
import type { ReservedReason } from '../../model/pathname.ts';
import type { addresses as english } from '../en/addresses.ts';
import { counted, didYouMean } from './common.ts';

const CASE = 'Groß- und Kleinbuchstaben gelten als gleich, auch I, ı, İ und i';
const KEEP_ONE = 'Behalten Sie nur eines von beiden.';

export const RESERVED: Readonly<Record<ReservedReason, string>> = {
  language: 'ist das Kürzel einer Sprache, mit dem deren Adressen beginnen',
  letters: 'hat zwei Buchstaben, die für Sprachen frei bleiben',
  files: 'ist den eigenen Dateien der Website vorbehalten',
  windows: 'behält Windows sich selbst vor, sodass die Dateien der Seite dort nicht liegen könnten',
};

export const addresses: typeof english = {
  'pathname-taken.page': ({ own, other }) => [
    `Die Adresse ${own} gehört schon einer anderen Seite${other === undefined ? '' : `, als ${other}: ${CASE}`}.`,
    'Geben Sie einer der beiden einen anderen slug, Ordnernamen oder alias.',
  ],
  'pathname-taken.own': ({ own }) => [`Die Seite steht schon unter ${own}.`, 'Entfernen Sie diesen alias.'],
  'pathname-taken.ledger': ({ own, other }) => [`Die Adresse ${own} steht schon im Adressverzeichnis, als ${other}: ${CASE}.`, KEEP_ONE],
  'legacy-slug.page': ({ slug }) => [
    `„${slug}“ ist die Adresse einer Seite, die es gibt.`,
    'Entfernen Sie es hier, oder benennen Sie jene Seite um.',
  ],
  'legacy-slug.twice': ({ slug }) => [`„${slug}“ steht zweimal in dieser Liste.`, KEEP_ONE],
  'legacy-slug.source': ({ slug, file }) => [`„${slug}“ steht schon in ${file}; was dort steht, gilt für alle Sprachen.`, KEEP_ONE],
  'legacy-slug.other': ({ slug }) => [`„${slug}“ führt schon zu einer anderen Seite.`, KEEP_ONE],
  'slug-reserved': ({ slug, first, reason }) => [
    `Die Adresse /${slug} kann keiner Seite gehören: „${first}“ ${RESERVED[reason]}.`,
    'Wählen Sie einen anderen slug.',
  ],
  'redirect-shadow': ({ own, page, isMoved, since }) => [
    `Unter ${page} steht eine Seite${own === page ? '' : `; ohne Unterschied von Groß und Klein ist das ${own}`}. Hier heißt es, sie sei ${isMoved ? 'weitergeleitet' : 'entfernt'}.`,
    own === page
      ? `Schreiben Sie „${own}: ${since}“, oder geben Sie der Seite eine andere Adresse.`
      : 'Entfernen Sie diese Zeile: Ein Server, der Groß und Klein nicht unterscheidet, schickte die Leser im Kreis.',
  ],
  'redirect-loop': ({ way }) => [
    `Diese Weiterleitung führt zu sich selbst zurück: ${way}.`,
    'Lassen Sie eine von ihnen zu einer Seite führen.',
  ],
  'redirect-chain': ({ way, end }) => [`Diese Weiterleitung führt zu einer anderen: ${way}.`, `Schreiben Sie „redirect: ${end}“.`],
  'redirect-target.lost': ({ address, near }) => [
    `Unter ${address} steht keine Seite.${didYouMean(near)}`,
    'Schreiben Sie die kurze Adresse einer Seite, die es gibt.',
  ],
  'redirect-target.alias': ({ address, page }) => [
    `${address} ist eine weitere Adresse von ${page}.`,
    `Schreiben Sie „redirect: ${page}“.`,
  ],
  'redirect-target.language': ({ code, address, own }) => [
    `Leser von „${code}“ werden zu ${address} geschickt, obwohl es die Seite in ihrer Sprache gibt.`,
    `Schreiben Sie „redirect: ${own}“.`,
  ],
  'url-lost': ({ address, since, named, more, near, file = '', ending = '' }) => {
    const also =
      named === '' ? '' : `, auch nicht unter ${named}${more > 0 ? ` und ${counted(more, 'weiteren Adresse', 'weiteren Adressen')}` : ''}`;
    const what = {
      draft: ' Die Seite ist jetzt ein Entwurf.',
      missing: ` ${file} fehlt.`,
      renamed: ` Die Seite ist jetzt vermutlich ${file}.`,
    };
    const fixes = {
      draft: 'Entfernen Sie dort „draft: true“',
      missing: 'Legen Sie die Datei zurück',
      renamed: `Tragen Sie in jener Datei „${ending}“ unter legacySlugs ein, wie „npm run rename“ es tut`,
    };
    return [
      `${address} ist seit ${since} veröffentlicht, und dort steht keine Seite mehr${also}.${near ? what[near] : ''}`,
      `${near ? fixes[near] : 'Legen Sie die Seite zurück'}, oder schreiben Sie hier, was Leser bekommen: „{ since: ${since}, redirect: /… }“ oder „{ since: ${since}, gone: Grund }“.`,
    ];
  },
  'part-id.translation': ({ id, file }) => [
    `Die id „${id}“ gilt für alle Sprachen; sie steht nur in ${file}.`,
    'Entfernen Sie sie hier: Die Teile einer Übersetzung haben die id der Teile an derselben Stelle.',
  ],
  'part-id.twice': ({ id }) => [`Die id „${id}“ gibt es auf dieser Seite schon.`, 'Geben Sie einem der beiden Teile eine andere.'],
  'part-id.reserved': ({ id }) => [`Die id „${id}“ vergibt die Website selbst.`, 'Wählen Sie eine andere.'],
  'part-lost': ({ address, since, file, id, page }) => [
    `${address} ist seit ${since} veröffentlicht, und kein Teil von ${file} hat noch die id „${id}“.`,
    `Geben Sie die id ihrem Teil zurück, oder schreiben Sie hier, was Leser bekommen: „{ since: ${since}, redirect: ${page}#… }“ oder „{ since: ${since}, gone: Grund }“.`,
  ],
  'redirect-shadow.part': ({ address, since, file, id }) => [
    `Ein Teil von ${file} hat die id „${id}“; hier heißt es, er sei entfernt.`,
    `Schreiben Sie „${address}: ${since}“.`,
  ],
  'redirect-target.part': ({ file, id, page, near }) => [
    `Kein Teil von ${file} hat die id „${id}“.${didYouMean(near)}`,
    `Schreiben Sie die Adresse eines Teils derselben Seite: „redirect: ${page}#…“.`,
  ],
  'seo-length.wide': ({ key, width, pixels, isLong }) => [
    `seo.${key} ist ${width} Pixel breit; Suchergebnisse zeigen ${pixels}, und diese Buchstaben sind breit.`,
    shorten(isLong),
  ],
  'seo-length.count': ({ key, length, min, max, isLong }) => [
    `seo.${key} hat ${length} Zeichen; Suchergebnisse zeigen ${min} bis ${max}.`,
    shorten(isLong),
  ],
  'seo-twice': ({ key }) => [`Eine andere Seite hat denselben Text in seo.${key}.`, 'Schreiben Sie, was nur diese Seite beantwortet.'],
  'search-lost.page': ({ page, near }) => [
    `Es gibt keine Seite „${page}“.${didYouMean(near)}`,
    'Nennen Sie die Seite, die die Frage beantwortet.',
  ],
  'search-lost.place': ({ question, wanted, first, found }) => [
    `Die Suche zeigt zu „${question}“ die Seite ${wanted} nicht mehr unter den ersten ${first} Ergebnissen, sondern ${found.map((title) => `„${title}“`).join(', ') || 'nichts'}.`,
    'Verwenden Sie ein Wort der Frage in einer Überschrift, einer Frage oder dem teaser der Seite, oder tragen Sie es unter „searchTerms“ ein.',
  ],
  'search-terms.known': ({ term }) => [
    `Mit „${term}“ wird die Seite schon gefunden: Es steht im Titel, im teaser oder in einem anderen Suchwort.`,
    'Entfernen Sie das Suchwort.',
  ],
  'search-terms.taken': ({ term, page }) => [
    `„${term}“ ist auch ein Suchwort der Seite ${page} und entscheidet deshalb nichts.`,
    'Lassen Sie es bei der Seite, die es am besten beantwortet, oder fügen Sie ein Wort hinzu, das beide unterscheidet.',
  ],
};

function shorten(isLong: boolean): string {
  return isLong ? 'Sagen Sie es mit weniger Wörtern; schneiden Sie nichts ab.' : 'Sagen Sie mehr darüber, was Leser hier finden.';
}
