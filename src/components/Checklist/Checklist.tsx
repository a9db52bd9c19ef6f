/**
 * The button that prints the page as a checklist of at most two sheets (styles/printChecklist.css), its hint, and the deadlines of the
 * checklist. The browser itself opens the hint, so the button works without a script: while the hint is open, it prints the checklist.
 */
import type { Translate } from '../../i18n/translate.ts';
import { firstDayWords } from '../../model/deadline.ts';
import type { Fact } from '../../model/fact.ts';
import type { Locale } from '../../model/locale.ts';
import { formatStatute } from '../../model/statute.ts';
import { formatLength } from '../DeadlineTable/formatLength.ts';
import type { FactSentence } from '../FactList/FactList.tsx';

/** Id of the hint; behaviours/checklist.ts and the print style sheet use it too. */
const HINT = 'checklist';

export function ChecklistButton({ t }: { t: Translate }) {
  return (
    <button className="checklist" type="button" popoverTarget={HINT}>
      {t('checklist.print')}
    </button>
  );
}

export interface ChecklistPartsProps {
  /** The page's sentences, with the facts that they state. */
  sentences: readonly FactSentence[];
  locale: Locale;
  t: Translate;
}

/** What the page shows only for the checklist. It is after the first screen, so that documents do not contain its styles. */
export function ChecklistParts({ sentences, locale, t }: ChecklistPartsProps) {
  const facts = [...new Set(sentences.flatMap((sentence) => sentence.facts))];
  const deadlines = facts.filter(({ deadline }) => deadline);
  return (
    <>
      <p id={HINT} popover="auto">
        {t('checklist.hint')}
      </p>
      {deadlines.length > 0 && (
        <section className="on-paper due">
          <h2>{t('checklist.deadlines')}</h2>
          <ul>
            {deadlines.map((fact) => (
              <li key={fact.id}>
                <DeadlineWords fact={fact} locale={locale} t={t} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** "Renouncing an inheritance: 3 months. Counted: from the day …" in the words of the register, so that it is right without the page. */
function DeadlineWords({ fact, locale: { code, iso }, t }: { fact: Fact; locale: Locale; t: Translate }) {
  const { deadline, basis, value = '' } = fact;
  if (!deadline) return null;
  const others = deadline.exceptions.map(({ case: condition, starts }) =>
    t('labelled', { name: condition.text[code] ?? '', value: starts.words[code]?.day ?? '' }),
  );
  const small = [...others.map((other) => `${other}.`), basis.map((reference) => formatStatute(code, reference)).join(' · ')];
  return (
    <>
      {deadline.act[code]}: <b>{formatLength(iso, value)}</b>.{' '}
      {t('labelled', { name: t('factStart'), value: firstDayWords(deadline, code) ?? '' })}. <small>{small.join(' ')}</small>
    </>
  );
}
