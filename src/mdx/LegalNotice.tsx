/** The legal notice that German law requires (§ 5 DDG): who is responsible for the site, with address and professional rules. */

import type { ReactNode } from 'react';
import { dynamicLabel } from '../components/dynamicLabel.ts';
import type { PageContext } from '../layouts/pageContext.ts';
import { ANCHORS } from '../model/anchors.ts';
import { emailUrl, phoneUrl } from '../model/contact.ts';

export function LegalNotice({ context: { manifest, t } }: { context: PageContext }) {
  const { site } = manifest;
  const { legal, contact } = site;
  return (
    // The writers' text contains the heading.
    <div className="legal-notice" id={ANCHORS.legalNotice}>
      <p>
        <strong>{site.name}</strong>
      </p>
      <dl>
        <Entry term={t('address')}>
          {contact.addresses.map(({ id, country, fullAddress }) => (
            <div className="address" key={id}>
              {fullAddress}, {dynamicLabel(t, 'country', country)}
            </div>
          ))}
        </Entry>
        <Entry term={t('email')}>
          {contact.emails.map((email) => (
            <div key={email}>
              <a href={emailUrl(email)}>{email}</a>
            </div>
          ))}
        </Entry>
        <Entry term={t('phone')}>
          {contact.phones.map((phone) => (
            <div key={phone}>
              <a href={phoneUrl(phone)}>{phone}</a>
            </div>
          ))}
        </Entry>
        <Entry term={t('legal.responsible')}>{legal.responsible || t('legal.pending')}</Entry>
        <Entry term={t('legal.profession')}>{t('legal.professionText')}</Entry>
        <Entry term={t('legal.chamber')}>
          {[legal.chamber, legal.registrationNumber].filter(Boolean).join(', ') || t('legal.pending')}
        </Entry>
        <Entry term={t('legal.insurance')}>{legal.insurance || t('legal.pending')}</Entry>
        <Entry term={t('legal.taxId')}>{legal.taxId || t('legal.pending')}</Entry>
      </dl>
      <p>{t('legal.rules')}</p>
    </div>
  );
}

function Entry({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
