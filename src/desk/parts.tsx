/** Components that several views share: links to the editor, findings, changed sentences. Neighbour: filters.tsx, the filter fields. */

import type { ReactNode } from 'react';
import { formatDay } from '../i18n/format.ts';
import type { DeskWords } from '../messages/desk.ts';
import { type DeskFrame, editorHref, helpHref } from '../model/desk.ts';
import type { DeskComment, DeskSpan, StaleEntry } from '../model/deskParts.ts';
import type { Issue, Position } from '../model/issue.ts';
import { useWords } from './useWords.ts';

/** Name of a locale in the language of the desk. */
export function localeName({ locales }: DeskFrame, code: string): string {
  return locales.find((locale) => locale.code === code)?.name ?? code;
}

/** Link that opens the position in the person's editor. */
export function EditLink({ position, children }: { position: Position; children?: ReactNode }) {
  const words = useWords();
  const text = `${position.filePath.replace(/^content\/(?:pages\/)?/, '')}:${position.line}`;
  return (
    <a className="desk-edit" href={editorHref(position)} title={words.open(text)}>
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

/** Findings of several files: each file is named once, above its own. `Name` is a heading where the view has one above. */
export function FindingsByFile({ findings, Name = 'p' }: { findings: readonly Issue[]; Name?: 'p' | 'h4' }) {
  const files = [...new Set(findings.map(({ filePath }) => filePath))];
  return files.map((filePath) => (
    <section key={filePath} className="desk-file" aria-label={filePath}>
      <Name className="desk-file-name">{filePath.replace(/^content\/(?:pages\/)?/, '')}</Name>
      <FindingList findings={findings.filter((issue) => issue.filePath === filePath)} />
    </section>
  ));
}

/** One finding: message, fix and a link to the help. */
function Finding({ issue }: { issue: Issue }) {
  const words = useWords();
  return (
    <li className={`desk-finding desk-finding-${issue.severity}`}>
      <p className="desk-finding-head">
        <b>{issue.severity === 'error' ? words.mistake : words.remark}</b>
        <EditLink position={issue}>{words.line(issue.line)}</EditLink>
        <a href={helpHref(issue.ruleId)}>{issue.ruleId}</a>
      </p>
      <p>{issue.message}</p>
      <p className="desk-fix">
        <b>{words.overlay.fix}</b>
        {issue.fix}
      </p>
      {issue.related && issue.related.length > 0 && (
        <p className="desk-related">
          {words.seeAlso}{' '}
          {issue.related.map((position) => (
            <EditLink key={`${position.filePath}:${position.line}:${position.column}`} position={position} />
          ))}
        </p>
      )}
    </li>
  );
}

/** A sentence of the source with its changes marked. */
function ChangedSentence({ spans, lang }: { spans: readonly DeskSpan[]; lang: string }) {
  return (
    <p className="desk-sentence" lang={lang}>
      {spans.map(({ kind, text }, index) => {
        // The segments of a sentence have no identity except their index.
        const key = `${index}`;
        if (kind === 'removed') return <del key={key}>{text}</del>;
        return kind === 'added' ? <ins key={key}>{text}</ins> : <span key={key}>{text}</span>;
      })}
    </p>
  );
}

/** The parts of the source whose current version is not translated. */
export function StaleList({
  frame,
  entries,
  actions,
}: {
  frame: DeskFrame;
  entries: readonly StaleEntry[];
  actions?: (entry: StaleEntry) => ReactNode;
}) {
  return (
    <ul className="desk-stale">
      {entries.map((entry) => (
        <li key={entry.key}>
          <Stale frame={frame} entry={entry} />
          {actions?.(entry)}
        </li>
      ))}
    </ul>
  );
}

function Stale({ frame, entry }: { frame: DeskFrame; entry: StaleEntry }) {
  const words = useWords();
  const { name, summary, sentences, sourcePosition, ownPosition } = entry;
  return (
    <>
      <h3 lang={frame.sourceLocale}>{name}</h3>
      <p className="desk-summary">{summary}.</p>
      {sentences.map((spans) => (
        <ChangedSentence key={spans.map(({ text }) => text).join('|')} spans={spans} lang={frame.sourceLocale} />
      ))}
      <p className="desk-links">
        {sourcePosition && <EditLink position={sourcePosition}>{words.sourceLine(sourcePosition.line)}</EditLink>}
        {ownPosition && <EditLink position={ownPosition}>{words.translationLine(ownPosition.line)}</EditLink>}
      </p>
    </>
  );
}

/** Comments of reviewers with their answers, each with its part. */
export function CommentList({ comments, actions }: { comments: readonly DeskComment[]; actions?: (comment: DeskComment) => ReactNode }) {
  return (
    <ul className="desk-stale">
      {comments.map((comment) => (
        <li key={`${comment.position?.filePath} ${comment.number}`}>
          <Comment comment={comment} />
          {actions?.(comment)}
        </li>
      ))}
    </ul>
  );
}

function Comment({ comment: { name, number, remarks, note, position } }: { comment: DeskComment }) {
  const words = useWords();
  return (
    <>
      <h3>
        {name} ({number})
      </h3>
      {note && <p className="desk-summary">{`${note.charAt(0).toUpperCase()}${note.slice(1)}.`}</p>}
      {remarks.map(({ by, on, text }) => (
        <p className="desk-sentence" key={`${by} ${on} ${text}`}>
          <b>
            {by}, {formatDay(words.dayLocale, on)}:
          </b>{' '}
          {text}
        </p>
      ))}
      {position && (
        <p className="desk-links">
          <EditLink position={position}>{words.Line(position.line)}</EditLink>
        </p>
      )}
    </>
  );
}

/** How many entries of a list are shown, or that there are none. */
export function ListCount({ shown, total, list }: { shown: number; total: number; list: keyof DeskWords['list'] }) {
  const words = useWords();
  const what = words.list[list];
  if (total === 0) return <p className="desk-empty">{words.noneMatch(what)}</p>;
  return <p className="desk-note">{shown < total ? words.firstOf(shown, total, what) : `${total} ${what}`}</p>;
}
