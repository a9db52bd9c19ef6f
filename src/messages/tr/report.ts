/** Turkish: the frame of a report, what stands around findings. */
import type { report as english } from '../en/report.ts';

export const report: typeof english = {
  severity: { error: 'hata', warning: 'uyarı' },
  none: 'Hata bulunmadı.',
  part: (part) => `Yeri: ${part}`,
  related: (place) => `Ayrıca bakınız: ${place}`,
  fix: (fix) => `Çözüm: ${fix}`,
  help: (address) => `Yardım: ${address}`,
  alsoAt: (places) => ` ve ${places} yer daha`,
  alsoAtInBrackets: (places) => ` (${places} yerde daha)`,
  left: (findings) => `… ve ${findings} bulgu daha`,
  totals: (errors, warnings, places, isLive) => {
    const found = [errors > 0 && `${errors} hata`, warnings > 0 && `${warnings} uyarı`].filter(Boolean);
    return `${places} ${isLive ? 'adreste' : 'dosyada'} ${found.join(', ')}`;
  },
};
