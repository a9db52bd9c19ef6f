/** Links for an unknown address: the nearest titles, the areas of law, the page of questions. */
import type { FrameTranslate } from '../../i18n/translate.ts';

export interface Way {
  readonly pathname: string;
  readonly title: string;
}

export function WaysOn({ ways, t }: { ways: readonly Way[]; t: FrameTranslate }) {
  return (
    <>
      {/* Only the browser knows the address, so src/behaviours/nearTitles.ts fills this list. */}
      <div className="ways" data-nearest="" hidden>
        <h2>{t('errors.near')}</h2>
        <ul />
      </div>
      <div className="ways">
        <h2>{t('errors.topics')}</h2>
        <ul>
          {ways.map(({ pathname, title }) => (
            <li key={pathname}>
              <a href={pathname}>{title}</a>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
