/** Starts the application when the visitor first reaches for something; until then the page needs no script. Stands in every document. */
(() => {
  const data = document.getElementById('page-data');
  const intents = ['pointerover', 'touchstart', 'focusin', 'keydown'];
  const start = (event) => {
    if (!event.target.closest?.('a,button,summary')) return;
    for (const type of intents) removeEventListener(type, start, true);
    import(data.dataset.app);
  };
  for (const type of intents) addEventListener(type, start, { capture: true, passive: true });
})();
