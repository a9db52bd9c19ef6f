/**
 * Handles the previous and next buttons of the slider. Without scripts it is a list that scrolls sideways; there is no autoplay. Part of
 * the start script, so that the first tap works.
 */

/** One delegated listener for the sliders of all pages, including pages shown later. */
export function watchSliders(): void {
  addEventListener('click', ({ target }) => {
    const button = (target as Element | null)?.closest?.('.slider-buttons button');
    if (!button) return;
    const [first, second] = document.querySelectorAll<HTMLElement>('.spans > *');
    // Negative in right-to-left languages.
    const step = first && second ? second.offsetLeft - first.offsetLeft : 0;
    first?.parentElement?.scrollBy({ left: button.nextElementSibling ? -step : step });
  });
  showSliderButtons();
}

/** Shows the buttons of the current page; the prerendered HTML hides them, because they need this script. */
export function showSliderButtons(): void {
  document.querySelector('.slider-buttons')?.removeAttribute('hidden');
}
