/** Answers requests under /_desk: derives the view's data and renders it. Development server only. */

import { DESK_WORDS } from '../../../src/messages/desk.ts';
import type { Language } from '../../../src/messages/language.ts';
import { DESK_PATHNAME, DESK_VIEWS, type DeskFrame, type DeskViewName } from '../../../src/model/desk.ts';
import type { DeskData } from '../../../src/model/deskViews.ts';
import type { Issue } from '../../../src/model/issue.ts';
import { fontPathname } from '../../build/emit/document.ts';
import type { Config } from '../../core/config.ts';
import { bundleWriteScript, WRITE_SCRIPT } from '../write/browserScript.ts';
import { deriveAddresses } from './addresses.ts';
import { readCard } from './card.ts';
import { deriveChange } from './change.ts';
import { deriveCompare, type RenderMain } from './compare.ts';
import { deriveFacts } from './facts.ts';
import { deriveFinder } from './finders.ts';
import { deriveFindings } from './findings.ts';
import { deriveBareFrame, deriveFrame } from './frame.ts';
import { readHelp } from './help.ts';
import { deriveMatrix } from './matrix.ts';
import { derivePage } from './page.ts';
import { PAGE_MODULES } from './pageModules.ts';
import { derivePreview } from './preview.ts';
import { DeskError, type DeskQuery, type DeskSource } from './source.ts';
import { deriveWrite } from './write.ts';

/** What the server knows; `source` is undefined while nothing can be shown. */
export interface DeskState {
  readonly config: Config;
  readonly issues: readonly Issue[];
  readonly isChecked: boolean;
  /** The language of the desk's reader. */
  readonly language: Language;
  /** Number of readings and checks so far. */
  readonly version: number;
  readonly source?: DeskSource | undefined;
}

export interface DeskTools {
  readonly renderMain: RenderMain;
  /** renderDesk of src/desk, which scripts do not import. */
  readonly renderDesk: (frame: DeskFrame, data: DeskData) => string;
}

export interface DeskAnswer {
  readonly status: number;
  readonly type: string;
  readonly body: string | Buffer;
  /** Target of a redirect. */
  readonly location?: string | undefined;
}

const HTML = 'text/html; charset=utf-8';
/** Latin and Cyrillic, because the desk's headings contain titles in all languages. */
const FONTS = [fontPathname('en'), fontPathname('ru')];

/** Throws errors of the view; a page that does not exist gives a 404 with a message. */
export async function answerDesk(state: DeskState, { pathname, searchParams }: URL, tools: DeskTools): Promise<DeskAnswer> {
  const query: DeskQuery = Object.fromEntries(searchParams);
  const name = pathname.slice(DESK_PATHNAME.length + 1) || 'pages';
  if (name === WRITE_SCRIPT)
    return { status: 200, type: 'text/javascript; charset=utf-8', body: await bundleWriteScript(state.config.root) };
  const view = DESK_VIEWS.find((known) => known === name);
  if (!view) return plain(404, DESK_WORDS[state.language].noView(name));
  try {
    if (state.source && view === 'preview' && query.card)
      return { status: 200, type: 'image/png', body: await readCard(state.source, query) };
    return { status: 200, type: HTML, body: await renderView(state, view, query, tools) };
  } catch (error) {
    if (error instanceof DeskError) return plain(404, error.message);
    throw error;
  }
}

/** The findings, shown instead of a page that cannot be rendered. */
export function renderErrors({ issues, isChecked, version, language, source }: DeskState, { renderDesk }: DeskTools): string {
  const frame = source ? deriveFrame(source, 'findings', {}) : deriveBareFrame(issues, isChecked, language);
  return renderDocument(renderDesk(frame, deriveFindings({ issues, language }, {})), version, language);
}

async function renderView(state: DeskState, view: DeskViewName, query: DeskQuery, tools: DeskTools): Promise<string> {
  const { source, config } = state;
  if (view === 'help') {
    const frame = source ? deriveFrame(source, view, query) : deriveBareFrame(state.issues, state.isChecked, state.language);
    return renderDocument(tools.renderDesk(frame, await readHelp(config.root)), state.version, state.language);
  }
  if (!source) return renderErrors(state, tools);
  const body = tools.renderDesk(deriveFrame(source, view, query), await deriveData(source, view, query, tools));
  return renderDocument(body, state.version, state.language, view === 'write' ? `${DESK_PATHNAME}/${WRITE_SCRIPT}` : PAGE_MODULES.desk);
}

async function deriveData(source: DeskSource, view: Exclude<DeskViewName, 'help'>, query: DeskQuery, tools: DeskTools): Promise<DeskData> {
  switch (view) {
    case 'pages':
      return deriveMatrix(source, query);
    case 'page':
      return derivePage(source, query);
    case 'compare':
      return deriveCompare(source, query, tools.renderMain);
    case 'preview':
      return derivePreview(source, query);
    case 'facts':
      return deriveFacts(source, query);
    case 'finders':
      return deriveFinder(source, query);
    case 'addresses':
      return deriveAddresses(source, query);
    case 'findings':
      return deriveFindings(source, query);
    case 'change':
      return deriveChange(source, query);
    case 'write':
      return deriveWrite(source, query);
    case 'propose': {
      // Imported on demand, because no other view needs Git's work.
      const { deriveProposals } = await import('../propose/overview.ts');
      return deriveProposals(source, query);
    }
  }
}

/** Contains Vite's client already, because Vite would take longer to transform a table of thousands of cells than the desk to render it. */
function renderDocument(body: string, version: number, language: Language, script: string = PAGE_MODULES.desk): string {
  return [
    `<!doctype html>\n<html lang="${language}" data-version="${version}">\n<head>\n<meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${/<h1[^>]*>(.*?)<\/h1>/.exec(body)?.[1] ?? DESK_WORDS[language].frame.name} · ${DESK_WORDS[language].frame.name}</title>`,
    '<meta name="robots" content="noindex">',
    '<link rel="icon" href="/icons/icon.svg" type="image/svg+xml">',
    ...FONTS.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`),
    ...[PAGE_MODULES.styles, PAGE_MODULES.deskStyles].map((href) => `<link rel="stylesheet" href="${href}">`),
    ...[PAGE_MODULES.vite, script].map((src) => `<script type="module" src="${src}"></script>`),
    `</head>\n<body class="desk">\n${body}\n</body>\n</html>\n`,
  ].join('\n');
}

function plain(status: number, message: string): DeskAnswer {
  return { status, type: 'text/plain; charset=utf-8', body: `${message}\n` };
}
