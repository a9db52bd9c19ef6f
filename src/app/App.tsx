/** The application around every page: head and frame, the same on the server and in the browser. Stands inside an UnheadProvider. */
import { useHead } from '@unhead/react';
import { useSyncExternalStore } from 'react';
import { Shell } from '../components/Shell/Shell.tsx';
import type { Translate } from '../i18n/translate.ts';
import type { HeadData } from '../model/head.ts';
import type { ShellData } from '../model/shell.ts';
import type { View, ViewStore } from '../model/view.ts';

export function App(props: { shell: ShellData; t: Translate; store: ViewStore }) {
  const view = useSyncExternalStore(props.store.subscribe, props.store.get, props.store.get);
  return (
    <>
      <PageHead data={view.head} />
      <Shell
        shell={props.shell}
        page={view.page}
        t={props.t}
        main={view.main}
        status={view.status}
        progress={view.progress}
        announcement={view.announcement}
      />
    </>
  );
}

function PageHead({ data }: { data: HeadData }) {
  useHead({
    title: data.title,
    htmlAttrs: data.htmlAttrs,
    link: data.link.map((link) => ({ ...link })),
    meta: data.meta.map((meta) => ({ ...meta })),
  });
  return null;
}

/** A store that never changes. */
export function constantStore(view: View): ViewStore {
  return { get: () => view, subscribe: () => () => {} };
}
