/** Runs in every open page of the development server: takes an edited text in place of the old one, and shows mistakes over it. */
import { CHANGED_EVENT, type ChangedEvent } from '../model/desk.ts';
import { showMistakes } from './overlay.ts';

/** Replaces what stands in main; the place on the page stays. */
async function takeNewText(): Promise<void> {
  const main = document.getElementById('main');
  const { payload } = document.documentElement.dataset;
  const response = payload ? await fetch(payload, { cache: 'no-store' }) : undefined;
  if (!response?.ok || !main) return location.reload();
  main.innerHTML = ((await response.json()) as { main: string }).main;
}

// Told on every connection too: what happened before it was open is made up for.
import.meta.hot?.on(CHANGED_EVENT, (event: ChangedEvent) => {
  const { dataset } = document.documentElement;
  if (String(event.version) !== dataset.version) void takeNewText();
  dataset.version = String(event.version);
  showMistakes(event);
});
