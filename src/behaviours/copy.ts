/**
 * Removes soft hyphens from copied text, because a search does not find words that contain them. Part of the start script: copying does not
 * load the application.
 */
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
