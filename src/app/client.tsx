/** Browser entry, loaded on the visitor's first intent: hydrates the frame and takes over navigation. */
import '../styles/index.css';
import { useEffect, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBuildManifestReader } from '../behaviours/buildManifest.ts';
import { copyFrame } from '../behaviours/copiedFrame.ts';
import { isOutdated, listenToDeployment } from '../behaviours/deployment.ts';
import { createHttp, createSender, type Http } from '../behaviours/http.ts';
import { internalPathname } from '../behaviours/links.ts';
import { watchMenu } from '../behaviours/menu.ts';
import { reportMissing } from '../behaviours/missingFile.ts';
import { createNavigation } from '../behaviours/navigation.ts';
import { FATAL_ERROR } from '../behaviours/ownErrors.ts';
import { readPageData } from '../behaviours/pageData.ts';
import { readHead } from '../behaviours/pageHead.ts';
import { watchPartLinks } from '../behaviours/partLinks.ts';
import { arrive } from '../behaviours/parts.ts';
import { pause } from '../behaviours/pause.ts';
import { createPreloader, isFrugal, watchLinks } from '../behaviours/preload.ts';
import { mayReload } from '../behaviours/reloadGuard.ts';
import { watchReveal } from '../behaviours/reveal.ts';
import { watchLanguageLinks } from '../behaviours/sameParts.ts';
import { showSliderButtons } from '../behaviours/slider.ts';
import { addStyles } from '../behaviours/styles.ts';
import { isTranslated } from '../behaviours/translated.ts';
import { createTranslate, type FrameTranslate, type ToolTranslate } from '../i18n/translate.ts';
import type { FrameLabel, Texts, ToolLabel } from '../model/browserLabels.ts';
import { isPayload, type Payload } from '../model/payload.ts';
import { SEARCH_CLASS, SEARCH_RESULTS } from '../model/searchNames.ts';
import type { PageData, ShellFile } from '../model/shell.ts';
import { App } from './App.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { errorHead } from './Failure.tsx';
import { FatalPage } from './FatalPage.tsx';

/**
 * Reports that hydration is complete, and then that the frame follows the navigation. A click before that loads the other page from the
 * server, as without a script.
 */
function Hydrated({ onHydrated, onFollowing }: { onHydrated: () => void; onFollowing: () => void }) {
  useLayoutEffect(onHydrated, [onHydrated]);
  useEffect(onFollowing, [onFollowing]);
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
  // Without the texts of the locale the page stays unchanged, and its links load full documents.
  const shell = await http.get<ShellFile>(shellPathname).catch(console.warn);
  if (!shell) return;
  const { errorReports } = shell;
  if (errorReports)
    import('../behaviours/errorReports.ts').then(({ watchErrors }) => watchErrors(createSender, errorReports, app), console.warn);
  const t = createTranslate<FrameLabel>(shell.locale.code, shell.labels);
  const showFatalPage = () => {
    const frame = copyFrame();
    createRoot(root).render(<FatalPage shell={shell} t={t} frame={frame} />);
  };
  // Hydration would restore the original words. All links work without it.
  if (isTranslated(document, shell.locale.code)) {
    addEventListener(FATAL_ERROR, showFatalPage);
    return;
  }
  try {
    await takeOver({ root, page, main: main.innerHTML, http, styled, shell, t });
  } catch (error) {
    // This is an error of our own code. Rejecting the module import would report a missing file instead.
    setTimeout(() => {
      throw error;
    });
    showFatalPage();
  }
}

interface Frame {
  readonly root: HTMLElement;
  readonly page: PageData;
  /** HTML of the page's main element. */
  readonly main: string;
  readonly http: Http;
  /** Resolves when the styles that the application needs are loaded. */
  readonly styled: ReturnType<typeof addStyles>;
  readonly shell: ShellFile;
  readonly t: FrameTranslate;
}

/** A tool of a page, loaded with the first intent. `load` fetches and caches the payload of another page; `frugal`: only on demand. */
interface Tool<Words> {
  readonly showTool: (t: Words, load: (pathname: string) => Promise<Payload>, frugal: boolean, http: Http) => void;
}

/** The search of every page, loaded with the first intent on a field; on the search page at once. */
const loadSearch = () => import('../behaviours/search/search.ts');

type Tools<Words> = readonly (readonly [selector: string, load: () => Promise<Tool<Words>>])[];

const QUIET_TOOLS: Tools<FrameTranslate> = [
  ['.table', () => import('../behaviours/tables.ts')],
  ['.countries', () => import('../behaviours/countries.ts')],
  ['.checklist', () => import('../behaviours/checklist.ts')],
  ['.gloss', () => import('../behaviours/terms.ts')],
];

