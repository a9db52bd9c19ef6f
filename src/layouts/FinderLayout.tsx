/**
 * A finder: questions and outcomes, of which the browser shows one at a time (finder.css), with links to the beginning and to all of them.
 * The basis of each figure is on the page to which its outcome links. The finder with one question leads to the others, and to the guides
 * for those who find no answer.
 */
import { Situations } from '../components/Situations/Situations.tsx';
import { ANCHORS } from '../model/anchors.ts';
import { isGeneralGuide, pagesOf } from '../model/manifest.ts';
import { DocumentLayout } from './DocumentLayout.tsx';
import type { LayoutProps } from './layoutProps.ts';

export function FinderLayout({ context, article }: LayoutProps) {
  const { manifest, locale, t } = context;
  const [first, second] = article.headings;
  const guides = pagesOf(manifest, locale.code).filter(isGeneralGuide);
  return (
    <DocumentLayout
      context={context}
      article={article}
      id={ANCHORS.allAnswers}
      className="finder"
      after={
        second ? (
          <p className="finder-ways">
            <a href={`#${first?.id ?? ''}`}>{t('finder.restart')}</a>
            <a href={`#${ANCHORS.allAnswers}`}>{t('finder.all')}</a>
            <small>{t('finder.private')}</small>
          </p>
        ) : (
          guides.length > 0 && (
            <section className="prose">
              <h2>{t('guides')}</h2>
              <Situations pages={guides} />
            </section>
          )
        )
      }
    />
  );
}
