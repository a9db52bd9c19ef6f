/**
 * A finder: questions and outcomes, of which the browser shows one at a time (finder.css), with links to the beginning and to all of them.
 * The basis of each figure is on the page to which its outcome links.
 */
import { ANCHORS } from '../model/anchors.ts';
import { DocumentLayout } from './DocumentLayout.tsx';
import type { LayoutProps } from './layoutProps.ts';

export function FinderLayout({ context, article }: LayoutProps) {
  const { t } = context;
  const [first] = article.headings;
  return (
    <DocumentLayout
      context={context}
      article={article}
      id={ANCHORS.allAnswers}
      className="finder"
      after={
        first && (
          <p className="finder-ways">
            <a href={`#${first.id}`}>{t('finder.restart')}</a>
            <a href={`#${ANCHORS.allAnswers}`}>{t('finder.all')}</a>
            <small>{t('finder.private')}</small>
          </p>
        )
      }
    />
  );
}
