/** Contact: the text begins with the ways to write, so no invitation follows at the end. */
import { MessageArch } from '../components/HeaderArt/HeaderArt.tsx';
import { People } from '../components/People/People.tsx';
import { DocumentLayout } from './DocumentLayout.tsx';
import type { LayoutProps } from './layoutProps.ts';

export function ContactLayout({ context, article }: LayoutProps) {
  return (
    <DocumentLayout
      context={context}
      article={article}
      withCall={false}
      art={<MessageArch />}
      after={<People people={context.manifest.site.people} localeIso={context.locale.iso} t={context.t} />}
    />
  );
}
