/** The sign-off of a page in a language: what will be recorded, and the button; or why nobody can sign it now. Neighbour: PageView.tsx. */
import { formatDay } from '../i18n/format.ts';
import type { DeskFrame } from '../model/desk.ts';
import type { SigningData } from '../model/deskParts.ts';
import type { PageData } from '../model/deskViews.ts';
import { formatStatute } from '../model/statute.ts';
import { PAGE_WORDS } from './changeWords.ts';
import { ActionForm, AnswerPlace, Buttons, ChoiceField } from './forms.tsx';
import { localeName } from './parts.tsx';

const ANSWER = 'answer-sign';

export function SignOff({ frame, data }: { frame: DeskFrame; data: PageData }) {
  const { signing, localeCode, position } = data;
  return (
    <>
      <AnswerPlace id={ANSWER} />
      {signing && (
        <details id="sign" className="desk-fold">
          <summary>{PAGE_WORDS.sign}</summary>
          {signing.refusals.length > 0 ? (
            <Refusals refusals={signing.refusals} />
          ) : (
            <ActionForm frame={frame} action="signOff" answer={ANSWER}>
              <input type="hidden" name="filePath" value={position.filePath} />
              <p>{PAGE_WORDS.signPromise(localeName(frame, localeCode))}</p>
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
  return (
    <>
      <p>{PAGE_WORDS.signRefused}</p>
      <ul className="desk-refusals">
        {refusals.map((refusal) => (
          <li key={refusal}>{refusal}</li>
        ))}
      </ul>
    </>
  );
}

function Recorded({ signing: { on, commit, parts, words, facts, statutes } }: { signing: SigningData }) {
  return (
    <dl>
      <div>
        <dt>{PAGE_WORDS.signDay}</dt>
        <dd>{formatDay('en-GB', on)}</dd>
      </div>
      <div>
        <dt>{PAGE_WORDS.signCommit}</dt>
        <dd>{commit ? <code>{commit}</code> : PAGE_WORDS.noCommit}</dd>
      </div>
      <div>
        <dt>{PAGE_WORDS.signRead}</dt>
        <dd>{PAGE_WORDS.signParts(parts, words)}</dd>
        <dd>{PAGE_WORDS.signFacts(facts)}</dd>
        <dd>{PAGE_WORDS.signStatutes(statutes.map((statute) => formatStatute('en', statute)))}</dd>
        <dd>{PAGE_WORDS.signVoids}</dd>
      </div>
    </dl>
  );
}

/** Somebody who may record it for others chooses in whose name. */
function Signer({ signers }: { signers: readonly string[] }) {
  const [first = '', ...others] = signers;
  if (others.length === 0)
    return (
      <>
        <input type="hidden" name="by" value={first} />
        <Buttons>
          <button type="submit" className="desk-button" id="sign-now">
            {PAGE_WORDS.signAs(first)}
          </button>
        </Buttons>
      </>
    );
  return (
    <>
      <ChoiceField
        id="sign-by"
        name="by"
        label={PAGE_WORDS.signFor}
        value={first}
        choices={signers.map((name) => ({ value: name, name }))}
      />
      <Buttons>
        <button type="submit" className="desk-button" id="sign-now">
          {PAGE_WORDS.sign}
        </button>
      </Buttons>
    </>
  );
}
