/** Answers a request to the development server: a page of the site, or the desk. */

import type { Language } from '../../src/messages/language.ts';
import { answerOf } from '../../src/model/answer.ts';
import { DESK_PATHNAME, type DeskFrame } from '../../src/model/desk.ts';
import type { DeskData } from '../../src/model/deskViews.ts';
import { findByPathname } from '../../src/model/manifest.ts';
import { decodePathname } from '../../src/model/nearMiss.ts';
import { readFlag } from '../build/flags.ts';
import { LostEntry } from '../content/analyze.ts';
import type { Config } from '../core/config.ts';
import { todayHere } from '../core/today.ts';
import type { DeskAnswer, DeskState, DeskTools } from './desk/desk.ts';
import type { LiveState } from './liveSite.ts';
import { answerPage, type PageTools, renderPage } from './pages.ts';
import { publicationOf } from './published.ts';
import type { Snapshot } from './snapshot.ts';

/** Exports of src/desk/renderDesk.tsx that the server uses. */
interface DeskModule {
  renderDesk(frame: DeskFrame, data: DeskData): string;
}

/** Reads the content again if a build has meanwhile deleted needed entries of the cache. */
export async function answer(tools: PageTools, config: Config, state: LiveState, url: URL, language: Language): Promise<DeskAnswer> {
  try {
    return await answerFrom(state, tools, config, url, language);
  } catch (error) {
    if (!(error instanceof LostEntry)) throw error;
    return answerFrom(await tools.readAgain(), tools, config, url, language);
  }
}

async function answerFrom(state: LiveState, tools: PageTools, config: Config, url: URL, language: Language): Promise<DeskAnswer> {
  const { snapshot, version } = state;
  const isDesk = url.pathname === DESK_PATHNAME || url.pathname.startsWith(`${DESK_PATHNAME}/`);
  if (snapshot && !isDesk) {
    const flag = await readFlag(snapshot.content.site, url.pathname);
    if (flag) return { status: 200, type: 'image/svg+xml', body: flag };
    return redirectOf(snapshot, state, url) ?? answerPage(tools, snapshot, url.pathname, version);
  }
  // Imported on demand, so that writers who only open pages do not wait for the desk.
  const { answerDesk, renderErrors } = await import('./desk/desk.ts');
  const { renderDesk } = (await tools.modules.load('src/desk/renderDesk.tsx')) as DeskModule;
  const deskTools: DeskTools = {
    renderDesk,
    renderMain: async (pathname) => (snapshot ? (await renderPage(tools, snapshot, pathname)).page.payload.main : ''),
  };
  const deskState = toDeskState(config, state, language);
  if (isDesk) return answerDesk(deskState, url, deskTools);
  return { status: 500, type: 'text/html; charset=utf-8', body: renderErrors(deskState, deskTools) };
}

/** The redirect with which the built site answers an address that shows no page here. Other spellings of a page lead to the page, too. */
function redirectOf({ content, manifest }: Snapshot, { issues }: LiveState, { pathname, search }: URL): DeskAnswer | undefined {
  if (findByPathname(manifest, pathname)) return undefined;
  const asked = decodePathname(pathname);
  const published = answerOf(publicationOf({ content, issues }).manifest, asked);
  // A draft has no address in the built site, but is shown here.
  const answer = 'location' in published ? published : answerOf(manifest, asked);
  if (!('location' in answer)) return undefined;
  return { status: answer.status, type: 'text/plain; charset=utf-8', body: '', location: answer.location + search };
}

function toDeskState(config: Config, { snapshot, issues, isChecked, deskVersion }: LiveState, language: Language): DeskState {
  const source = snapshot && {
    content: snapshot.content,
    manifest: snapshot.manifest,
    config,
    issues,
    isChecked,
    today: todayHere(),
    language,
  };
  return { config, issues, isChecked, version: deskVersion, language, source };
}
