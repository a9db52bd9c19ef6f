/** The footer of every page: areas, pages, offices, contact links, languages, legal notice. */

import type { ReactNode } from 'react';
import type { FrameTranslate } from '../../i18n/translate.ts';
import { ANCHORS } from '../../model/anchors.ts';
import type { PageData, ShellData, ShellLink } from '../../model/shell.ts';
import { Brand } from '../Brand/Brand.tsx';
import { LanguageLinks } from '../LanguageLinks/LanguageLinks.tsx';

export interface FooterProps {
  shell: ShellData;
  page: PageData;
  t: FrameTranslate;
  whatsapp: string;
}

export function Footer({ shell, page, t, whatsapp }: FooterProps) {
  // The contact page is the last of the main links; it contains the legal notice.
  const contactPage = shell.main.at(-1);
  return (
    <footer className="footer deck">
      <div className="wrap footer-grid">
        <div className="footer-brand">
          <Brand name={shell.siteName} homePathname={shell.homePathname} />
          <p>{t('site.tagline')}</p>
        </div>
        <Column title={t('areas')} links={shell.areas} />
        <Column title={t('guides')} links={shell.guides} />
        <Column title={t('pages')} links={shell.pages} />
        <Column title={t('offices')}>
          <ul>
            {shell.cities.map((city) => (
              <li key={city}>{city}</li>
            ))}
          </ul>
          <p>{t('visitByAppointment')}</p>
        </Column>
        <Column title={t('contact')} links={[{ pathname: whatsapp, title: 'WhatsApp' }, ...shell.contactLinks]} />
        <nav className="footer-languages" aria-label={t('languages')}>
          <LanguageLinks shell={shell} alternates={page.alternates} />
        </nav>
        <p className="footer-note">
          {t('footerNote')} {contactPage && <a href={`${contactPage.pathname}#${ANCHORS.legalNotice}`}>{t('legalNotice')}</a>}{' '}
          {shell.analytics && (
            <button className="footer-consent" type="button" data-consent-settings="">
              {t('consent.settings')}
            </button>
          )}
        </p>
      </div>
    </footer>
  );
}

/** A heading with a list of links, or with something else below it. */
function Column({ title, links, children }: { title: string; links?: readonly ShellLink[]; children?: ReactNode }) {
  return (
    <div>
      <h2>{title}</h2>
      {links ? (
        <ul>
          {links.map((link) => (
            <li key={link.pathname}>
              <a href={link.pathname}>{link.title}</a>
            </li>
          ))}
        </ul>
      ) : (
        children
      )}
    </div>
  );
}
