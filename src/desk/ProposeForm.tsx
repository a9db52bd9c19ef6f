/** The band with which a writer gives the chosen texts to review. It waits, and says for what. */
import type { ReactNode } from 'react';
import type { ProposeWords } from '../messages/propose.ts';
import type { DeskFrame } from '../model/desk.ts';
import type { ProposeChoice, ProposeData } from '../model/deskPropose.ts';
import { localeName } from './parts.tsx';
import { unchangedLanguages } from './unchangedLanguages.ts';
import { useProposeWords } from './useWords.ts';

export function ProposeForm({ frame, data }: { frame: DeskFrame; data: ProposeData }) {
  const words = useProposeWords();
  const { choices, tree, into, author, host, report } = data;
  const chosen = choices.filter(({ isChosen }) => isChosen);
  const waitsFor = reasonToWait(words, data);
  return (
    <section className="desk-band field-water" aria-labelledby="band">
      <div className="desk-band-title">
        <h2 id="band">{words.band}</h2>
        <p>{words.bandLead}</p>
      </div>
      <dl className="desk-sums">
        <Sum term={words.summaryChanged}>{countTexts(words, chosen)}</Sum>
        <Sum term={words.summaryOpen}>{report ? countOpen(words, report.mistakes.length, report.warnings) : words.notChecked}</Sum>
        <Sum term={words.summaryLanguages}>{nameOthers(words, frame, chosen)}</Sum>
      </dl>
      <form method="post" className="desk-propose-form" data-do="propose" aria-labelledby="band">
        {chosen.map(({ key }) => (
          <input key={key} type="hidden" name="keys" value={key} />
        ))}
        {tree && <input type="hidden" name="seen" value={tree} />}
        {into && <input type="hidden" name="into" value={into.name} />}
        <Field id="propose-title" label={words.what} hint={words.whatHint}>
          <input
            id="propose-title"
            name="title"
            type="text"
            required
            maxLength={120}
            aria-describedby="propose-title-hint"
            defaultValue={into?.title}
          />
        </Field>
        <Field id="propose-reason" label={into ? words.whyAgain : words.why} hint={words.whyHint}>
          <textarea id="propose-reason" name="reason" rows={4} maxLength={4000} aria-describedby="propose-reason-hint" />
        </Field>
        <div className="desk-names">
          <Field id="propose-name" label={words.name}>
            <input id="propose-name" name="name" type="text" required autoComplete="name" defaultValue={author.name} />
          </Field>
          <Field id="propose-email" label={words.email} hint={author.email ? undefined : words.emailHint}>
            <input id="propose-email" name="email" type="email" required autoComplete="email" defaultValue={author.email} />
          </Field>
        </div>
        <div className="desk-give">
          <button
            type="submit"
            className="desk-propose-button"
            aria-disabled={waitsFor ? true : undefined}
            aria-describedby="propose-waits"
            data-busy={words.giving}
          >
            {into ? words.giveAgain : words.give}
          </button>
          <p id="propose-waits" className={waitsFor ? 'desk-waits' : 'desk-note'}>
            {waitsFor ?? (host ? words.sentTo({ host }) : words.sentNowhere)}
          </p>
        </div>
      </form>
    </section>
  );
}

function reasonToWait(words: ProposeWords, { tree, report, failure }: ProposeData): string | undefined {
  if (tree === undefined) return words.waitsForChoice;
  if (!report) return failure === undefined ? words.waitsForReport : words.waitsForFailure;
  return report.mistakes.length > 0 ? words.waitsForMistakes({ number: report.mistakes.length }) : undefined;
}

function Sum({ term, children }: { term: string; children: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Field({ id, label, hint, children }: { id: string; label: string; hint?: string | undefined; children: ReactNode }) {
  return (
    <div className="desk-entry">
      <label htmlFor={id}>{label}</label>
      {hint && <p id={`${id}-hint`}>{hint}</p>}
      {children}
    </div>
  );
}

function countTexts(words: ProposeWords, chosen: readonly ProposeChoice[]): string {
  const pages = chosen.filter(({ kind }) => kind === 'page').length;
  const others = chosen.length - pages;
  return (
    [pages > 0 && words.pages({ number: pages }), others > 0 && words.others({ number: others })].filter(Boolean).join(', ') || words.none
  );
}

function countOpen(words: ProposeWords, mistakes: number, warnings: number): string {
  return [mistakes > 0 ? words.mistakesOpen({ number: mistakes }) : words.noMistakes, warnings > 0 && words.warnings({ number: warnings })]
    .filter(Boolean)
    .join(', ');
}

/** The languages in which no chosen page changes. */
function nameOthers(words: ProposeWords, frame: DeskFrame, chosen: readonly ProposeChoice[]): string {
  const codes = frame.locales.map(({ code }) => code);
  const others = unchangedLanguages(chosen, codes, frame.sourceLocale).map((code) => localeName(frame, code));
  return others.length > 0 ? words.unchanged({ names: others.join(', ') }) : words.allLanguages;
}
