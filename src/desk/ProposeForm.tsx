/** The band with which a writer gives the chosen texts to review. It waits, and says for what. */
import type { ReactNode } from 'react';
import type { DeskFrame } from '../model/desk.ts';
import type { ProposeChoice, ProposeData } from '../model/deskPropose.ts';
import { localeName } from './parts.tsx';
import { WORDS } from './proposeWords.ts';

export function ProposeForm({ frame, data }: { frame: DeskFrame; data: ProposeData }) {
  const { choices, tree, into, author, host, report } = data;
  const chosen = choices.filter(({ isChosen }) => isChosen);
  const waitsFor = reasonToWait(data);
  return (
    <section className="desk-band field-water" aria-labelledby="band">
      <div className="desk-band-title">
        <h2 id="band">{WORDS.band}</h2>
        <p>{WORDS.bandLead}</p>
      </div>
      <dl className="desk-sums">
        <Sum term={WORDS.summaryChanged}>{countTexts(chosen)}</Sum>
        <Sum term={WORDS.summaryOpen}>{report ? countOpen(report.mistakes.length, report.warnings) : WORDS.notChecked}</Sum>
        <Sum term={WORDS.summaryLanguages}>{nameOthers(frame, chosen)}</Sum>
      </dl>
      <form method="post" className="desk-propose-form" data-do="propose" aria-labelledby="band">
        {chosen.map(({ key }) => (
          <input key={key} type="hidden" name="keys" value={key} />
        ))}
        {tree && <input type="hidden" name="seen" value={tree} />}
        {into && <input type="hidden" name="into" value={into.name} />}
        <Field id="propose-title" label={WORDS.what} hint={WORDS.whatHint}>
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
        <Field id="propose-reason" label={into ? WORDS.whyAgain : WORDS.why} hint={WORDS.whyHint}>
          <textarea id="propose-reason" name="reason" rows={4} maxLength={4000} aria-describedby="propose-reason-hint" />
        </Field>
        <div className="desk-names">
          <Field id="propose-name" label={WORDS.name}>
            <input id="propose-name" name="name" type="text" required autoComplete="name" defaultValue={author.name} />
          </Field>
          <Field id="propose-email" label={WORDS.email} hint={author.email ? undefined : WORDS.emailHint}>
            <input id="propose-email" name="email" type="email" required autoComplete="email" defaultValue={author.email} />
          </Field>
        </div>
        <div className="desk-give">
          <button
            type="submit"
            className="desk-propose-button"
            aria-disabled={waitsFor ? true : undefined}
            aria-describedby="propose-waits"
            data-busy={WORDS.giving}
          >
            {into ? WORDS.giveAgain : WORDS.give}
          </button>
          <p id="propose-waits" className={waitsFor ? 'desk-waits' : 'desk-note'}>
            {waitsFor ?? (host ? WORDS.sentTo(host) : WORDS.sentNowhere)}
          </p>
        </div>
      </form>
    </section>
  );
}

function reasonToWait({ tree, report }: ProposeData): string | undefined {
  if (tree === undefined) return WORDS.waitsForChoice;
  if (!report) return WORDS.waitsForReport;
  return report.mistakes.length > 0 ? WORDS.waitsForMistakes(report.mistakes.length) : undefined;
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

function countTexts(chosen: readonly ProposeChoice[]): string {
  const pages = chosen.filter(({ kind }) => kind === 'page').length;
  const others = chosen.length - pages;
  return [pages > 0 && WORDS.pages(pages), others > 0 && WORDS.others(others)].filter(Boolean).join(', ') || WORDS.none;
}

function countOpen(mistakes: number, warnings: number): string {
  return [mistakes > 0 ? WORDS.mistakesOpen(mistakes) : WORDS.noMistakes, warnings > 0 && WORDS.warnings(warnings)]
    .filter(Boolean)
    .join(', ');
}

/** The languages in which no chosen page changes. */
function nameOthers(frame: DeskFrame, chosen: readonly ProposeChoice[]): string {
  const changed = new Set(chosen.flatMap(({ languages }) => languages.map(({ code }) => code)));
  const others = frame.locales.filter(({ code }) => !changed.has(code)).map(({ code }) => localeName(frame, code));
  return others.length > 0 ? WORDS.unchanged(others.join(', ')) : WORDS.allLanguages;
}
