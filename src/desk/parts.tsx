/** What several views of the desk show: links into the editor, findings, changed sentences. Neighbour: filters.tsx, what they are chosen with. */
import type { ReactNode } from 'react';
import { type DeskFrame, editorHref, helpHref } from '../model/desk.ts';
import type { DeskSpan, StaleEntry } from '../model/deskViews.ts';
import type { Issue, Place } from '../model/issue.ts';

/** English name of a language. */
export function localeName({ locales }: DeskFrame, code: string): string {
  return locales.find((locale) => locale.code === code)?.name ?? code;
}

/** Opens the place in the person's editor. */
export function EditLink({ place, children }: { place: Place; children?: ReactNode }) {
  const text = `${place.filePath.replace(/^content\/(?:pages\/)?/, '')}:${place.line}`;
  return (
    <a className="desk-edit" href={editorHref(place)} title={`Open ${text} in your editor`}>
      {children ?? text}
    </a>
  );
}

export function FindingList({ findings }: { findings: readonly Issue[] }) {
  return (
    <ol className="desk-findings">
      {findings.map((issue) => (
        <Finding key={`${issue.line}:${issue.column}:${issue.ruleId}:${issue.message}`} issue={issue} />
      ))}
    </ol>
  );
}

/** One finding: what, how to mend it, where help stands. */
function Finding({ issue }: { issue: Issue }) {
  return (
    <li className={`desk-finding desk-finding-${issue.severity}`}>
      <p className="desk-finding-head">
        <b>{issue.severity === 'error' ? 'Mistake' : 'Remark'}</b>
        <EditLink place={issue}>line {issue.line}</EditLink>
        <a href={helpHref(issue.ruleId)}>{issue.ruleId}</a>
      </p>
      <p>{issue.message}</p>
      <p className="desk-mend">{issue.fix}</p>
      {issue.related && issue.related.length > 0 && (
        <p className="desk-related">
          See also{' '}
          {issue.related.map((place) => (
            <EditLink key={`${place.filePath}:${place.line}:${place.column}`} place={place} />
          ))}
        </p>
      )}
    </li>
  );
}

/** A sentence of the source with what has changed in it. */
function ChangedSentence({ spans, lang }: { spans: readonly DeskSpan[]; lang: string }) {
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
            {sourcePlace && <EditLink place={sourcePlace}>Source, line {sourcePlace.line}</EditLink>}
            {ownPlace && <EditLink place={ownPlace}>Translation, line {ownPlace.line}</EditLink>}
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
