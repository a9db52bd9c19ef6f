/** Entry in the browser, loaded on the visitor's first intent: hydrates the frame and takes over navigation. */
import '../styles/index.css';
import { createHead, UnheadProvider } from '@unhead/react/client';
import { startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBuildManifestReader } from '../behaviours/buildManifest.ts';
import { watchDeployment } from '../behaviours/deployment.ts';
import { createHttp } from '../behaviours/http.ts';
import { internalPathname } from '../behaviours/links.ts';
import { createNavigation } from '../behaviours/navigation.ts';
import { readPageData } from '../behaviours/pageData.ts';
import { readHead } from '../behaviours/pageHead.ts';
import { createPreloader, watchLinks } from '../behaviours/preload.ts';
import { mayReload } from '../behaviours/reloadGuard.ts';
import { watchReveal } from '../behaviours/reveal.ts';
import { checkDeployment } from '../behaviours/siteChecks.ts';
import { watchSliders } from '../behaviours/slider.ts';
import { addStyles } from '../behaviours/styles.ts';
import { isTranslated } from '../behaviours/translated.ts';
import { ErrorNotice } from '../components/ErrorNotice/ErrorNotice.tsx';
import { errorTexts } from '../i18n/errorTexts.ts';
import { createTranslate } from '../i18n/translate.ts';
import { type Deployment, LATEST_PATHNAME } from '../model/deployment.ts';
import { ERROR_REPORTS } from '../model/limits.ts';
import { isPayload } from '../model/payload.ts';
import type { ShellData } from '../model/shell.ts';
import { App } from './App.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';

/** Takes over once React holds the whole page; a click before that loads the other page from the server, as without a script. */
function Hydrated({ onHydrated }: { onHydrated: () => void }) {
  useEffect(onHydrated, [onHydrated]);
  return null;
}

async function start(): Promise<void> {
  const data = document.getElementById('page-data');
  const root = document.getElementById('root');
  const main = document.getElementById('main');
  const { app, styles, shell: shellPathname } = data?.dataset ?? {};
  const page = readPageData();
  if (!data || !app || !styles || !shellPathname || !page || !root || !main) return;
  const styled = addStyles(styles);
  const http = createHttp(data.dataset.base ?? '/');
  const shell = await http.get<ShellData>(shellPathname);
  // Only where it is configured does anybody load it.
  if (shell.errorReports)
    void import('../behaviours/errorReports.ts').then(({ watchErrors }) =>
      watchErrors(shell.errorReports ?? '', createHttp, app, ERROR_REPORTS),
    );
  const t = createTranslate(shell.locale.code, shell.labels);
  // Taking over would bring the original words back; all links work without.
  if (isTranslated(document, shell.locale.code)) return;
  let build: string | undefined;
  const manifest = createBuildManifestReader(http);
  const deployment = watchDeployment(async () => {
    const asked = http.get<Deployment>(`${LATEST_PATHNAME}?t=${Date.now()}`, { cache: 'no-store' });
    void manifest.read(asked.then(({ manifests }) => manifests[shell.locale.code] ?? Promise.reject(new Error('No manifest is named.'))));
    const latest = await asked;
    // Documents are never kept unasked, so the first answer is the build that this one came with.
    build ??= latest.build;
    return latest.app === app && latest.shells[shell.locale.code] === shellPathname && latest.build === build;
  });
  const navigation = createNavigation({
    initial: {
      page,
      head: readHead(document),
      main: main.innerHTML,
      status: 'idle',
      progress: 0,
      announcement: '',
    },
    canonicalQuery: shell.canonicalQuery,
    async fetchPayload(pathname) {
      const payload = await http.get<unknown>(manifest.payloadOf(pathname));
      if (!isPayload(payload)) throw new Error(`${pathname} holds no page.`);
      return payload;
    },
    resolve: manifest.resolve,
    styled,
    announce: (title) => t('pageLoaded', { title }),
    isOutdated: () => deployment.isOutdated() || isTranslated(document, shell.locale.code),
    mayReload,
  });
  startTransition(() => {
    hydrateRoot(
      root,
      <ErrorBoundary fallback={<ErrorNotice status={500} {...errorTexts(500, t)} homePathname={shell.homePathname} t={t} />}>
        <UnheadProvider value={createHead()}>
          <App shell={shell} t={t} store={navigation} />
          <Hydrated onHydrated={navigation.start} />
        </UnheadProvider>
      </ErrorBoundary>,
    );
  });
  watchSliders();
  const connection = (navigator as { connection?: { saveData?: boolean; effectiveType?: string } }).connection;
  const links = watchLinks(createPreloader(navigation.load, connection), (link) => {
    const linked = internalPathname(link);
    const pathname = linked && manifest.resolve(linked);
    return pathname === location.pathname ? undefined : pathname;
  });
  const reveal = watchReveal();
  const onShown = () => {
    links.scan();
    reveal.scan();
  };
  reveal.scan();
  void manifest.settled.then(links.scan);
  navigation.onShown(onShown);
  checkDeployment(shell, navigation.get().page);
}

await start();
