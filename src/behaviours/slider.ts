/** Previous and next for the slider, which without script is a list that scrolls sideways. Nothing moves by itself. Part of the start script, because the first tap moves it already. */

/** One listener for the slider of any page, also of one shown later. */
export function watchSliders(): void {
  addEventListener('click', ({ target }) => {
    const button = (target as Element | null)?.closest?.('.slider-buttons button');
    if (!button) return;
    const [first, second] = document.querySelectorAll<HTMLElement>('.spans > *');
    // Negative where the language is written from right to left.
    const step = first && second ? second.offsetLeft - first.offsetLeft : 0;
    first?.parentElement?.scrollBy({ left: button.nextElementSibling ? -step : step });
  });
  showSliderButtons();
}

/** The buttons of the page shown now have someone who answers; until then the style sheet does not show them. */
export function showSliderButtons(): void {
  document.querySelector('.slider-buttons')?.removeAttribute('hidden');
}
