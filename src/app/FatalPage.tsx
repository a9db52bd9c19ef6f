/** The error page for an error in the frame itself: a copy of the frame's HTML around a notice that React can still render. */
import { useLayoutEffect, useRef, useState } from 'react';
import { copyFrame } from '../behaviours/copiedFrame.ts';
import { removePageHead } from '../behaviours/pageHead.ts';
import { settle } from '../behaviours/scroll.ts';
import type { Translate } from '../i18n/translate.ts';
import type { ShellData } from '../model/shell.ts';
import { errorHead, Failure } from './Failure.tsx';
import { PageHead } from './PageHead.tsx';

const FATAL_STATUS = 500;

export function FatalPage({ shell, t }: { shell: ShellData; t: Translate }) {
  // React renders this before it removes the failed frame from the document.
  const [frame] = useState(copyFrame);
  const main = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    main.current?.before(...frame.before);
    main.current?.after(...frame.after);
    // If hydration failed, the page's own tags are still in the head.
    removePageHead(document);
    void settle('', 0);
  }, [frame]);
  return (
    <>
      <PageHead data={errorHead(FATAL_STATUS, shell, t)} locale={shell.locale} />
      <main id="main" tabIndex={-1} ref={main}>
        <Failure status={FATAL_STATUS} shell={shell} t={t} />
      </main>
    </>
  );
}
