/** A service or a guide, with the acts for today below the lead and half an arch without its keystone in the header. */
import { UnfinishedArch } from '../components/HeaderArt/HeaderArt.tsx';
import { Today } from '../components/Today/Today.tsx';
import { DocumentLayout } from './DocumentLayout.tsx';
import type { LayoutProps } from './layoutProps.ts';

export function ServiceLayout({ context, article }: LayoutProps) {
  return (
    <DocumentLayout
      context={context}
      article={article}
      art={<UnfinishedArch />}
      actions={<Today title={context.t('today')} html={article.today} />}
    />
  );
}
