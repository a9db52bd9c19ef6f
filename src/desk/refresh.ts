/** Runs in every open page of the development server: takes an edited text in place of the old one, and shows mistakes over it. */
import { Idiomorph } from 'idiomorph';
import { CHANGED_EVENT, type ChangedEvent } from '../model/openPages.ts';
import { showMistakes } from './overlay.ts';

let latest = 0;

/** Changes what has changed and nothing else, so that the place on the page, opened answers and the focus stay. */
async function takeNewText(): Promise<void> {
  latest += 1;
  const turn = latest;
  const response = await fetch(location.href, { cache: 'no-store' });
  const next = new DOMParser().parseFromString(await response.text(), 'text/html');
  // A newer text is under way.
  if (turn !== latest) return;
  const [root, nextRoot] = [document.getElementById('root'), next.getElementById('root')];
  if (!root || !nextRoot) return location.reload();
  Idiomorph.morph(root, nextRoot.innerHTML, { morphStyle: 'innerHTML', callbacks: { beforeAttributeUpdated: isNotByHand } });
  document.title = next.title;
  document.documentElement.dataset.version = next.documentElement.dataset.version;
}

/** What readers open and close stays so. */
function isNotByHand(name: string): boolean {
  return name !== 'open';
}

// Told on every connection too: what happened before it was open is made up for.
import.meta.hot?.on(CHANGED_EVENT, (event: ChangedEvent) => {
  if (String(event.version) !== document.documentElement.dataset.version) void takeNewText();
  showMistakes(event);
});
