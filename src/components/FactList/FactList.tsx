/** Every figure and condition that the page quotes, with where it comes from. The words in the text link here. */
import type { LocaleCode } from '#generated/types.ts';
import type { Translate } from '../../i18n/translate.ts';
import { ANCHORS } from '../../model/anchors.ts';
import type { Fact } from '../../model/fact.ts';
import { formatStatute } from '../../model/statute.ts';
import { Html } from '../Html/Html.tsx';
import { EXPERIENCE, isExperience } from './isListed.ts';

export interface QuotedFact {
  readonly fact: Fact;
  /** Where the links in the text lead. */
  readonly anchor: string;
  /** The words with which the page states it first, as HTML. */
  readonly words: string;
}

export interface FactListProps {
  facts: readonly QuotedFact[];
  localeCode: LocaleCode;
  t: Translate;
}

export function FactList({ facts, localeCode, t }: FactListProps) {
  if (facts.length === 0) return null;
  return (
    <section className="facts" aria-labelledby={ANCHORS.facts}>
      <h2 id={ANCHORS.facts}>{t('factsTitle')}</h2>
      <dl>
        {facts.map(({ fact, anchor, words }) => (
          <div id={anchor} key={fact.id}>
            <Html as="dt" html={words} />
            <dd>{basisOf(fact, localeCode)}</dd>
          </div>
        ))}
      </dl>
      {facts.some(({ fact }) => isExperience(fact)) && <p className="fine">* {t('timeNote')}</p>}
    </section>
  );
}

/** The practice's own experience is no legal basis; a star leads to the note below the list. */
function basisOf(fact: Fact, localeCode: LocaleCode): string {
  const statutes = fact.basis.filter((basis) => basis !== EXPERIENCE).map((basis) => formatStatute(localeCode, basis));
  return [statutes.join(' · '), isExperience(fact) ? '*' : ''].filter(Boolean).join(' ');
}
