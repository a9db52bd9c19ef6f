/** German: findings about words: spelling, typography, terms, professional rules, readability. */
import type { wording as english } from '../en/wording.ts';
import { write } from '../values.ts';
import { typography } from './typography.ts';

export const wording: typeof english = {
  conduct: ({ words, why, instead }) => [`„${words}“ darf nicht gesagt werden: ${why}`, instead],
  glossary: ({ words, term, why, use, id }) => [
    `„${words}“ ist nicht das richtige Wort für „${term}“: ${why}`,
    `Schreiben Sie „${use}“, oder ändern Sie den Eintrag ${id} in content/glossary.yaml.`,
  ],
  spelling: ({ word, suggestions, code, isMarkable }) => [
    `„${word}“ steht nicht im Wörterbuch.${suggestions.length > 0 ? ` Meinten Sie ${suggestions.join(', ')}?` : ''}`,
    `Berichtigen Sie es, ${isMarkable ? 'markieren Sie ein türkisches Wort mit <Term>, ' : ''}oder tragen Sie das Wort in content/spelling/${code}.txt ein, wenn es stimmt.`,
  ],
  'spelling.statute': ({ word, reference }) => [
    `„${word}“ ist eine Vorschrift und nicht mit <Law> markiert.`,
    `Schreiben Sie <Law ref="${reference}" />; jede Sprache nennt sie dann auf ihre Weise.`,
  ],
  'spelling.english': ({ word, text, code }) => [
    `„${word}“ steht nicht im Wörterbuch; der ganze Text sieht englisch aus: „${text}“`,
    `Übersetzen Sie ihn, oder tragen Sie das Wort in content/spelling/${code}.txt ein, wenn es stimmt.`,
  ],
  'typography.open-quote': ({ opening, closing }) => [
    `Das Anführungszeichen ${opening} wird nicht geschlossen.`,
    `Schreiben Sie ${closing}, wo das Zitat endet.`,
  ],
  typography: ({ problem, right }) => [
    write(typography, problem),
    `Schreiben Sie „${right}“ (␣ und ⍽ sind geschützte Leerzeichen), oder führen Sie aus: npm run check -- --fix`,
  ],
  'readability.paragraph': ({ words, most }) => [
    `Dieser Absatz hat ${words} Wörter; bis ${most} lesen sich leicht.`,
    'Teilen Sie ihn, wo ein neuer Gedanke beginnt, oder machen Sie eine Liste daraus.',
  ],
  'readability.sentence': ({ words, most, start }) => [
    `Dieser Satz hat ${words} Wörter; bis ${most} lesen sich leicht: „${start} …“`,
    'Machen Sie zwei Sätze daraus.',
  ],
  hedge: ({ count, words, most, why, instead }) => [
    `Diese Seite hat ${count} Wendungen wie ${words.map((word) => `„${word}“`).join(', ')}; bei ihrer Länge sind ${most} erlaubt: ${why}`,
    instead,
  ],
  'stock-sentence': ({ pages, quote }) => [
    `Dieser Satz steht auf ${pages} Seiten: „${quote}“`,
    'Schreiben Sie ihn einmal als gemeinsame Textstelle (content/passages), oder sagen Sie auf jeder Seite, was dort das Besondere ist.',
  ],
  'term-unexplained': ({ word, gloss }) => [
    `„${word}“ kommt auf dieser Seite hier zum ersten Mal vor, und nichts sagt, was es bedeutet.`,
    `Schreiben Sie „${word} (${gloss})“, oder ein Wort, das alle kennen.`,
  ],
  'term-unexplained.turkish': ({ word }) => [
    `Diese Seite verwendet das türkische Wort „${word}“, und nirgends steht die Übersetzung daneben.`,
    'Schreiben Sie die Übersetzung, und dahinter in Klammern das türkische Wort.',
  ],
  abbreviation: ({ id, name }) => [unwritten(id), `Schreiben Sie „${name} (${id})“.`],
  'abbreviation.act': ({ id, name, reference }) => [unwritten(id), `Schreiben Sie „${name}, “ vor <Law ref="${reference}" />.`],
  'country-bound': ({ words }) => [
    `„${words}“ spricht Leser in einem einzigen Land an; andere leben anderswo.`,
    'Schreiben Sie „das Land, in dem Sie leben“, oder nennen Sie das Land als Beispiel („zum Beispiel in Deutschland“).',
  ],
};

function unwritten(id: string): string {
  return `„${id}“ kommt auf dieser Seite hier zum ersten Mal vor, und der Name ist nicht ausgeschrieben.`;
}
