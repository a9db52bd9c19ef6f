/** Turkish: the states of translations and sign-offs, as the desk, `npm run status` and reports name them. */
import type { states as english } from '../en/states.ts';
import { partNames } from './parts.ts';

export const states: typeof english = {
  part: partNames,
  missingPart: ({ kind, key, title }) => {
    if (kind === 'headings') return `“${title}” bölümü`;
    if (kind === 'rows') return `${partNames({ key, title: '' })} içinde ${title ? `“${title}” satırı` : 'bir satır'}`;
    return partNames({ key, title });
  },
  added: 'asıl metinde yeni',
  removed: 'asıl metinden kaldırıldı',
  missing: 'çeviride eksik',
  pieceMissing: 'bir bölümü çeviride eksik',
  unknownChange: 'değişti; eski kelimeleri eldeki geçmişte yok (sığ kopya ya da Git yok)',
  reordered: 'cümlelerinin sırası farklı',
  sentences: (changed, added, gone) =>
    [changed > 0 && `${changed} cümle değişti`, added > 0 && `${added} yeni cümle`, gone > 0 && `${gone} cümle kaldırıldı`]
      .filter(Boolean)
      .join(', '),
  edited: 'çeviri sonradan düzenlendi',
  unsigned: 'imzalanmadı',
  signed: (by, on) => `${by} tarafından ${on} günü imzalandı`,
  void: (signed, reasons) => `${signed}; geçersiz, çünkü ${reasons.join(', ')}`,
  textChanged: 'metin değişti',
  factChanged: (id) => `${id} bilgisi değişti`,
  statuteAmended: (statute, on) => `${statute} ${on} günü değişti`,
  remark: (by, on, text) => `${by}, ${on}: “${text}”`,
  answer: (remark) => `cevap, ${remark}`,
  partGone: 'bu parça artık yok',
  partChanged: 'metin sonradan değişti',
  mistakes: (number) => `${number} hata`,
  outdatedParts: (parts) => `güncel değil: ${parts}`,
};
