/** The error page for an error in the frame itself: a copy of the frame's HTML around a notice that can still be rendered. */
import { useLayoutEffect, useRef } from 'react';
import type { CopiedFrame } from '../behaviours/copiedFrame.ts';
import { writeHead } from '../behaviours/pageHead.ts';
import { settle } from '../behaviours/scroll.ts';
import type { FrameTranslate } from '../i18n/translate.ts';
import type { ShellData } from '../model/shell.ts';
import { errorHead, Failure } from './Failure.tsx';

const FATAL_STATUS = 500;

interface FatalPageProps {
  shell: ShellData;
  t: FrameTranslate;
  frame: CopiedFrame;
}

export function FatalPage({ shell, t, frame }: FatalPageProps) {
  const main = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    main.current?.before(...frame.before);
    main.current?.after(...frame.after);
    writeHead(errorHead(FATAL_STATUS, shell, t));
    void settle('', 0);
  }, [frame, shell, t]);
  return (
    <main id="main" tabIndex={-1} ref={main}>
      <Failure status={FATAL_STATUS} shell={shell} t={t} />
    </main>
  );
}
