/** The footer of every page: areas, pages, offices, contact links, languages, legal notice. */

import type { ReactNode } from 'react';
import type { Translate } from '../../i18n/translate.ts';
import { ANCHORS } from '../../model/anchors.ts';
import { purposesOf } from '../../model/consent.ts';
import { emailUrl, phoneUrl } from '../../model/contact.ts';
import type { PageData, ShellData, ShellLink } from '../../model/shell.ts';
import { Brand } from '../Brand/Brand.tsx';
import { LanguageLinks } from '../LanguageLinks/LanguageLinks.tsx';

export interface FooterProps {
  shell: ShellData;
  page: PageData;
  t: Translate;
  whatsapp: string;
}

/** Lists of links, in order; each has the label of its name as heading. */
const LISTS = ['areas', 'guides', 'pages'] as const;

export function Footer({ shell, page, t, whatsapp }: FooterProps) {
  const { contact } = shell;
  // The contact page is the last of the main links; it contains the legal notice.
  const contactPage = shell.main.at(-1);
  return (
    <footer className="footer deck">
      <div className="wrap footer-grid">
        <div className="footer-brand">
          <Brand name={shell.siteName} homePathname={shell.homePathname} />
          <p>{t('site.tagline')}</p>
        </div>
        {LISTS.map((name) => (
          <Column title={t(name)} key={name}>
            <Links links={shell[name]} />
          </Column>
        ))}
        <Column title={t('offices')}>
          <ul>
            {shell.cities.map((city) => (
              <li key={city}>{city}</li>
            ))}
          </ul>
          <p>{t('visitByAppointment')}</p>
        </Column>
        <Column title={t('contact')}>
          <Links
            links={[
              { pathname: whatsapp, title: 'WhatsApp' },
              ...contact.phones.map((phone) => ({ pathname: phoneUrl(phone), title: phone })),
              ...contact.emails.map((email) => ({ pathname: emailUrl(email), title: email })),
            ]}
          />
        </Column>
        <nav className="footer-languages" aria-label={t('languages')}>
          <LanguageLinks shell={shell} alternates={page.alternates} />
        </nav>
        <p className="footer-note">
          {t('footerNote')} {contactPage && <a href={`${contactPage.pathname}#${ANCHORS.legalNotice}`}>{t('legalNotice')}</a>}{' '}
          {purposesOf(shell.analytics).length > 0 && (
            <button className="footer-consent" type="button" data-consent-settings="">
              {t('consent.settings')}
            </button>
          )}
        </p>
      </div>
    </footer>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2>{title}</h2>
      {children}
    </div>
  );
}

function Links({ links }: { links: readonly ShellLink[] }) {
  return (
    <ul>
      {links.map(({ pathname, title }) => (
        <li key={pathname}>
          <a href={pathname}>{title}</a>
        </li>
      ))}
    </ul>
  );
}
