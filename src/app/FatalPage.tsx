/** The error page when the frame itself fails: the frame's last HTML around a notice that React still can render. */
import { useLayoutEffect, useRef, useState } from 'react';
import { copyFrame } from '../behaviours/keptFrame.ts';
import { removePageHead } from '../behaviours/pageHead.ts';
import { settle } from '../behaviours/scroll.ts';
import type { Translate } from '../i18n/translate.ts';
import type { ShellData } from '../model/shell.ts';
import { errorHead, Failure } from './Failure.tsx';
import { PageHead } from './PageHead.tsx';

const FATAL_STATUS = 500;

export function FatalPage({ shell, t }: { shell: ShellData; t: Translate }) {
  // React renders this before it takes the failed frame out of the document.
  const [frame] = useState(copyFrame);
  const main = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    main.current?.before(...frame.before);
    main.current?.after(...frame.after);
    // A frame that failed while it was hydrated has left the page's own tags behind.
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
