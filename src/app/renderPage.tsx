/** Renders the page of a pathname: head, frame data and the HTML of main. Build time and development server only. */
import { renderToStaticMarkup } from 'react-dom/server';
import type { PageId } from '#generated/types.ts';
import { dynamicLabel } from '../components/dynamicLabel.ts';
import { errorTexts } from '../i18n/errorTexts.ts';
import { createTranslate, type Translate } from '../i18n/translate.ts';
import { ErrorLayout } from '../layouts/ErrorLayout.tsx';
import type { PageContext } from '../layouts/pageContext.ts';
import { layoutFor } from '../layouts/renderLayout.tsx';
import { whatsappUrl } from '../model/contact.ts';
import { type ErrorStatus, NOT_FOUND } from '../model/errorStatus.ts';
import { buildErrorHead, deriveHead, type HeadData } from '../model/head.ts';
import { findPage, type PageEntry } from '../model/manifest.ts';
import { buildPathname, errorPathname } from '../model/pathname.ts';
import type { LocaleView, RenderJob } from '../model/render.ts';
import { CALM_FIELD, derivePageData, deriveShellData, type PageData, type ShellData, waysOn } from '../model/shell.ts';
import { localeOf } from '../model/site.ts';
import { softenHeadings, softenShell } from '../model/softHyphens.ts';
import { deriveStructuredData } from '../model/structuredData.ts';
import { renderArticle } from './renderArticle.tsx';

export interface RenderedPage {
  readonly head: HeadData;
  readonly page: PageData;
  readonly shell: ShellData;
  /** HTML of main's content. */
  readonly main: string;
  readonly t: Translate;
  /** JSON-LD; error pages have none. */
  readonly structuredData?: object | undefined;
}

/** Renders a page, an alias or an error page. `code` is the compiled article. Throws if a component throws. */
export function renderPage(view: LocaleView, job: RenderJob, code: string): RenderedPage {
  const { page, article: source, pathname } = job;
  if (!page) return renderError(view, job, job.status ?? NOT_FOUND);
  if (!source) throw new Error(`${page.filePath} has not been compiled.`);
  const context = createContext(view, page, job);
  const article = renderArticle(code, source, context);
  const Layout = layoutFor(page.kind);
  return {
    head: deriveHead(view, page, pathname !== page.pathname, job.headAssets),
    page: derivePageData(view, page),
    shell: shellOf(view),
    main: softenHeadings(renderToStaticMarkup(<Layout context={context} article={article} />), page.localeCode),
    t: createFrameTranslate(view),
    structuredData: deriveStructuredData(view, page, (code) => dynamicLabel(context.t, 'country', code), job.terms),
  };
}

/** Renders an error page. */
function renderError(view: LocaleView, { legacyRedirects, retired }: RenderJob, status: ErrorStatus): RenderedPage {
  const { site } = view;
  const localeCode = site.currentLocale;
  const t = createTranslate(localeCode, view.labels);
  const { title, message } = errorTexts(status, t);
  const page: PageEntry = {
    // A placeholder, because an error page has no page id. No code looks it up.
    pageId: String(status) as PageId,
    localeCode,
    area: 'general',
    kind: 'about',
    order: 0,
    pathname: errorPathname(site, localeCode, status),
    aliases: [],
    // Links to the home page in each language, because an error page has no translations.
    alternates: site.locales.map(({ code }) => ({ localeCode: code, pathname: buildPathname(site, code, '') })),
    title,
    shortTitle: title,
    teaser: '',
    seo: { title, description: message },
    slides: [],
    steps: [],
    questions: [],
    related: [],
    filePath: '',
    hash: '',
  };
  const context = createContext(view, page, { facts: [], links: {} });
  const ways = waysOn(status, shellOf(view));
  return {
    head: buildErrorHead(site, status, title, view.fieldColours[CALM_FIELD]),
    page: { ...derivePageData(view, page), legacyRedirects, retired },
    shell: shellOf(view),
    main: softenHeadings(
      renderToStaticMarkup(<ErrorLayout context={context} status={status} title={title} message={message} ways={ways} />),
      localeCode,
    ),
    t: createFrameTranslate(view),
  };
}

type Quoted = Pick<
  RenderJob,
  'facts' | 'links' | 'fees' | 'countries' | 'deadlines' | 'ownDay' | 'deeds' | 'terms' | 'register' | 'article' | 'qrCode'
>;

function createContext(
  view: LocaleView,
  page: PageEntry,
  { facts, links, fees = {}, countries, deadlines, ownDay, deeds = [], terms = [], register = [], article: source, qrCode }: Quoted,
): PageContext {
  const t = createTranslate(page.localeCode, view.labels);
  const withOldIds = (id: string) => [id, ...(source?.oldIds[id] ?? [])];
  const factOf = new Map(facts.map((fact) => [fact.id, fact]));
  return {
    manifest: view,
    locale: localeOf(view.site, page.localeCode),
    t,
    page,
    find: (pageId) => findPage(view, page.localeCode, pageId),
    officialOf: (id) => (Object.hasOwn(links, id) ? links[id] : undefined),
    countries,
    deadlines,
    deeds,
    ownDay,
    terms,
    register,
    feeOf: (id) => (Object.hasOwn(fees, id) ? fees[id] : undefined),
    factOf: (id) => factOf.get(id),
    factAnchorOf: (id) => `fact-${facts.findIndex((fact) => fact.id === id) + 1}`,
    idsOf(kind, index) {
      const id = source?.partIds[kind][index];
      return id === undefined ? [] : withOldIds(id);
    },
    withOldIds,
    qrCode,
    whatsapp: whatsappUrl(view.site.contact.whatsapp, t('whatsapp_hi', { page: page.shortTitle })),
  };
}

/** The frame is the same for all pages of a language; deriving it for each page would take quadratic time. */
const shells = new WeakMap<LocaleView, ShellData>();

function shellOf(view: LocaleView): ShellData {
  const known = shells.get(view) ?? softenShell(deriveShellData(view));
  shells.set(view, known);
  return known;
}

/** The texts as the frame shows them; the browser loads those that it needs. */
function createFrameTranslate(view: LocaleView): Translate {
  return createTranslate(view.site.currentLocale, { ...view.labels, ...shellOf(view).labels });
}
