/** The application around every page: head and frame, the same on the server and in the browser. Requires an UnheadProvider. */
import { useSyncExternalStore } from 'react';
import { Shell } from '../components/Shell.tsx';
import type { Translate } from '../i18n/translate.ts';
import type { ShellData } from '../model/shell.ts';
import type { View, ViewStore } from '../model/view.ts';
import { errorHead, Failure } from './Failure.tsx';
import { PageHead } from './PageHead.tsx';

export function App({ shell, t, store }: { shell: ShellData; t: Translate; store: ViewStore }) {
  const view = useSyncExternalStore(store.subscribe, store.get, store.get);
  const { failure } = view;
  return (
    <>
      <PageHead data={failure ? errorHead(failure.status, shell, t) : view.head} locale={shell.locale} />
      <Shell
        shell={shell}
        page={view.page}
        t={t}
        main={view.main}
        status={view.status}
        progress={view.progress}
        announcement={view.announcement}
        failure={failure && <Failure {...failure} shell={shell} t={t} />}
      />
    </>
  );
}

/** A store that never changes. */
export function constantStore(view: View): ViewStore {
  return { get: () => view, subscribe: () => () => {} };
}
