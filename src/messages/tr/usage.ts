/** Turkish: how the commands of writers and reviewers are used, and what is wrong with a line that was typed. */
import type { usage as english } from '../en/usage.ts';
import { didYouMean } from './common.ts';

export const usage: typeof english = {
  surplus: ({ argument }) => `“${argument}” fazla.`,
  lacking: 'Eksik bir bilgi var.',
  unknownOption: ({ option }) => `${option} diye bir seçenek yok.`,
  valueMissing: ({ option }) => `${option} seçeneğinin ardında bir değer eksik.`,
  valueSurplus: ({ option }) => `${option} seçeneğinin ardına değer yazılmaz.`,
  oneOf: ({ option, given, known }) => `--${option} için “${given}” yazılmış; şunlardan biri olmalı: ${known.join(', ')}.`,
  excluding: ({ option, other }) => `${option} ile ${other} birlikte kullanılamaz.`,
  takenByNpm: ({ taken }) => `Seçeneklerin önünde “--” olmadığı için npm şunları kendine aldı: ${taken.join(', ')}`,
  type: ({ line }) => `Şunu yazın:\n  ${line}`,
  noDay: ({ day, today }) => `“${day}” bugüne kadarki bir gün değil; örnek: ${today}.`,
  fileMissing: 'Dosya adı eksik.',
  whoConfirms: 'Bunu kim onaylıyor? --by "<ad>" ekleyin.',
  lawyerMissing: 'Avukatın adı eksik.',
  valueNeeded: 'Yeni değer eksik.',
  textMissing: 'Notun metni eksik.',
  textBesides: 'Parçanın ardına yazılan metin yeni bir not başlatır; --answer ya da --close ile birlikte yazmayın.',
  textUnquoted: 'Metni tırnak içinde, tek parça olarak yazın.',
  noCommentNumber: ({ value }) => `“${value}” bir notun numarası değil; örnek: 2.`,
  noReport: ({ file }) => `${file}, yoruma sığan bir değişiklik raporu değil.`,
  dayNeeded: ({ today }) => `Hukuki inceleme günü eksik: --reviewed ${today}`,

  noFile: ({ file, near }) => `“${file}” adında bir dosya yok.${didYouMean(near)}`,
  pageNamed: ({ page, example }) => `“${page}” bir sayfa; dosyalarından birini yazın, örneğin ${example}.`,
  wholePath: ({ example }) => `Yolun tamamını yazın, örneğin ${example}.`,
  noPart: ({ file, part, near }) => `${file} dosyasında “${part}” adında bir parça yok.${didYouMean(near)}`,
  onePart: ({ example }) => `Bir sayfanın tek bir parçasını yazın, örneğin ${example}.`,
  parts: 'Parçaları şunlar:',
  noChoice: ({ name, near }) => `“${name}” adında bir sayfa, alan, dil ya da dosya yok.${didYouMean(near)}`,
  notAll: ({ names }) => `Bunların hepsine birden uyan bir dosya yok: ${names}.`,
  gitMissing: 'Git kurulu değil.',
  noCommitNamed: ({ name }) => `Git “${name}” adında bir commit bilmiyor.`,

  noCommonCommit: ({ before, after }) => `${before} ile ${after} arasında ortak bir commit yok.`,

  use: {
    status: `Kullanımı:
  npm run status                                    neyin, neden eskidiği; ardına sayfa, alan, dil ya da dosya yazılabilir: -- tanimatenfiz de
  npm run status -- --format=markdown               aynısı text, json ya da markdown olarak
  npm run status -- --record <dosya>…               çeviri güncellendi
  npm run status -- --confirm <dosya>… --by "<ad>"  asıl metindeki değişiklik çeviride değişiklik gerektirmiyor
Bir dosyanın parçaları da yazılabilir: content/pages/divorce/tanimatenfiz/de.mdx#section.3,lead
Ortak bir metin (content/passages/legal-aid/de.mdx), onu gösteren bütün sayfalardaki parçaları anlatır.`,
    signoff: `Kullanımı: npm run signoff -- <dosya>…
Bu sayfaları kendi dillerinde okudunuz ve Git’teki adınızla sorumluluğunu üstleniyorsunuz.
--by "<ad>" bunu, content/people.yaml dosyasında izin vermiş başka bir avukat adına kaydeder; --on 2026-11-21 bugünden başka bir gün verir.`,
    facts: `Kullanımı:
  npm run facts -- --set <bilgi> <değer> --basis "<dayanak>" --reviewed <gün>   her cümleyi önceki ve sonraki hâliyle gösterir
  npm run facts -- --set <bilgi> <değer> --basis "<dayanak>" --reviewed <gün> --write   onları değiştirir
  npm run facts -- --collect   sayfalardaki ifadeleri listeye yazar
Örneğin: npm run facts -- --set renunciation-deadline P4M --basis "TMK 606" --reviewed 2026-11-22
Bir aralığın iki değeri olur: P8M/P1Y. --basis birden çok kez yazılabilir. --as "de: drei Monaten = vier Monaten", hiçbir kuralın yazamayacağı kelimeleri verir.`,
    new: `Kullanımı: npm run new -- <alan>/<sayfa adı> [--kind=service|guide|area]
Örneğin: npm run new -- rent/kira-sozlesmesi`,
    rename: `Kullanımı: npm run rename -- <sayfanın eski adı> <yeni adı>
Örneğin: npm run rename -- kira-takip kira-takibi`,
    retire: `Kullanımı: npm run retire -- <sayfa adı> [--to <sayfa adı ya da adres> | --why <neden>]
Örneğin: npm run retire -- kira-takip --to kira-hukuku`,
    check: `Kullanımı: npm run check [-- <sayfa, alan, dil ya da dosya>…] [-- --format=text|json|github] [-- --fix] [-- --structure]
Örneğin: npm run check -- kira-takip de
--fix önce dosyaların biçimini, parçaların id değerlerini, noktalama ve boşlukları düzeltir; --structure kelimelerin ne dediğine bakmaz.`,
    dev: `Kullanımı: npm run dev ya da npm run desk
PORT ve HOST başka bir port ve adres verir: PORT=8080 npm run dev`,
    comment: `Kullanımı:
  npm run comment                                    açık notlar; ardına sayfa, alan, dil ya da dosya yazılabilir: -- kira-takip de
  npm run comment -- <dosya>#<parça> "<metin>"       Git’teki adınızla bir not bırakır
  npm run comment -- <dosya>#<parça> --answer "<metin>"
  npm run comment -- <dosya>#<parça> --close         konu kapandı
Örneğin: npm run comment -- content/pages/divorce/tanimatenfiz/de.mdx#section.3 "Bu hâlâ böyle mi?"
--number 2, bir parçadaki birkaç nottan birini seçer.`,
    review: ({ file }) => `Kullanımı: npm run review -- <önceki durum>[..<sonraki durum>] [--languages de,tr] [--out ${file}]
Örneğin: npm run review -- main`,
    reviewComment: `Kullanımı: npm run review:comment -- <raporun dosyası>
Raporun nereye yazılacağını iş akışı belirler: GITHUB_REPOSITORY, GITHUB_TOKEN ve numarasıyla PULL_REQUEST.`,
    release: `Kullanımı: npm run release [-- --dry-run]
--dry-run neyin yayımlanacağını, neyin yayımlanmayacağını söyler ve hiçbir şey yazmaz.`,
    launchCheck: 'Kullanımı: npm run launch-check [-- --format=text|json|github]',
  },
};
