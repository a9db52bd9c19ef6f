/** The page of questions: each group has its own heading and drawing, so there is no heading for all of them. */

import { ArchRow } from '../components/HeaderArt/HeaderArt.tsx';
import { Html } from '../components/Html.tsx';
import { DocumentLayout } from './DocumentLayout.tsx';
import type { LayoutProps } from './layoutProps.ts';

export function FaqLayout({ context, article }: LayoutProps) {
  return (
    <DocumentLayout
      context={context}
      article={article}
      art={<ArchRow count={context.manifest.site.areas.length} />}
      questions={<Html className="question-groups" html={article.faq} />}
    />
  );
}
