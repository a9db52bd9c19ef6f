/** Lists every figure and condition that the page quotes, in the page's own sentence, with its source. The words in the text link here. */
import type { LocaleCode } from '#generated/types.ts';
import type { Translate } from '../../i18n/translate.ts';
import { ANCHORS } from '../../model/anchors.ts';
import type { Fact } from '../../model/fact.ts';
import { formatStatute } from '../../model/statute.ts';
import { Html } from '../Html.tsx';
import { EXPERIENCE, isExperience } from './isListed.ts';

/** A sentence of the page with the facts that it states. */
export interface FactSentence {
  /** The sentence as HTML; each figure in it has the id that the links in the text lead to. */
  readonly html: string;
  readonly facts: readonly Fact[];
  /** First days of deadlines in it, from the register, where the sentence does not say them. */
  readonly starts: readonly string[];
  /** Id of the quoted position in the text. */
  readonly position: string;
}

export interface FactListProps {
  sentences: readonly FactSentence[];
  localeCode: LocaleCode;
  t: Translate;
}

export function FactList({ sentences, localeCode, t }: FactListProps) {
  if (sentences.length === 0) return null;
  return (
    <section className="facts">
      <h2 id={ANCHORS.facts}>{t('factsTitle')}</h2>
      <ul>
        {sentences.map(({ html, facts, starts, position }) => (
          <li key={position}>
            <Html as="span" html={asSentence(html, localeCode)} />{' '}
            {starts.map((start) => `${t('labelled', { name: t('factStart'), value: start })}. `)}
            <small>
              {basisOf(facts, html, localeCode)}{' '}
              <a className="back" href={`#${position}`}>
                {t('factPlace')}
              </a>
            </small>
          </li>
        ))}
      </ul>
      {sentences.some(({ facts }) => facts.some(isExperience)) && <p className="fine">* {t('timeNote')}</p>}
    </section>
  );
}

/** A figure's words at the top of the page, or a condition, begin and end like a sentence here. */
function asSentence(html: string, localeCode: LocaleCode): string {
  const begun = html.replace(
    /^((?:<[^>]*>|[„“«"(])*)(\p{Ll})/u,
    (_, before: string, letter: string) => before + letter.toLocaleUpperCase(localeCode),
  );
  return /[.!?…]["”“»)]*$/.test(begun.replace(/<[^>]*>/g, '')) ? begun : `${begun}.`;
}

/**
 * The sources that the sentence does not name itself. The practice's own experience is not a legal basis; an asterisk refers to the note
 * below the list.
 */
function basisOf(facts: readonly Fact[], html: string, localeCode: LocaleCode): string {
  const bases = facts.flatMap(({ basis }) => basis).filter((basis) => basis !== EXPERIENCE);
  const statutes = [...new Set(bases)].map((basis) => formatStatute(localeCode, basis)).filter((statute) => !isNamed(statute, html));
  return [statutes.join(' · '), facts.some(isExperience) ? '*' : ''].filter(Boolean).join(' ');
}

/** Not as the beginning of a longer number: "Art. 61" is not named by "Art. 617". */
function isNamed(statute: string, html: string): boolean {
  return html
    .split(statute)
    .slice(1)
    .some((rest) => !/^[\p{L}\p{N}/]/u.test(rest));
}
