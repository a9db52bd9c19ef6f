/** Renders the answer of a form that changes the content: what has changed, or what would. Development server only. */
import { renderToStaticMarkup } from 'react-dom/server';
import { ANSWER_WORDS } from '../messages/answers.ts';
import type { FormWords } from '../messages/forms.ts';
import type { Language } from '../messages/language.ts';
import { type DeskLocale, deskHref } from '../model/desk.ts';
import type { NewPageOutcome, NotedOutcome, Outcome, RenameOutcome, RetireOutcome } from '../model/deskChanges.ts';
import type { Issue } from '../model/issue.ts';
import { FileList, Said } from './answerParts.tsx';
import { FactAnswer } from './FactAnswer.tsx';
import { actionHref } from './forms.tsx';
import { FindingsByFile } from './parts.tsx';
import { LanguageContext, useFormWords } from './useWords.ts';

export interface ShownOutcome {
  /** Of the desk's reader. */
  readonly language: Language;
  readonly locales: readonly DeskLocale[];
  readonly outcome: Outcome;
  /** Hash of a plan, which its button sends back: who presses it has read this and nothing else. */
  readonly seen?: string | undefined;
  /** True if the plan is another one than the person had read. */
  readonly isOther?: boolean | undefined;
  /** Id with which the change can be taken back. */
  readonly takeBack?: string | undefined;
}

export function renderOutcome(shown: ShownOutcome): string {
  return renderToStaticMarkup(
    <LanguageContext value={shown.language}>
      <OutcomeAnswer {...shown} />
    </LanguageContext>,
  );
}

/** What the check and the launch check will find after the change of a fact. */
export function renderForeseen({
  language,
  left,
  launch,
}: {
  readonly language: Language;
  readonly left: readonly Issue[];
  readonly launch: readonly Issue[];
}): string {
  const words = ANSWER_WORDS[language];
  return renderToStaticMarkup(
    <LanguageContext value={language}>
      <p>{left.length > 0 ? words.foundThen : words.nothingThen}</p>
      {left.length > 0 && <FindingsByFile findings={left} />}
      {launch.length > 0 && (
        <>
          <p>{words.newAtLaunch}</p>
          <ul>
            {launch.map(({ filePath, line, message }) => (
              <li key={`${filePath}:${line} ${message}`}>
                {message} <code>{`${filePath}:${line}`}</code>
              </li>
            ))}
          </ul>
        </>
      )}
    </LanguageContext>,
  );
}

function OutcomeAnswer({ locales, outcome, seen, isOther, takeBack }: ShownOutcome) {
  const { answer: answerWords } = useFormWords();
  return (
    <>
      {isOther && <p className="desk-refused">{answerWords.isOther}</p>}
      <Body locales={locales} outcome={outcome} />
      {seen !== undefined && (
        <p className="desk-do">
          <button type="submit" name="seen" value={seen} className="desk-button">
            {buttonOf(outcome, answerWords)}
          </button>
          <span>{answerWords.planned}</span>
        </p>
      )}
      {seen !== undefined && outcome.kind === 'setFact' && (
        <div data-foresee={actionHref('foreseeFact')} aria-live="polite">
          <p>{answerWords.foreseeing}</p>
        </div>
      )}
      {takeBack !== undefined && (
        <p className="desk-do">
          <button type="button" data-take-back={takeBack} className="desk-button desk-button-quiet">
            {answerWords.takeBack}
          </button>
          <span>{answerWords.takeBackHint}</span>
        </p>
      )}
    </>
  );
}

function Body({ locales, outcome }: Pick<ShownOutcome, 'locales' | 'outcome'>) {
  switch (outcome.kind) {
    case 'noted':
      return <Notes locales={locales} outcome={outcome} />;
    case 'newPage':
      return <NewPage outcome={outcome} isDone={outcome.isDone} locales={locales} />;
    case 'renamePage':
      return <Rename outcome={outcome} isDone={outcome.isDone} />;
    case 'retirePage':
      return <Retire outcome={outcome} isDone={outcome.isDone} />;
    case 'setFact':
      return <FactAnswer outcome={outcome} isDone={outcome.isDone} locales={locales} />;
  }
}

function buttonOf({ kind }: Outcome, { make, renameNow, retireNow, setFactNow }: FormWords['answer']): string {
  return { newPage: make, renamePage: renameNow, retirePage: retireNow, setFact: setFactNow, noted: '' }[kind];
}

