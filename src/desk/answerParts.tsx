/** Components that answers of forms share. */
import type { ReactNode } from 'react';
import { ANSWER_WORDS } from './changeWords.ts';

/** The sentence that screen readers say when the answer appears. */
export function Said({ children }: { children: ReactNode }) {
  return (
    <p className="desk-said" data-said="">
      {children}
    </p>
  );
}

export function FileList({ files }: { files: readonly string[] }) {
  if (files.length === 0) return null;
  return (
    <details>
      <summary>{ANSWER_WORDS.files(files.length)}</summary>
      <ul className="desk-files">
        {files.map((file) => (
          <li key={file}>
            <code>{file}</code>
          </li>
        ))}
      </ul>
    </details>
  );
}
