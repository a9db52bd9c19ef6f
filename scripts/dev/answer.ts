/** Answers a request to the development server: a page of the site, or the desk. */
import { DESK_PATHNAME, type DeskFrame } from '../../src/model/desk.ts';
import type { DeskData } from '../../src/model/deskViews.ts';
import { LostEntry } from '../content/analyze.ts';
import type { Config } from '../core/config.ts';
import { todayHere } from '../translation/today.ts';
import type { DeskAnswer, DeskState, DeskTools } from './desk/desk.ts';
import type { LiveState } from './liveSite.ts';
import { answerPage, type PageTools, renderPage } from './pages.ts';

/** Exports of src/desk/renderDesk.tsx that the server uses. */
interface DeskModule {
  renderDesk(frame: DeskFrame, data: DeskData): string;
}

/** Reads the content again if a build has meanwhile deleted needed entries of the cache. */
export async function answer(tools: PageTools, config: Config, state: LiveState, url: URL): Promise<DeskAnswer> {
  try {
    return await answerFrom(state, tools, config, url);
  } catch (error) {
    if (!(error instanceof LostEntry)) throw error;
    return answerFrom(await tools.readAgain(), tools, config, url);
  }
}

async function answerFrom(state: LiveState, tools: PageTools, config: Config, url: URL): Promise<DeskAnswer> {
  const { snapshot, version } = state;
  const isDesk = url.pathname === DESK_PATHNAME || url.pathname.startsWith(`${DESK_PATHNAME}/`);
  if (snapshot && !isDesk) return answerPage(tools, snapshot, url.pathname, version);
  // Imported on demand, so that writers who only open pages do not wait for the desk.
  const { answerDesk, renderErrors } = await import('./desk/desk.ts');
  const { renderDesk } = (await tools.modules.load('src/desk/renderDesk.tsx')) as DeskModule;
  const deskTools: DeskTools = {
    renderDesk,
    renderMain: async (pathname) => (snapshot ? (await renderPage(tools, snapshot, pathname)).page.payload.main : ''),
  };
  const deskState = toDeskState(config, state);
  if (isDesk) return answerDesk(deskState, url, deskTools);
  return { status: 500, type: 'text/html; charset=utf-8', body: renderErrors(deskState, deskTools) };
}

function toDeskState(config: Config, { snapshot, issues, isChecked, deskVersion }: LiveState): DeskState {
  const source = snapshot && { content: snapshot.content, manifest: snapshot.manifest, config, issues, isChecked, today: todayHere() };
  return { config, issues, isChecked, version: deskVersion, source };
}
