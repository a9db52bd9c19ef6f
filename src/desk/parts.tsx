/** What several views of the desk are made of: fields of a filter, links into the editor, findings, changed sentences. */
import type { ReactNode } from 'react';
import { type DeskFrame, type DeskViewName, deskHref, editorHref, helpHref } from '../model/desk.ts';
import type { DeskSpan, StaleEntry } from '../model/deskViews.ts';
import type { Issue, Place } from '../model/issue.ts';

/** A form whose state stands in the address; the button is for browsers without the script. */
export function Filters({ view, label, children }: { view: DeskViewName; label: string; children: ReactNode }) {
  return (
    <form className="desk-filters" method="get" action={deskHref(view)} aria-label={label}>
      {children}
      <button type="submit" className="desk-submit">
        Show
      </button>
    </form>
  );
}

export interface Choice {
  readonly value: string;
  readonly name: string;
}

export function Select({
  frame,
  name,
  label,
  choices,
  all,
  value,
}: {
  frame: DeskFrame;
  name: string;
  label: string;
  choices: readonly Choice[];
  all?: string;
  value?: string;
}) {
  return (
    <label className="desk-field">
      <span>{label}</span>
      <select name={name} id={`filter-${name}`} defaultValue={value ?? frame.query[name] ?? ''}>
        {all !== undefined && <option value="">{all}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.name}
          </option>
        ))}
      </select>
    </label>
  );
}

export function Search({
  frame,
  name = 'q',
  label,
  placeholder,
}: {
  frame: DeskFrame;
  name?: string;
  label: string;
  placeholder?: string;
}) {
  return (
    <label className="desk-field desk-search">
      <span>{label}</span>
      <input
        type="search"
        name={name}
        id={`filter-${name}`}
        defaultValue={frame.query[name] ?? ''}
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
      />
    </label>
  );
}

export function localeChoices({ locales }: DeskFrame): Choice[] {
  return locales.map(({ code, name }) => ({ value: code, name }));
}

/** English name of a language. */
export function localeName({ locales }: DeskFrame, code: string): string {
  return locales.find((locale) => locale.code === code)?.name ?? code;
}

/** Opens the place in the person's editor. */
export function EditLink({ frame, place, children }: { frame: DeskFrame; place: Place; children?: ReactNode }) {
  const text = `${place.filePath.replace(/^content\/(?:pages\/)?/, '')}:${place.line}`;
  return (
    <a className="desk-edit" href={editorHref(frame.contentDir, place)} title={`Open ${text} in your editor`}>
      {children ?? text}
    </a>
  );
}

/** One finding: what, how to mend it, where help stands. */
export function Finding({ frame, issue }: { frame: DeskFrame; issue: Issue }) {
  return (
    <li className={`desk-finding desk-finding-${issue.severity}`}>
      <p className="desk-finding-head">
        <b>{issue.severity === 'error' ? 'Mistake' : 'Remark'}</b>
        <EditLink frame={frame} place={issue}>
          line {issue.line}
        </EditLink>
        <a href={helpHref(issue.ruleId)}>{issue.ruleId}</a>
      </p>
      <p>{issue.message}</p>
      <p className="desk-mend">{issue.fix}</p>
      {issue.related && issue.related.length > 0 && (
        <p className="desk-related">
          See also{' '}
          {issue.related.map((place) => (
            <EditLink key={`${place.filePath}:${place.line}:${place.column}`} frame={frame} place={place} />
          ))}
        </p>
      )}
    </li>
  );
}

/** A sentence of the source with what has changed in it. */
export function ChangedSentence({ spans, lang }: { spans: readonly DeskSpan[]; lang: string }) {
  return (
    <p className="desk-sentence" lang={lang}>
      {spans.map(({ kind, text }, index) => {
        // A sentence's stretches have no identity but their place.
        const key = `${index}`;
        if (kind === 'removed') return <del key={key}>{text}</del>;
        return kind === 'added' ? <ins key={key}>{text}</ins> : <span key={key}>{text}</span>;
      })}
    </p>
  );
}

/** The parts of the source that a translation does not render as they are now. */
export function StaleList({ frame, entries }: { frame: DeskFrame; entries: readonly StaleEntry[] }) {
  return (
    <ul className="desk-stale">
      {entries.map(({ key, name, summary, sentences, sourcePlace, ownPlace }) => (
        <li key={key}>
          <h3 lang={frame.sourceLocale}>{name}</h3>
          <p className="desk-summary">{summary}.</p>
          {sentences.map((spans) => (
            <ChangedSentence key={spans.map(({ text }) => text).join('|')} spans={spans} lang={frame.sourceLocale} />
          ))}
          <p className="desk-links">
            {sourcePlace && (
              <EditLink frame={frame} place={sourcePlace}>
                Source, line {sourcePlace.line}
              </EditLink>
            )}
            {ownPlace && (
              <EditLink frame={frame} place={ownPlace}>
                Translation, line {ownPlace.line}
              </EditLink>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** How much of a list is shown, and that nothing was found. */
export function ListCount({ shown, total, what }: { shown: number; total: number; what: string }) {
  if (total === 0) return <p className="desk-empty">No {what} match.</p>;
  return (
    <p className="desk-note">
      {shown < total ? `The first ${shown} of ${total} ${what}. Narrow the search to see others.` : `${total} ${what}`}
    </p>
  );
}
