/** The application around every page: the frame, the same on the server and in the browser. */
import { useSyncExternalStore } from 'react';
import { Shell } from '../components/Shell.tsx';
import type { FrameTranslate } from '../i18n/translate.ts';
import type { ShellData } from '../model/shell.ts';
import type { View, ViewStore } from '../model/view.ts';
import { Failure } from './Failure.tsx';

export function App({ shell, t, store }: { shell: ShellData; t: FrameTranslate; store: ViewStore }) {
  const view = useSyncExternalStore(store.subscribe, store.get, store.get);
  const { failure } = view;
  return (
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
  );
}

/** A store that never changes. */
export function constantStore(view: View): ViewStore {
  return { get: () => view, subscribe: () => () => {} };
}