/** With one language there is nothing to tell apart. */
function Notes({ locales, outcome: { notes, isRefused } }: { locales: readonly DeskLocale[]; outcome: NotedOutcome }) {
  const isSeveral = new Set(notes.map(({ localeCode }) => localeCode)).size > 1;
  const nameOf = (code: string | undefined) => locales.find((locale) => locale.code === code)?.name ?? code;
  return (
    <div data-said="" className={isRefused ? 'desk-said desk-refused' : 'desk-said'}>
      {notes.map(({ localeCode, text }) => (
        <p key={`${localeCode} ${text}`}>{isSeveral ? `${nameOf(localeCode)}: ${text}` : raise(text)}</p>
      ))}
    </div>
  );
}

/** A path stays as it is. */
function raise(text: string): string {
  return /^[^\s/]+\//.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);
}

function NewPage({ outcome, isDone, locales }: { outcome: NewPageOutcome; isDone: boolean; locales: readonly DeskLocale[] }) {
  const { change: changeWords, answer: answerWords } = useFormWords();
  const { pageId, pageKind, addresses, files } = outcome;
  const kinds: Readonly<Record<string, string>> = changeWords.kinds;
  return (
    <>
      <Said>{isDone ? answerWords.newPageDone(pageId) : answerWords.newPage(kinds[pageKind] ?? pageKind, pageId)}</Said>
      <p>{answerWords.newPageAddresses}</p>
      <dl className="desk-addresses-list">
        {addresses.map(({ localeCode, pathname }) => (
          <div key={localeCode}>
            <dt>{locales.find(({ code }) => code === localeCode)?.name ?? localeCode}</dt>
            <dd>
              <code>{pathname}</code>
            </dd>
          </div>
        ))}
      </dl>
      <FileList files={files} />
      {isDone && (
        <p>
          <a href={deskHref('page', { page: pageId })}>{answerWords.open(pageId)}</a>. {answerWords.newPageNext}
        </p>
      )}
    </>
  );
}

function Rename({ outcome: { from, to, addresses, note, files, findings }, isDone }: { outcome: RenameOutcome; isDone: boolean }) {
  const { answer: answerWords } = useFormWords();
  return (
    <>
      <Said>{isDone ? answerWords.renameDone(from, to) : answerWords.rename(from, to)}</Said>
      {addresses.length > 0 && (
        <ul className="desk-files">
          {addresses.map(({ before, after }) => (
            <li key={before}>
              <code>{before}</code> → <code>{after}</code>
            </li>
          ))}
        </ul>
      )}
      <p>{note}</p>
      <FileList files={files} />
      {findings.length > 0 && (
        <>
          <p>{answerWords.findings(findings.length)}</p>
          <FindingsByFile findings={findings} />
        </>
      )}
      {isDone && (
        <p>
          <a href={deskHref('page', { page: to })}>{answerWords.open(to)}</a>
        </p>
      )}
    </>
  );
}

function Retire({ outcome: { pageId, files, addresses, links, listed }, isDone }: { outcome: RetireOutcome; isDone: boolean }) {
  const { answer: answerWords } = useFormWords();
  return (
    <>
      <Said>{isDone ? answerWords.retireDone(pageId, files.length) : answerWords.retire(pageId, files.length)}</Said>
      {addresses.length === 0 ? (
        <p>{answerWords.noAddresses}</p>
      ) : (
        <ul className="desk-files">
          {addresses.map(({ pathname, redirect, gone = '' }) => (
            <li key={pathname}>
              <code>{pathname}</code> → {redirect === undefined ? answerWords.gone(gone) : <code>{redirect}</code>}
            </li>
          ))}
        </ul>
      )}
      {links.length > 0 && (
        <>
          <p>{answerWords.links(links.length)}</p>
          <ul className="desk-files">
            {links.map(({ place, before, after }) => (
              <li key={`${place} ${before}`}>
                <del>{before}</del> <ins>{after}</ins> <code>{place}</code>
              </li>
            ))}
          </ul>
        </>
      )}
      {listed.length > 0 && (
        <>
          <p>{answerWords.listed}</p>
          <FileList files={listed} />
        </>
      )}
      <FileList files={files} />
    </>
  );
}
