/** Contact links: a message on WhatsApp, every phone number, every e-mail address. */
import type { Translate } from '../../i18n/translate.ts';
import { emailUrl, phoneUrl } from '../../model/contact.ts';
import type { Site } from '../../model/site.ts';
import { WhatsAppButton } from '../WhatsAppButton/WhatsAppButton.tsx';

export interface ContactsProps {
  contact: Pick<Site['contact'], 'whatsapp' | 'phones' | 'emails'>;
  /** WhatsApp link with a greeting. */
  whatsapp: string;
  t: Translate;
}

export function Contacts({ contact, whatsapp, t }: ContactsProps) {
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
