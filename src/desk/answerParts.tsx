/** Components that answers of forms share. */
import type { ReactNode } from 'react';
import { useFormWords } from './useWords.ts';

/** The sentence that screen readers say when the answer appears. */
export function Said({ children }: { children: ReactNode }) {
  return (
    <p className="desk-said" data-said="">
      {children}
    </p>
  );
}

export function FileList({ files }: { files: readonly string[] }) {
  const { answer: answerWords } = useFormWords();
  if (files.length === 0) return null;
  return (
    <details>
      <summary>{answerWords.files(files.length)}</summary>
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
