/** The contact page: contact links come before drawing and text, so there is no call to action at the end. */
import { Contacts } from '../components/Contacts/Contacts.tsx';
import { MessageArch } from '../components/HeaderArt/HeaderArt.tsx';
import { People } from '../components/People/People.tsx';
import { DocumentLayout } from './DocumentLayout.tsx';
import type { LayoutProps } from './layoutProps.ts';

export function ContactLayout({ context, article }: LayoutProps) {
  const { manifest, locale, t, whatsapp } = context;
  return (
    <DocumentLayout
      context={context}
      article={article}
      withCall={false}
      actions={<Contacts contact={manifest.site.contact} whatsapp={whatsapp} t={t} />}
      art={<MessageArch />}
      after={<People people={manifest.site.people} localeIso={locale.iso} t={t} />}
    />
  );
}
