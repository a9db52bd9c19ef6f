/** German: findings about labels, and about names in registers. */
import type { registers as english } from '../en/registers.ts';
import { didYouMean } from './common.ts';

const OLD_LABELS = {
  whatsappHi: ' Sie heißt jetzt „whatsapp_hi“.',
  city: ' Städte stehen jetzt in content/site.yaml unter contact.addresses.',
};

export const registers: typeof english = {
  'label-unused': ({ key, old, near }) => [
    `Die Beschriftung „${key}“ wird auf der Website nirgends gezeigt.${old ? OLD_LABELS[old] : didYouMean(near)}`,
    'Berichtigen Sie den Schlüssel in allen Sprachen, oder entfernen Sie die Beschriftung aus allen.',
  ],
  'label-placeholder.site': ({ key, fills, found }) => [
    `Die Website setzt in die Beschriftung „${key}“ ${fills === '' ? 'nichts' : fills} ein; enthalten ist ${found || 'nichts'}.`,
    fills === '' ? 'Schreiben Sie den Text ohne Platzhalter.' : 'Verwenden Sie jeden dieser Platzhalter einmal.',
  ],
  'label-placeholder.source': ({ key, file, expected }) => [
    `Die Beschriftung „${key}“ hat andere Platzhalter als ${file}; dort ${expected ? `stehen ${expected}` : 'steht keiner'}.`,
    'Verwenden Sie dieselben Platzhalter; ihre Reihenfolge darf anders sein.',
  ],
  'label-value.long': ({ key, length }) => [
    `Die Beschriftung „${key}“ hat ${length.toLocaleString('de')} Zeichen.`,
    'Schreiben Sie eine Beschriftung aus wenigen Wörtern.',
  ],
  'label-value.empty': ({ key }) => [
    `Die Beschriftung „${key}“ hat keinen Text.`,
    'Schreiben Sie den Text hinter den Doppelpunkt; eine Zahl oder ein Wort wie yes in Anführungszeichen.',
  ],
  'label-missing': ({ key, file, text, name }) => [
    `Die Beschriftung „${key}“ fehlt; in ${file} lautet sie „${text}“.`,
    `Ergänzen Sie „${name}:“ mit dem Text in dieser Sprache.`,
  ],
  'label-unknown': ({ key, file, near }) => [
    `Die Beschriftung „${key}“ steht nicht in ${file}.${didYouMean(near)}`,
    `Berichtigen Sie den Schlüssel, oder ergänzen Sie ihn in ${file} und allen anderen Sprachen.`,
  ],
  'language-unknown': ({ code, codes, near }) => [
    `„${code}“ ist keine Sprache dieser Website; sie hat ${codes}.${didYouMean(near)}`,
    'Berichtigen Sie die Sprache, oder entfernen Sie den Eintrag.',
  ],
  'language-missing': ({ name, codes }) => [`„${name}“ hat keinen Text in ${codes}.`, 'Ergänzen Sie die Texte.'],
  'terms.words': ({ id, near }) => [
    `Der Begriff „${id}“ hat in content/glossary.yaml keine Wörter.${didYouMean(near)}`,
    'Tragen Sie die Wörter dort unter „use“ ein, oder berichtigen Sie den Namen.',
  ],
  'terms.language': ({ id, codes }) => [
    `Der Begriff „${id}“ hat kein Wort in ${codes}.`,
    'Tragen Sie es in content/glossary.yaml unter „use“ ein.',
  ],
  'terms.page': ({ page, near }) => [`Es gibt keine Seite „${page}“.${didYouMean(near)}`, 'Schreiben Sie den Namen des Ordners der Seite.'],
  'terms.itself': ({ id }) => [
    `Der Begriff „${id}“ nennt sich selbst.`,
    'Schreiben Sie den Namen eines anderen Eintrags der Datei, oder entfernen Sie ihn.',
  ],
  'terms.unknown': ({ id, file, near }) => [
    `In ${file} gibt es keinen Begriff „${id}“.${didYouMean(near)}`,
    'Schreiben Sie den Namen eines anderen Eintrags der Datei, oder entfernen Sie ihn.',
  ],
};
