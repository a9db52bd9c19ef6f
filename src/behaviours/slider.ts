/** Previous and next for the slider, which without script is a list that scrolls sideways. Nothing moves by itself. Part of the start script, because the first tap moves it already. */

/** One listener for all sliders, also of pages shown later. */
export function watchSliders(): void {
  addEventListener('click', (event) => {
    const button = (event.target as Element | null)?.closest?.('[data-slider-previous], [data-slider-next]');
    const list = button?.closest('[data-slider]')?.querySelector('ul, ol');
    const [first, second] = list?.children ?? [];
    if (!button || !list || !first) return;
    const step = second ? second.getBoundingClientRect().left - first.getBoundingClientRect().left : list.clientWidth;
    const direction = button.hasAttribute('data-slider-next') ? 1 : -1;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    list.scrollBy({ left: direction * step, behavior: calm ? 'instant' : 'smooth' });
  });
}
