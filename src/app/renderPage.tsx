/** Answers what stands at a pathname: head, frame data and the HTML of main. Build time and development server only. */
import { renderToStaticMarkup } from 'react-dom/server';
import type { LabelKey } from '#generated/types.ts';
import { errorTexts } from '../i18n/errorTexts.ts';
import { createTranslate, type Translate } from '../i18n/translate.ts';
import { ErrorLayout } from '../layouts/ErrorLayout.tsx';
import type { PageContext } from '../layouts/pageContext.ts';
import { layoutFor } from '../layouts/renderLayout.tsx';
import { whatsappUrl } from '../model/contact.ts';
import { deriveHead, formErrorHead, type HeadAssets, type HeadData } from '../model/head.ts';
import { findByPathname, findPage, type Manifest, type PageEntry } from '../model/manifest.ts';
import { formPathname, parsePathname } from '../model/pathname.ts';
import { CALM_FIELD, derivePageData, deriveShellData, type PageData, type ShellData } from '../model/shell.ts';
import { localeOf } from '../model/site.ts';
import { deriveStructuredData } from '../model/structuredData.ts';
import { type ArticleModule, type ArticleSource, renderArticle } from './renderArticle.tsx';

/** Everything that rendering reads; written by the manifest script. */
export interface RenderInput {
  readonly manifest: Manifest;
  /** Flat label texts per locale code. */
  readonly labels: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly headAssets: HeadAssets;
  /** Articles by file path. */
  readonly articles: Readonly<Record<string, ArticleSource>>;
  readonly importModule: (modulePath: string) => Promise<ArticleModule>;
}

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

/** Last segment of the pathnames under which error pages are written: /404, /de/404. */
export const NOT_FOUND_SLUG = '404';

/** Pathnames of everything that is written as a file: pages, aliases, one error page per language. */
export function pathnamesOf(manifest: Manifest): string[] {
  return [
    ...manifest.pages.flatMap((page) => [page.pathname, ...page.aliases]),
    ...manifest.site.locales.map((locale) => formPathname(manifest.site, locale.code, NOT_FOUND_SLUG)),
  ];
}

/** Renders a page, an alias or an error page. Throws when no such pathname exists or a component fails. */
export async function renderPage(input: RenderInput, pathname: string): Promise<RenderedPage> {
  const { manifest } = input;
  const { localeCode, slug } = parsePathname(manifest.site, pathname);
  if (slug === NOT_FOUND_SLUG) return renderError(input, localeCode, 404);
  const page = findByPathname(manifest, pathname);
  if (!page) throw new Error(`No page answers at ${pathname}.`);
  const context = createContext(input, page);
  const source = input.articles[page.filePath];
  if (!source) throw new Error(`${page.filePath} has not been compiled.`);
  const article = renderArticle(await input.importModule(source.modulePath), source, context);
  const Layout = layoutFor(page.kind);
  return {
    head: deriveHead(manifest, page, pathname !== page.pathname, input.headAssets),
    page: derivePageData(manifest, page),
    shell: shellOf(input, localeCode),
    main: renderToStaticMarkup(<Layout context={context} article={article} />),
    t: context.t,
    structuredData: deriveStructuredData(manifest, page, {
      cityOf: (id) => context.t(`city.${id}` as LabelKey),
      countryOf: (code) => context.t(`country.${code}` as LabelKey),
    }),
  };
}

/** The page that says what went wrong: 404 for an unknown address, anything else is the server's fault. */
export function renderError(input: RenderInput, localeCode: string, status: number): RenderedPage {
  const { site } = input.manifest;
  const t = createTranslate(localeCode, input.labels[localeCode] ?? {});
  const { title, message } = errorTexts(status, t);
  const page: PageEntry = {
    pageId: String(status),
    localeCode,
    area: 'general',
    kind: 'about',
    order: 0,
    pathname: formPathname(site, localeCode, NOT_FOUND_SLUG),
    aliases: [],
    // Leads to the languages' home pages: an error page has no translation of its own.
    alternates: site.locales.map(({ code }) => ({ localeCode: code, pathname: formPathname(site, code, '') })),
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
  const context = createContext(input, page);
  return {
    head: formErrorHead(site, localeOf(site, localeCode), status, title, input.manifest.fieldColours[CALM_FIELD]),
    page: { ...derivePageData(input.manifest, page), legacyRedirects: input.manifest.legacyRedirects },
    shell: shellOf(input, localeCode),
    main: renderToStaticMarkup(<ErrorLayout context={context} status={status} title={title} message={message} />),
    t,
  };
}

function createContext({ manifest, labels }: RenderInput, page: PageEntry): PageContext {
  const t = createTranslate(page.localeCode, labels[page.localeCode] ?? {});
  const facts = new Map(manifest.facts.map((fact) => [fact.id, fact]));
  return {
    manifest,
    locale: localeOf(manifest.site, page.localeCode),
    t,
    page,
    find: (pageId) => findPage(manifest, page.localeCode, pageId),
    factOf: (id) => facts.get(id),
    whatsapp: whatsappUrl(manifest.site.contact.whatsapp, t('whatsappHi', { page: page.shortTitle })),
  };
}

/** The frame is the same for all pages of a language; deriving it anew for each would take quadratic time. */
const shells = new WeakMap<RenderInput, Map<string, ShellData>>();

function shellOf(input: RenderInput, localeCode: string): ShellData {
  const known = shells.get(input) ?? new Map<string, ShellData>();
  shells.set(input, known);
  const { manifest, labels } = input;
  const shell = known.get(localeCode) ?? deriveShellData(manifest, localeOf(manifest.site, localeCode), labels[localeCode] ?? {});
  known.set(localeCode, shell);
  return shell;
}
