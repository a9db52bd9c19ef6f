/** Opens all answers for printing and closes them afterwards; CSS alone cannot do it in Firefox before 143 and Safari before 18.4. */
export function watchPrint(): void {
  let opened: HTMLDetailsElement[] = [];
  addEventListener('beforeprint', () => {
    opened = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')];
    for (const details of opened) details.open = true;
  });
  addEventListener('afterprint', () => {
    for (const details of opened) details.open = false;
  });
}
