/**
 * Previous and next buttons of the slider, which without scripts is a list that scrolls sideways. There is no autoplay. Part of the start
 * script, so that the first tap works.
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

/** Marks the buttons of the current page as working; without the mark the style sheet hides them. */
export function showSliderButtons(): void {
  document.querySelector('.slider-buttons')?.removeAttribute('hidden');
}