/** Tools with texts of their own, which are loaded beside them. */
const TALKING_TOOLS: Tools<ToolTranslate> = [
  ['.deadline-groups', () => import('../behaviours/calculator/calculator.ts')],
  ['.deed', () => import('../behaviours/deeds.ts')],
  ['.finder', () => import('../behaviours/finder.ts')],
  [`#${SEARCH_RESULTS},.${SEARCH_CLASS}:focus-within`, loadSearch],
];

/** Hydrates the frame and takes over navigation, in several short tasks. Rejects only before hydration starts. */
async function takeOver({ root, page, main, http, styled, shell, t }: Frame): Promise<void> {
  const { code } = shell.locale;
  const manifest = createBuildManifestReader(http, code);
  listenToDeployment((asked) => {
    void manifest.read(asked.then(({ manifests }) => manifests[code] ?? Promise.reject(new Error('No manifest is named.'))));
  });
  let isBroken = false;
  let isHydrated = false;
  let isFollowing = false;
  // A frame that cannot be hydrated is removed before something else is rendered.
  const frame = copyFrame();
  const partLinks = watchPartLinks(t);
  const navigation = createNavigation({
    initial: {
      page,
      head: readHead(),
      main,
    },
    canonicalQuery: shell.canonicalQuery,
    async fetchPayload(pathname) {
      const payload = await http.get<unknown>(manifest.payloadOf(pathname));
      if (!isPayload(payload)) throw new Error(`${pathname} holds no page.`);
      return payload;
    },
    resolve: manifest.resolve,
    styled,
    failureHead: (status) => errorHead(status, shell, t),
    announce: (title) => t('pageLoaded', { title }),
    isOutdated: () => isBroken || isOutdated() || isTranslated(document, shell.locale.code),
    mayReload,
    missingStatus: manifest.missingStatus,
    fetchStatus: createHttp('/').status,
  });
  addEventListener(FATAL_ERROR, () => {
    isBroken = true;
    // Before that, hydration would overwrite the error page.
    if (isFollowing) navigation.fail();
  });
  const onHydrated = () => {
    isHydrated = true;
    navigation.start();
    watchMenu();
    watchLanguageLinks();
    void complete();
  };
  const onFollowing = () => {
    isFollowing = true;
    if (isBroken) navigation.fail();
  };
  const complete = async () => {
    await pause();
    partLinks.scan();
    arrive(location.hash);
    await pause();
    showTools();
  };
  const onFrameError = () => {
    isBroken = true;
  };
  const connection = (navigator as { connection?: { saveData?: boolean; effectiveType?: string } }).connection;
  const links = watchLinks(createPreloader(navigation.load, connection), (link) => {
    const linked = internalPathname(link);
    const pathname = linked && manifest.resolve(linked);
    return pathname === location.pathname ? undefined : pathname;
  });
  const reveal = watchReveal();
  const startTool = <Words,>(load: () => Promise<Tool<Words>>, words: Words | Promise<Words | undefined>) => {
    Promise.all([load(), words])
      .then(([{ showTool }, own]) => own && showTool(own, navigation.load, isFrugal(connection), http))
      .catch(reportMissing);
  };
  let toolTexts: Promise<ToolTranslate | undefined> | undefined;
  /** Undefined if the texts cannot be loaded; the page is then as without a script. The next call tries again. */
  const readToolTexts = () => {
    toolTexts ??= http.get<Texts<ToolLabel>>(shell.toolTexts).then(
      (texts) => createTranslate<ToolLabel>(code, texts),
      (error) => {
        toolTexts = undefined;
        console.warn(error);
        return undefined;
      },
    );
    return toolTexts;
  };
  const showTools = () => {
    for (const [selector, load] of QUIET_TOOLS) if (document.querySelector(selector)) startTool(load, t);
    for (const [selector, load] of TALKING_TOOLS) if (document.querySelector(selector)) startTool(load, readToolTexts());
  };
  addEventListener('focusin', ({ target }) => {
    if ((target as Element).closest(`.${SEARCH_CLASS}`)) startTool(loadSearch, readToolTexts());
  });
  addEventListener('keydown', (event) => {
    if (event.key !== '/' || (event.target as Element).matches('input')) return;
    event.preventDefault();
    document.querySelector<HTMLElement>(`.${SEARCH_CLASS} input`)?.focus();
  });
  const onShown = () => {
    showTools();
    links.scan();
    reveal.scan();
    partLinks.scan();
    showSliderButtons();
  };
  void pause().then(reveal.scan);
  void manifest.settled.then(links.scan);
  navigation.onShown(onShown);
  await pause();
  hydrateRoot(
    root,
    <ErrorBoundary
      copy={() => (isHydrated ? copyFrame() : frame)}
      fallback={(copy) => <FatalPage shell={shell} t={t} frame={copy} />}
      onError={onFrameError}
    >
      <App shell={shell} t={t} store={navigation} />
      <Hydrated onHydrated={onHydrated} onFollowing={onFollowing} />
    </ErrorBoundary>,
  );
}

await start();
