/** Runs in every open page of the development server: takes an edited text in place of the old one, and shows mistakes over it. */
import { DEV_EVENTS, type MistakesEvent } from '../model/desk.ts';
import { showMistakes } from './overlay.ts';

/** Replaces what stands in main; the place on the page stays. */
async function takeNewText(): Promise<void> {
  const main = document.getElementById('main');
  const { payload } = document.documentElement.dataset;
  const response = payload ? await fetch(payload, { cache: 'no-store' }) : undefined;
  if (!response?.ok || !main) return location.reload();
  main.innerHTML = ((await response.json()) as { main: string }).main;
}

import.meta.hot?.on(DEV_EVENTS.changed, takeNewText);
import.meta.hot?.on(DEV_EVENTS.mistakes, (event: MistakesEvent) => showMistakes(event));
