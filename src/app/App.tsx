/** The application around every page: head and frame, the same on the server and in the browser. Stands inside an UnheadProvider. */
import { useHead } from '@unhead/react';
import { useSyncExternalStore } from 'react';
import { ErrorNotice } from '../components/ErrorNotice/ErrorNotice.tsx';
import { Shell } from '../components/Shell/Shell.tsx';
import { errorTexts } from '../i18n/errorTexts.ts';
import type { Translate } from '../i18n/translate.ts';
import { formErrorHead, type HeadData } from '../model/head.ts';
import type { ShellData } from '../model/shell.ts';
import type { View, ViewStore } from '../model/view.ts';

export function App(props: { shell: ShellData; t: Translate; store: ViewStore }) {
  const view = useSyncExternalStore(props.store.subscribe, props.store.get, props.store.get);
  return (
    <>
      <PageHead data={view.failure ? errorHead(view.failure, props.shell, props.t) : view.head} locale={props.shell.locale} />
      <Shell
        shell={props.shell}
        page={view.page}
        t={props.t}
        main={view.main}
        status={view.status}
        progress={view.progress}
        announcement={view.announcement}
        failure={view.failure && <Failure status={view.failure} shell={props.shell} t={props.t} />}
      />
    </>
  );
}

function PageHead({ data, locale }: { data: HeadData; locale: ShellData['locale'] }) {
  useHead({
    title: data.title,
    htmlAttrs: { lang: locale.code, dir: locale.direction },
    link: data.link.map((link) => ({ ...link })),
    meta: data.meta.map((meta) => ({ ...meta })),
  });
  return null;
}

function Failure({ status, shell, t }: { status: number; shell: ShellData; t: Translate }) {
  const { title, message } = errorTexts(status, t);
  return <ErrorNotice status={status} title={title} message={message} homePathname={shell.homePathname} t={t} />;
}

/** The page title on error is the status and the title. */
function errorHead(status: number, shell: ShellData, t: Translate): HeadData {
  return formErrorHead({ separator: shell.separator, name: shell.siteName }, status, errorTexts(status, t).title, shell.calmColour);
}

/** A store that never changes. */
export function constantStore(view: View): ViewStore {
  return { get: () => view, subscribe: () => () => {} };
}
