/** A field with a text of the frontmatter. */
import { useEffect, useId, useRef } from 'react';
import { measureText, RESULT_ROOM } from '../../../model/textWidth.ts';
import { type FieldEditor, openFieldEditor } from '../editor/fieldEditor.ts';
import { type Path, valueAt } from '../file/frontmatter.ts';
import { setText } from '../file/setText.ts';
import { useStore } from '../session/store.ts';
import { say } from '../words.ts';
import { useForm } from './FormContext.ts';
import { findingsIn } from './fieldPlace.ts';

/** `owner`: the entry to which the field belongs, for screen readers; others see it above. */
export function TextField({
  path,
  label,
  hint,
  isLabelHidden = false,
  owner = '',
}: {
  path: Path;
  label: string;
  hint: string;
  isLabelHidden?: boolean;
  owner?: string;
}) {
  const form = useForm();
  const { session, front } = form;
  const [labelId, hintId] = [useId(), useId()];
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<FieldEditor>(undefined);
  const value = valueAt(front.value, path);
  const text = typeof value === 'string' ? value : '';
  const key = JSON.stringify(path);
  const latest = useRef({ form, path, text });
  latest.current = { form, path, text };

  useEffect(() => {
    const opened = openFieldEditor({
      value: latest.current.text,
      language: session.language,
      labelledBy: labelId,
      describedBy: hintId,
      onChange(next) {
        const { form: now, path: place } = latest.current;
        const read = now.read();
        if (read) now.apply(setText(read, place, next, now.order));
      },
      undo: session.undo,
      redo: session.redo,
      onMend: session.mend,
    });
    editor.current = opened;
    host.current?.append(opened.view.dom);
    return () => opened.view.destroy();
  }, [session, labelId, hintId]);

  useEffect(() => {
    const view = editor.current?.view;
    if (view) session.fields.set(key, view);
    return () => {
      if (session.fields.get(key) === view) session.fields.delete(key);
    };
  }, [session, key]);

  useEffect(() => editor.current?.show(text), [text]);

  const findings = useStore(session.status, 'findings');
  useEffect(() => editor.current?.find(findingsIn(front, JSON.parse(key) as Path, findings)), [front, findings, key]);

  return (
    <div className="write-field" data-path={key}>
      <p className={isLabelHidden ? 'unseen' : 'write-label'} id={labelId}>
        {owner && <span className="unseen">{owner}: </span>}
        {label}
      </p>
      <div className="write-input" ref={host} />
      <p className="write-hint" id={hintId}>
        <Measure path={path} text={text} />
        {hint && <span>{hint}</span>}
      </p>
    </div>
  );
}

/** Titles of search results are cut off by their width, descriptions by theirs; other texts have no measure. */
function Measure({ path, text }: { path: Path; text: string }) {
  const { title, description } = RESULT_ROOM.desktop;
  const name = path.join('.');
  if (name === 'teaser') return <span>{say('count', { number: text.length })}</span>;
  if (name !== 'seo.title' && name !== 'seo.description') return null;
  const room = name === 'seo.title' ? title : description;
  const width = measureText(text, room.size);
  const values = { width, limit: room.limit };
  return width > room.limit ? <b className="write-wide">{say('tooWide', values)}</b> : <span>{say('width', values)}</span>;
}
