/** What a change of a fact does, or would do: every sentence before and after, and the words that a person has to write. */
import type { DeskLocale } from '../model/desk.ts';
import type { AskedWords, FactOutcome, GivenWords } from '../model/deskChanges.ts';
import type { DeskSpan } from '../model/deskParts.ts';
import { FileList, Said } from './answerParts.tsx';
import { Buttons, TextField } from './forms.tsx';
import { FindingsByFile } from './parts.tsx';
import { useFormWords } from './useWords.ts';

export function FactAnswer({ outcome, isDone, locales }: { outcome: FactOutcome; isDone: boolean; locales: readonly DeskLocale[] }) {
  const { answer: answerWords } = useFormWords();
  const { id, before, after, languages, asked, given, doubtful, files, recorded, findings } = outcome;
  const nameOf = (code: string) => locales.find((locale) => locale.code === code)?.name ?? code;
  return (
    <>
      <Said>{isDone ? answerWords.setFactDone(id, after, files.length) : answerWords.setFact(id, before, after)}</Said>
      {!isDone && asked.length + given.length > 0 && (
        <fieldset className="desk-asked">
          <legend>{answerWords.asked}</legend>
          {given.map((words) => (
            <Asked key={words.asked} words={words} nameOf={nameOf} />
          ))}
          {asked.map((words) => (
            <Asked key={words.asked} words={words} nameOf={nameOf} />
          ))}
          <Buttons>
            <button type="submit" className="desk-button desk-button-quiet">
              {answerWords.setFactAgain}
            </button>
          </Buttons>
        </fieldset>
      )}
      {languages.map(({ localeCode, sentences }) => (
        <details key={localeCode} open={!isDone}>
          <summary>{answerWords.sentences(nameOf(localeCode), sentences.length)}</summary>
          <ul className="desk-files">
            {sentences.map(({ place, spans }) => (
              <li key={`${place} ${spans.map(({ text }) => text).join('')}`}>
                <Sentence spans={spans} lang={localeCode} /> <code>{place}</code>
              </li>
            ))}
          </ul>
        </details>
      ))}
      {doubtful.length > 0 && (
        <>
          <p>{answerWords.doubtful}</p>
          <ul className="desk-files">
            {doubtful.map(({ place, words }) => (
              <li key={`${place} ${words}`}>
                {words} <code>{place}</code>
              </li>
            ))}
          </ul>
        </>
      )}
      {recorded.length > 0 && (
        <>
          <p>{answerWords.recorded}</p>
          <FileList files={recorded} />
        </>
      )}
      {findings.length > 0 && (
        <>
          <p>{answerWords.findings(findings.length)}</p>
          <FindingsByFile findings={findings} />
        </>
      )}
    </>
  );
}

/** The two fields are sent as a pair. */
function Asked({
  words,
  nameOf,
}: {
  words: Partial<AskedWords> & Partial<GivenWords> & { asked: string };
  nameOf: (code: string) => string;
}) {
  const { answer: answerWords } = useFormWords();
  const { asked, figure, place, places = 0, written } = words;
  const [localeCode = '', old = ''] = asked.split(': ');
  return (
    <>
      <input type="hidden" name="asked" value={asked} />
      <TextField
        id={`written-${asked}`}
        name="written"
        label={answerWords.askedForm(nameOf(localeCode), old, figure)}
        hint={place && answerWords.askedPlaces(place, places)}
        value={written}
        lang={localeCode}
      />
    </>
  );
}

function Sentence({ spans, lang }: { spans: readonly DeskSpan[]; lang: string }) {
  return (
    <span lang={lang}>
      {spans.map(({ kind, text }, index) => {
        // The segments of a sentence have no identity except their index.
        const key = `${index}`;
        if (kind === 'removed') return <del key={key}>{text}</del>;
        return kind === 'added' ? <ins key={key}>{text}</ins> : <span key={key}>{text}</span>;
      })}
    </span>
  );
}
