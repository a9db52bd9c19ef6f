/** The call to action at the end of every article: the complete arch, whose keystone represents a message on WhatsApp. */

import type { Translate } from '../../i18n/translate.ts';
import { WhatsAppButton } from '../WhatsAppButton/WhatsAppButton.tsx';

export interface CallToActionProps {
  t: Translate;
  whatsapp: string;
  number: string;
}

export function CallToAction({ t, whatsapp, number }: CallToActionProps) {
  return (
    <section className="call field-dawn">
      <div className="wrap">
        <svg className="call-arch" viewBox="0 0 120 66" aria-hidden="true">
          <use href="#arch" />
          <path d="M40.4 3A66 66 0 0 1 79.6 3L70.4 31.5A36 36 0 0 0 49.6 31.5z" />
        </svg>
        <h2>{t('cta.title')}</h2>
        <p className="lead">{t('cta.text')}</p>
        <WhatsAppButton href={whatsapp} label={t('whatsappConsultation')} number={number} />
        <p className="fine">{t('cta.hint')}</p>
      </div>
    </section>
  );
}
