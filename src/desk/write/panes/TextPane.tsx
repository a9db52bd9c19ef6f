/** The text: what stands before it and behind it as forms, and the editor with its tools. */
import { startCompletion } from '@codemirror/autocomplete';
import { EditorSelection } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { useEffect, useRef } from 'react';
import { bodyFrom } from '../editor/cover.ts';
import { findFrontmatter, readFrontmatter } from '../file/frontmatter.ts';
import { FormsBefore, FormsBehind } from '../forms/Forms.tsx';
import type { Session } from '../session/session.ts';
import { useStore } from '../session/store.ts';
import { say } from '../words.ts';
import { AboutPage } from './AboutPage.tsx';

export function TextPane({ session }: { session: Session }) {
  const { locale, editor, status } = session;
  const host = useRef<HTMLDivElement>(null);
  const draft = useStore(status, 'draft');
  useEffect(() => host.current?.append(editor.view.dom), [editor]);
  return (
    // Nobody types over a draft before deciding about it.
    <section className="write-pane write-text" aria-label={`${locale.language}, ${say('text')}`} inert={draft !== undefined}>
      <div className="write-pane-head">
        <h2>
          <span lang={locale.code}>{locale.language}</span> <small>{say('text')}</small>
        </h2>
        <Tools view={editor.view} />
      </div>
      <Broken session={session} />
      <FormsBefore session={session} />
      <div className="write-body" ref={host} />
      <FormsBehind session={session} />
      <AboutPage session={session} />
    </section>
  );
}

/** Without the frontmatter's fields the text holds its lines. */
function Broken({ session }: { session: Session }) {
  const text = useStore(session.status, 'text');
  const place = findFrontmatter(text);
  if (!place || readFrontmatter(text.slice(0, place.bodyFrom))) return null;
  return <p className="write-notice">{say('fieldsBroken')}</p>;
}

/** What may stand in a text, for those who do not know the signs. */
function Tools({ view }: { view: EditorView }) {
  const tools = [
    { name: say('insertFact'), title: say('insertFactHint'), run: () => insertSign(view, '{') },
    { name: say('insertLink'), title: say('insertLinkHint'), run: () => insertSign(view, '[') },
    { name: say('insertMore'), title: say('insertMoreHint'), run: () => insertSign(view, '<') },
    { name: say('bold'), title: '', run: () => wrap(view, '**') },
    { name: say('heading'), title: '', run: () => beginLine(view, '## ') },
    { name: say('list'), title: '', run: () => beginLine(view, '- ') },
  ];
  return (
    <fieldset className="write-tools">
      <legend className="unseen">{say('bar')}</legend>
      {tools.map(({ name, title, run }) => (
        <button key={name} type="button" title={title || undefined} onClick={run}>
          {name}
        </button>
      ))}
    </fieldset>
  );
}

function insertSign(view: EditorView, sign: string): void {
  view.focus();
  view.dispatch(view.state.replaceSelection(sign), { userEvent: 'input.type', scrollIntoView: true });
  startCompletion(view);
}

function wrap(view: EditorView, sign: string): void {
  view.focus();
  view.dispatch(
    view.state.changeByRange(({ from, to }) => ({
      changes: [
        { from, insert: sign },
        { from: to, insert: sign },
      ],
      range: EditorSelection.range(from + sign.length, to + sign.length),
    })),
    { userEvent: 'input' },
  );
}

function beginLine(view: EditorView, sign: string): void {
  view.focus();
  const line = view.state.doc.lineAt(Math.max(view.state.selection.main.from, view.state.field(bodyFrom)));
  const has = line.text.startsWith(sign);
  view.dispatch({
    changes: has ? { from: line.from, to: line.from + sign.length } : { from: line.from, insert: sign },
    userEvent: 'input',
  });
}
