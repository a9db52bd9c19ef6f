/** Data of the practice from content/site.yaml: its offices and the ways to reach it. Neighbour: LegalNotice.tsx. */
import { CityGlyph } from '../components/CityGlyph/CityGlyph.tsx';
import { dynamicLabel } from '../components/dynamicLabel.ts';
import { WhatsAppButton } from '../components/WhatsAppButton/WhatsAppButton.tsx';
import type { PageContext } from '../layouts/pageContext.ts';
import { emailUrl, phoneUrl } from '../model/contact.ts';

/** City and country only: whoever has an appointment gets the address over WhatsApp. */
export function Offices({ context: { manifest, t } }: { context: PageContext }) {
  return (
    <ul className="offices">
      {manifest.site.contact.addresses.map(({ id, city, country }) => (
        <li key={id}>
          <CityGlyph city={id} />
          <h3>{city}</h3>
          <p>{dynamicLabel(t, 'country', country)}</p>
        </li>
      ))}
    </ul>
  );
}

export function Contacts({ context: { manifest, t, whatsapp } }: { context: PageContext }) {
  const { contact } = manifest.site;
  return (
    <div className="contacts">
      <WhatsAppButton href={whatsapp} label={t('whatsappConsultation')} number={contact.whatsapp} />
      <dl>
        <div>
          <dt>{t('phone')}</dt>
          {contact.phones.map((phone) => (
            <dd key={phone}>
              <a href={phoneUrl(phone)}>{phone}</a>
            </dd>
          ))}
        </div>
        <div>
          <dt>{t('email')}</dt>
          {contact.emails.map((email) => (
            <dd key={email}>
              <a href={emailUrl(email)}>{email}</a>
            </dd>
          ))}
        </div>
      </dl>
    </div>
  );
}
