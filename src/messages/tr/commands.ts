/** Turkish: what `npm run check` and `npm run status` say around findings and states. */
import type { commands as english } from '../en/commands.ts';

export const commands: typeof english = {
  fixed: { form: 'biçim', ids: 'id değerleri', typography: 'noktalama ve boşluklar' },
  fixedFiles: (what, names) => `Düzeltildi (${what}): ${names}`,
  nothingToFix: 'Düzeltilecek bir şey yok.',
  notChecked: (file, source) => `Denetlenmedi: ${file}. Önce ${source} okunabilmeli.`,
  otherFiles: (totals) => `Öteki dosyalarda: ${totals} (npm run check).`,
  withheld: 'yayımlanmıyor',
  willBeWithheld: 'yayımlanmayacak',
  publishedWithout: 'eksik parçayla yayımlanıyor',
  willBePublishedWithout: 'eksik parçayla yayımlanacak',
  outdated: 'Eskimiş çeviriler',
  moved: 'Parçalarının sırası asıl metinden farklı çeviriler',
  unrecorded: 'Hangi asıl metni çevirdiği kayıtlı olmayan çeviriler (npm run status -- --record <dosya>)',
  missing: 'Eksik çeviriler',
  comments: 'Açık notlar (npm run comment)',
  void: 'Geçerliliği kalmayan imzalar',
  oldPages: (months) => `İncelemesi ${months} aydan eski sayfalar`,
  oldFacts: (months) => `İncelemesi ${months} aydan eski bilgiler`,
  own: (title, line) => ` (burada “${title}”, satır ${line})`,
  editedRecord: '; çeviri sonradan düzenlendi: bitince kaydettirin',
  lawAsOf: (day, signOff) => `hukuki durum: ${day ?? 'gün yok'}, ${signOff}`,
  recording: {
    guidance: 'kaydedilmedi: hâlâ sözlerle değiştirilecek ⟪…⟫ yönergeleri var.',
    first: 'güncel olarak kaydedildi.',
    current: 'zaten günceldi.',
    done: (names) => `artık güncel: ${names}.`,
    outdated: (name) => `hâlâ eski: ${name}. Düzeltin ya da hiçbir şeyin değişmesi gerekmediğini onaylayın (--confirm).`,
    missing: (name) => `hâlâ eksik: ${name}. Çevirin, sonra kaydedin.`,
  },
  upToDate: (current, translations, { outdated, parts, unrecorded, missing }) => {
    const said = [
      outdated > 0 && `${outdated} eskimiş (${parts} parçada)`,
      unrecorded > 0 && `${unrecorded} kaydı yok`,
      missing > 0 && `${missing} eksik`,
    ].filter(Boolean);
    return `${translations} çeviriden güncel olan: ${current}${said.length > 0 ? `; ${said.join(', ')}` : ''}.`;
  },
  signedOff: (valid, written) => `${written} sayfa ve çeviriden avukatın imzaladığı: ${valid}.`,
};
