/** German: findings about facts: figures, wordings, deadlines, estimates, statutes. */
import type { DeadlineEntry, facts as english, FactValue, UnitKind } from '../en/facts.ts';
import { didYouMean } from './common.ts';

const UNITS: Readonly<Record<UnitKind, string>> = {
  paragraph: 'dieser Absatz',
  'list item': 'dieser Listenpunkt',
  'table row': 'diese Tabellenzeile',
  figure: 'diese Kernzahl',
  step: 'dieser Schritt',
  answer: 'diese Antwort',
};

/** Each with its articles: no such, the. */
const ENTRIES: Readonly<Record<DeadlineEntry, { readonly none: string; readonly the: string }>> = {
  situation: { none: 'keine solche Lage', the: 'die Lage' },
  event: { none: 'kein solches Ereignis', the: 'das Ereignis' },
  person: { none: 'keine solche Person', the: 'die Person' },
  outcome: { none: 'keine solche Folge', the: 'die Folge' },
  case: { none: 'keinen solchen Fall', the: 'den Fall' },
  move: { none: 'keine solche Verschiebung', the: 'die Verschiebung' },
};

export const facts: typeof english = {
  'fact-echo': ({ words }) => [
    `„${words}“ ist keine der Angaben, die diese Seite nennt.`,
    'Berichtigen Sie die Zahl, sagen Sie es ohne Zahl, oder nennen Sie die Angabe im Text mit <Fact>.',
  ],
  'fact-required': ({ id, reason, leader = '', file = '' }) => [
    `Diese Seite nennt die Angabe ${id} nicht, ${
      {
        register: 'die das Verzeichnis von ihr verlangt',
        companion: `ohne die ${leader} in die Irre führt`,
        source: `die in ${file} steht`,
      }[reason]
    }.`,
    `Nennen Sie sie im Text: <Fact id="${id}">…</Fact>.`,
  ],
  'fact-required.names': ({ key, id, name, near }) => [
    `„${key}“ von ${id} nennt „${name}“, aber eine solche ${{ pages: 'Seite', companions: 'Angabe' }[key]} gibt es nicht.${didYouMean(near)}`,
    `Schreiben Sie den Namen einer ${{ pages: 'Seite', companions: 'Angabe' }[key]}.`,
  ],
  'fact-unmarked.none': ({ words }) => [
    unmarked(words),
    'Markieren Sie die Wörter mit der Angabe, die sie nennen; fehlt sie in content/facts.yaml, dann tragen Sie sie dort ein. Oder sagen Sie es ohne Zahl.',
  ],
  'fact-unmarked.one': ({ words, id, about }) => [
    unmarked(words),
    `Schreiben Sie <Fact id="${id}">${words}</Fact>, wenn diese Angabe gemeint ist (${about}); wenn nicht, tragen Sie die richtige in content/facts.yaml ein, oder sagen Sie es ohne Zahl.`,
  ],
  'fact-unmarked.several': ({ words, named, more }) => [
    unmarked(words),
    `Schreiben Sie <Fact id="…">${words}</Fact> mit der Angabe aus content/facts.yaml, die gemeint ist: ${[...named, ...(more > 0 ? [`${more} weitere`] : [])].join('; ')}. Ist es keine davon, dann tragen Sie sie dort ein, oder sagen Sie es ohne Zahl.`,
  ],
  'fact-number': ({ words, id, value, bound, suggestion, place, isWithout }) => [
    `Dieser Satz sagt „${words}“${isWithout ? ', worin keine Zahl steht' : ''}; die Angabe ${id} ist aber ${describe({ value, bound })}.`,
    `Schreiben Sie „${suggestion}“, oder berichtigen Sie die Angabe in ${place}.`,
  ],
  'fact-number.phrase': ({ phrase, id, value, bound, suggestion }) => [
    `Die zugelassene Formulierung „${phrase}“ sagt nicht, was die Angabe ${id} ist: ${describe({ value, bound })}.`,
    `Schreiben Sie „${suggestion}“, oder entfernen Sie die Formulierung.`,
  ],
  'fact-number.register': ({ key, id, words, known }) => [
    `„${key}“ von ${id} sagt „${words}“; ${known.join(' oder ')} sagt etwas anderes.`,
    'Berichtigen Sie es, oder nennen Sie die zitierte Angabe unter „quotes:“.',
  ],
  'fact-phrase': ({ words, id, code, nearest }) => [
    `„${words}“ ist in „${code}“ keine zugelassene Formulierung der Angabe ${id}.`,
    `Schreiben Sie „${nearest}“, oder lassen Sie die neue Formulierung prüfen, und tragen Sie sie unter phrases ein.`,
  ],
  'fact-phrase.language': ({ code, codes }) => [
    `„${code}“ ist keine Sprache dieser Website; sie hat ${codes}.`,
    'Berichtigen Sie das Kürzel der Sprache, oder entfernen Sie ihre Formulierungen.',
  ],
  'deadline-start': ({ words, id, unit, start, exceptions, target }) => [
    `„${words}“ ist die Frist ${id}, und ${UNITS[unit]} enthält keine der Wendungen aus content/deadlines.yaml, die sagen, ab welchem Tag sie läuft.`,
    `Ergänzen Sie „${start}“${exceptions.length === 0 ? '' : ` (oder in dem Fall, den Sie meinen: ${exceptions.map((text) => `„${text}“`).join(', ')})`}${target ? `, oder verlinken Sie einen Teil, der es sagt: [Wörter](${target})` : ''}.`,
  ],
  'deadline-words.undecided': ({ id }) => [
    `${id} ist eine Zeitspanne aus dem Gesetz und sagt nicht, ob jemand innerhalb dieser Zeit etwas tun muss.`,
    'Ergänzen Sie „deadline:“ mit act, who, starts und counted, oder schreiben Sie „deadline: none“.',
  ],
  'deadline-words.form': ({ event, code, id, form }) => [
    `Dem Ereignis ${event} fehlt in „${code}“ der Text hinter „${form}“; die Frist ${id} wird aber von seinem Tag an ${form === 'from' ? '' : 'rückwärts '}gezählt.`,
    `Ergänzen Sie „${form}:“ mit dem Tag, wie er in einem Satz hinter der Dauer steht.`,
  ],
  'deadline-words.unknown': ({ id, name, what, file, near }) => [
    `Die Frist ${id} nennt „${name}“, aber ${file} enthält ${ENTRIES[what].none}.${didYouMean(near)}`,
    `Schreiben Sie den Namen eines Eintrags, oder tragen Sie ${ENTRIES[what].the} mit dem Text in allen Sprachen in ${file} ein.`,
  ],
  'claim-conflict.needs': ({ words, rule, needed }) => [
    `„${words}“ steht ohne die Ausnahme da. Das Verzeichnis sagt: ${rule}`,
    `Ergänzen Sie die Ausnahme in diesem Absatz; sie enthält ein Wort wie „${needed}“.`,
  ],
  'claim-conflict.contradicted': ({ words, rule, phrase }) => [
    `„${words}“ widerspricht dem Verzeichnis; dort steht: ${rule}`,
    phrase ? `Schreiben Sie es wie die anderen Seiten: „${phrase}“.` : 'Schreiben Sie es wie das Verzeichnis und die anderen Seiten.',
  ],
  'estimate-basis.fact': ({ id, source }) => [
    `${id} ist eine Zeitspanne von … bis und damit eine Schätzung; „${source}“ kann nicht ihre Grundlage sein.`,
    'Schreiben Sie „practice“ als einzige Grundlage, oder die Dauer, die die Vorschrift nennt.',
  ],
  'estimate-basis.statute': ({ id }) => [
    `Im selben Satz wie ${id}, einer Schätzung der Kanzlei, steht eine Vorschrift.`,
    'Nennen Sie die Vorschrift in einem anderen Satz, oder lassen Sie sie weg.',
  ],
  'estimate-basis.disclaimer': ({ words }) => [
    `„${words}“ spricht von Schätzungen, aber diese Seite nennt keine.`,
    'Entfernen Sie den Satz: Fristen des Gesetzes sind keine Schätzungen.',
  ],
  'estimate-basis.unsaid': ({ words, id, mark }) => [
    `Nichts sagt hier, dass „${words}“ eine Schätzung ist (${id}).`,
    `Ergänzen Sie in diesem Absatz Wörter wie „${mark}“.`,
  ],
  'clause-unknown.matter': ({ matter, file, near }) => [
    `In ${file} gibt es keine Angelegenheit „${matter}“.${didYouMean(near)}`,
    'Nehmen Sie einen Namen aus dem Verzeichnis, oder tragen Sie die Angelegenheit dort ein.',
  ],
  'clause-unknown.page': ({ page, id, component }) => [
    `Die Seite „${page}“ zeigt die Angelegenheit „${id}“ nicht.`,
    `Schreiben Sie dort <${component} matter="${id}" />, oder nennen Sie eine andere Seite.`,
  ],
  'clause-unknown.basis': ({ reference, near }) => [
    `content/articles.yaml bestätigt „${reference}“ nicht.${didYouMean(near)}`,
    'Vergleichen Sie die Vorschrift mit dem Gesetz, und tragen Sie sie dort ein, oder berichtigen Sie die Grundlage.',
  ],
  'statute-unknown.act': ({ act, near }) => [
    noStatute(act, near),
    'Berichtigen Sie die Abkürzung, oder tragen Sie das Gesetz mit seinem Namen in allen Sprachen ein.',
  ],
  'statute-unknown.confirmed': ({ act, near }) => [noStatute(act, near), 'Berichtigen Sie die Abkürzung, oder entfernen Sie den Eintrag.'],
  'statute-unknown.unquoted': ({ statute, near }) => [
    `Keine Seite und keine Angabe zitiert „${statute}“; diese Änderung verlangt deshalb keine Prüfung.${didYouMean(near)}`,
    'Schreiben Sie die Vorschrift so, wie Seiten sie zitieren, oder entfernen Sie den Eintrag.',
  ],
  'statute-unknown.source': ({ source, near }) => [
    `Keine Angabe hat die Grundlage „${source}“.${didYouMean(near)}`,
    'Schreiben Sie es wie die Angabe, oder entfernen Sie den Eintrag.',
  ],
};

function describe({ value, bound }: FactValue): string {
  if (!bound) return value.de;
  return `${bound === 'min' ? 'mindestens' : 'höchstens'} ${value.de}`;
}

function unmarked(words: string): string {
  return `„${words}“ sieht nach einer rechtlichen Angabe aus, ist aber nicht mit <Fact> markiert.`;
}

function noStatute(act: string, near: string | undefined): string {
  return `content/abbreviations.yaml enthält kein Gesetz „${act}“.${didYouMean(near)}`;
}
