/** Keeps soft hyphens out of what visitors copy: a word with them is found by no search. Part of the start script, because copying reaches for no link. */
import { SOFT_HYPHEN } from '../model/softHyphen.ts';

export function watchCopy(): void {
  addEventListener('copy', (event) => {
    const selection = getSelection();
    if (!`${selection}`.includes(SOFT_HYPHEN)) return;
    const box = document.createElement('p');
    if (selection) box.append(selection.getRangeAt(0).cloneContents());
    const put = (type: string, text: string) => event.clipboardData?.setData(type, text.replaceAll(SOFT_HYPHEN, ''));
    put('text/plain', `${selection}`);
    put('text/html', box.innerHTML);
    event.preventDefault();
  });
}
