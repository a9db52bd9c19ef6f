/**
 * The slider of the home page, a bridge with one span for each situation. It scrolls natively, without autoplay; src/behaviours enables its
 * buttons.
 */

import type { Translate } from '../../i18n/translate.ts';

export interface SlideProps {
  readonly title: string;
  readonly text: string;
  readonly pathname: string;
  /** Short title of the linked page. */
  readonly linkText: string;
  readonly field: string;
}

export function Slider({ slides, t }: { slides: readonly SlideProps[]; t: Translate }) {
  if (slides.length === 0) return null;
  const count = String(slides.length);
  return (
    <section className="slider" data-slider="">
      <div className="slider-top deck">
        <div className="wrap">
          <h2>{t('slider.label')}</h2>
          {/* The script that handles the buttons shows them. */}
          <p className="slider-buttons" hidden>
            <Turn label={t('slider.previous')} mirrored data-slider-previous="" />
            <Turn label={t('slider.next')} data-slider-next="" />
          </p>
        </div>
      </div>
      <ul className="spans" data-slider-list="">
        {slides.map((slide, index) => (
          <li
            className={`span field-${slide.field}`}
            key={slide.pathname}
            aria-label={t('slider.position', { index: String(index + 1), count })}
          >
            <a className="span-arch" href={slide.pathname}>
              <Ring />
              <q>{slide.title}</q>
              <span className="more">{slide.linkText}</span>
              <Ring />
            </a>
            <p>{slide.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

type TurnProps = { label: string; mirrored?: boolean; 'data-slider-previous'?: string; 'data-slider-next'?: string };

function Turn({ label, mirrored, ...data }: TurnProps) {
  return (
    <button type="button" aria-label={label} {...data}>
      <svg className={mirrored ? 'mirrored' : undefined} viewBox="0 0 24 24" aria-hidden="true">
        <path d="M4 12h15M13 6l6 6-6 6" />
      </svg>
    </button>
  );
}

/** Half a ring of small stones. Used twice: for the arch and for its reflection. */
function Ring() {
  return (
    <svg className="ring" viewBox="0 0 100 50" aria-hidden="true">
      <path d="M2.6 50A47.4 47.4 0 0 1 97.4 50" />
      <path className="keystone" d="M41.9-1.4A52 52 0 0 1 58.1-1.4L56.7 7.5A43 43 0 0 0 43.3 7.5z" />
    </svg>
  );
}
