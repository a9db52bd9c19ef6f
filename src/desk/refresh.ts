/** Runs in every open page of the development server: replaces the text after an edit and shows errors in an overlay. */
import { Idiomorph } from 'idiomorph';
import { CHANGED_EVENT, type ChangedEvent } from '../model/openPages.ts';
import { showErrors } from './overlay.ts';

let latest = 0;

/** Updates only the changed nodes, so that scroll position, opened answers and focus remain. */
async function takeNewText(): Promise<void> {
  latest += 1;
  const turn = latest;
  const response = await fetch(location.href, { cache: 'no-store' });
  const next = new DOMParser().parseFromString(await response.text(), 'text/html');
  // A newer text is loading.
  if (turn !== latest) return;
  const [root, nextRoot] = [document.getElementById('root'), next.getElementById('root')];
  if (!root || !nextRoot) return location.reload();
  Idiomorph.morph(root, nextRoot.innerHTML, { morphStyle: 'innerHTML', callbacks: { beforeAttributeUpdated: isNotByHand } });
  document.title = next.title;
  Object.assign(document.documentElement.dataset, { ...next.documentElement.dataset });
}

/** Attributes that readers change by opening and closing elements are not updated. */
function isNotByHand(name: string): boolean {
  return name !== 'open';
}

// Also sent on every connection, so that no change is missed while disconnected.
import.meta.hot?.on(CHANGED_EVENT, (event: ChangedEvent) => {
  if (String(event.version) !== document.documentElement.dataset.version) void takeNewText();
  showErrors(event, (document.documentElement.dataset.files ?? '').split(' '));
});
