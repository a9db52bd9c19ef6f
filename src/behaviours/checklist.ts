/** Prints the page as a checklist when the visitor presses its button. The print style sheet decides what the checklist contains. */

/** Mode of the next print, on the root element: styles/printChecklist.css. */
const PRINT_MODE = 'checklist';
/** How long a print waits for the picture of the address, in milliseconds. The address is on the sheet as text too. */
const PICTURE_MS = 3000;

/** Takes the button of the current page over from the browser, once. */
export function showTool(): void {
  const button = document.querySelector<HTMLButtonElement>('button.checklist:not([data-watched])');
  const hint = document.getElementById('checklist');
  if (!button || !hint) return;
  button.dataset.watched = '';
  button.addEventListener('click', (event) => {
    // Some apps show pages without being able to print. There the hint says how to go on.
    if (typeof print !== 'function') return;
    event.preventDefault();
    void printChecklist();
  });
  // The visitor pressed the button before this script had arrived.
  if ('popover' in hint && hint.matches(':popover-open')) {
    hint.hidePopover();
    void printChecklist();
  }
}

async function printChecklist(): Promise<void> {
  await loadPicture();
  const root = document.documentElement;
  root.dataset.print = PRINT_MODE;
  const end = () => delete root.dataset.print;
  addEventListener('afterprint', end, { once: true });
  print();
}

/** Only Chromium waits for a lazy picture by itself when it prints. */
async function loadPicture(): Promise<void> {
  const picture = document.querySelector<HTMLImageElement>('main .qr');
  if (!picture) return;
  picture.loading = 'eager';
  const late = new Promise((resolve) => setTimeout(resolve, PICTURE_MS));
  // Without the picture the checklist is printed all the same.
  await Promise.race([picture.decode().catch(() => undefined), late]);
}
