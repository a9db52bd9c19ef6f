/**
 * A finder: questions and outcomes, of which the browser shows one at a time (finder.css), with links to the beginning and to all of them.
 * The basis of each figure is on the page to which its outcome links.
 */
import { Situations } from '../components/Situations/Situations.tsx';
import { ANCHORS } from '../model/anchors.ts';
import { isGeneralGuide, pagesOf } from '../model/manifest.ts';
import { DocumentLayout } from './DocumentLayout.tsx';
import type { LayoutProps } from './layoutProps.ts';
import type { PageContext } from './pageContext.ts';

export function FinderLayout({ context, article }: LayoutProps) {
  const { t } = context;
  const [first, second] = article.headings;
  return (
    <DocumentLayout
      context={context}
      article={article}
      id={ANCHORS.allAnswers}
      className="finder"
      isStepwise
      after={
        second ? (
          <p className="finder-ways">
            <a href={`#${first?.id ?? ''}`}>{t('finder.restart')}</a>
            <a href={`#${ANCHORS.allAnswers}`}>{t('finder.all')}</a>
            <small>{t('finder.private')}</small>
          </p>
        ) : (
          <OtherWays context={context} />
        )
      }
    />
  );
}

/** Below the only question of a finder, whose answers lead to other finders: the areas of law and the guides, for those who need no questions. */
function OtherWays({ context: { manifest, locale, t } }: { context: PageContext }) {
  const pages = pagesOf(manifest, locale.code);
  const lists = [
    { title: t('areas'), listed: pages.filter(({ kind }) => kind === 'area') },
    { title: t('guides'), listed: pages.filter(isGeneralGuide) },
  ];
  return (
    <div className="prose">
      {lists.map(
        ({ title, listed }) =>
          listed.length > 0 && (
            <section key={title}>
              <h2>{title}</h2>
              <Situations pages={listed} />
            </section>
          ),
      )}
    </div>
  );
}
