/** The sign-off of a page in a language: what will be recorded, and the button; or why nobody can sign it now. Neighbour: PageView.tsx. */
import { formatDay } from '../i18n/format.ts';
import type { DeskFrame } from '../model/desk.ts';
import type { SigningData } from '../model/deskParts.ts';
import type { PageData } from '../model/deskViews.ts';
import { formatStatute } from '../model/statute.ts';
import { ActionForm, AnswerPlace, Buttons, ChoiceField } from './forms.tsx';
import { localeName } from './parts.tsx';
import { useFormWords, useLanguage, useWords } from './useWords.ts';

const ANSWER = 'answer-sign';

export function SignOff({ frame, data }: { frame: DeskFrame; data: PageData }) {
  const { page: pageWords } = useFormWords();
  const { signing, localeCode, position } = data;
  return (
    <>
      <AnswerPlace id={ANSWER} />
      {signing && (
        <details id="sign" className="desk-fold">
          <summary>{pageWords.sign}</summary>
          {signing.refusals.length > 0 ? (
            <Refusals refusals={signing.refusals} />
          ) : (
            <ActionForm frame={frame} action="signOff" answer={ANSWER}>
              <input type="hidden" name="filePath" value={position.filePath} />
              <p>{pageWords.signPromise(localeName(frame, localeCode))}</p>
              <Recorded signing={signing} />
              <Signer signers={signing.signers} />
            </ActionForm>
          )}
        </details>
      )}
    </>
  );
}

function Refusals({ refusals }: { refusals: readonly string[] }) {
  const { page: pageWords } = useFormWords();
  return (
    <>
      <p>{pageWords.signRefused}</p>
      <ul className="desk-refusals">
        {refusals.map((refusal) => (
          <li key={refusal}>{refusal}</li>
        ))}
      </ul>
    </>
  );
}

function Recorded({ signing: { on, commit, parts, words, facts, statutes } }: { signing: SigningData }) {
  const { page: pageWords } = useFormWords();
  const { dayLocale } = useWords();
  const language = useLanguage();
  return (
    <dl>
      <div>
        <dt>{pageWords.signDay}</dt>
        <dd>{formatDay(dayLocale, on)}</dd>
      </div>
      <div>
        <dt>{pageWords.signCommit}</dt>
        <dd>{commit ? <code>{commit}</code> : pageWords.noCommit}</dd>
      </div>
      <div>
        <dt>{pageWords.signRead}</dt>
        <dd>{pageWords.signParts(parts, words)}</dd>
        <dd>{pageWords.signFacts(facts)}</dd>
        <dd>{pageWords.signStatutes(statutes.map((statute) => formatStatute(language, statute)))}</dd>
        <dd>{pageWords.signVoids}</dd>
      </div>
    </dl>
  );
}

/** Somebody who may record it for others chooses in whose name. */
function Signer({ signers }: { signers: readonly string[] }) {
  const { page: pageWords } = useFormWords();
  const [first = '', ...others] = signers;
  if (others.length === 0)
    return (
      <>
        <input type="hidden" name="by" value={first} />
        <Buttons>
          <button type="submit" className="desk-button" id="sign-now">
            {pageWords.signAs(first)}
          </button>
        </Buttons>
      </>
    );
  return (
    <>
      <ChoiceField
        id="sign-by"
        name="by"
        label={pageWords.signFor}
        value={first}
        choices={signers.map((name) => ({ value: name, name }))}
      />
      <Buttons>
        <button type="submit" className="desk-button" id="sign-now">
          {pageWords.sign}
        </button>
      </Buttons>
    </>
  );
}
