/** The frame of every page, the only part that the application hydrates. The article in main is raw HTML that it does not read. */
import type { ReactNode } from 'react';
import type { FrameTranslate } from '../i18n/translate.ts';
import { whatsappUrl } from '../model/contact.ts';
import type { PageData, ShellData } from '../model/shell.ts';
import { Footer } from './Footer/Footer.tsx';
import { Header } from './Header/Header.tsx';
import { LoadingIndicator } from './LoadingIndicator/LoadingIndicator.tsx';
import { RouteAnnouncer } from './RouteAnnouncer.tsx';
import { WhatsAppFloat } from './WhatsAppFloat/WhatsAppFloat.tsx';

export interface ShellProps {
  shell: ShellData;
  page: PageData;
  t: FrameTranslate;
  /** HTML of main's content, rendered at build time by a layout. */
  main: string;
  status: 'idle' | 'loading';
  /** Loading progress in percent. */
  progress: number;
  /** Text for screen readers after a navigation. */
  announcement: string;
  /** Shown instead of the article if it could not be loaded. */
  failure?: ReactNode;
}

export function Shell({ shell, page, t, main, status, progress, announcement, failure }: ShellProps) {
  const whatsapp = whatsappUrl(shell.contact.whatsapp, t('whatsapp_hi', { page: page.shortTitle }));
  return (
    <>
      <LoadingIndicator label={t('loading')} status={status} progress={progress} />
      <RouteAnnouncer text={announcement} />
      <Header shell={shell} page={page} t={t} />
      {failure ? (
        <main id="main" tabIndex={-1} key="failure">
          {failure}
        </main>
      ) : (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by our own layouts from checked content.
        <main id="main" tabIndex={-1} key="article" dangerouslySetInnerHTML={{ __html: main }} />
      )}
      <Footer shell={shell} page={page} t={t} whatsapp={whatsapp} />
      <WhatsAppFloat href={whatsapp} label={t('whatsappConsultation')} />
    </>
  );
}
