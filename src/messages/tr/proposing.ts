/** Turkish: what the server says about proposals. */
import type { proposing as english } from '../en/proposing.ts';

export const proposing: typeof english = {
  refusals: {
    gitMissing: 'Bu bilgisayarda Git kurulu değil; bir iş arkadaşınız kurabilir (git-scm.com). Metinleriniz o zamana kadar klasörde kalır.',
    noRepository:
      'Bu klasör Git ile alınmış bir kopya değil; bu yüzden buradan öneri yapılamaz. Bir iş arkadaşınızdan projenin bir klonunu isteyin.',
    noCommit: 'Git’te bu projenin henüz ilk durumu yok; bir iş arkadaşınızın projeyi bir kez commit etmesi gerekir.',
    notTrusted: ({ command }) =>
      `Klasör başka bir kullanıcının olduğu için Git ona güvenmiyor; bir iş arkadaşınız izin verebilir: ${command}`,
    inProgress: ({ what, command }) =>
      `Git bu klasörde yarım kalmış bir işlemde (${what}); bir iş arkadaşınız işlemi bitirir ya da şununla vazgeçer: ${command}`,
    conflict: ({ file }) =>
      `${file} dosyasının iki hâli çelişiyor ve henüz kimse karar vermedi; önce bir iş arkadaşınızın bu çakışmayı çözmesi gerekir.`,
    conflictMarks: ({ file }) =>
      `${file} dosyasında hâlâ bir çakışmanın iki hâli duruyor (“<<<<<<<” ile başlayan satırlar); birini bırakın.`,
    nothingChanged: 'Son kaydedilen durumdan farklı bir şey yok; önerilecek bir şey de yok.',
    nothingChosen: 'Değişen sayfalardan hiçbiri seçilmedi; en az birini işaretleyin.',
    nothingNew: 'Bu öneride metinlerin şimdiki hâli zaten var.',
    outside: ({ file }) => `“${file}” içeriğin değişen bir metni değil, bu yüzden önerilemez; bu görünümü yeniden yükleyin.`,
    noTitle: 'Önerinin başlığı yok; neyin değiştiğini bir cümleyle yazın.',
    longTitle: ({ number }) => `Başlık ${number} karakterden uzun; gerisini gerekçeye yazın.`,
    noName: 'Önerinin kimden geldiği bilinmez; adınızı ve e-posta adresinizi yazın.',
    findings: ({ number }) => `Denetim tam da bu metinlerde ${number} hata buldu; önce ${number === 1 ? 'onu' : 'onları'} giderin.`,
    changedMeanwhile: 'Öneri yapılırken bir metin değişti; raporu yeniden okuyun ve ondan sonra incelemeye verin.',
    unknown: ({ name }) => `Bu klasörde “${name}” adlı bir öneri yok; bu görünümü yeniden yükleyin.`,
    accepted: 'Bu öneri kabul edildi; başka değişiklikler için yeni bir öneri yapın.',
    checkedOut: ({ name }) =>
      `${name} dalı bu bilgisayarın bir klasöründe açık, bu yüzden masa ona dokunmuyor; bir iş arkadaşınız başka bir dalı açabilir (git switch main).`,
    changedByOthers:
      'Bir iş arkadaşınız bu öneriyi gönderildiği yerde değiştirdi, bu yüzden masa ona dokunmuyor; yeni bir öneri yapın ya da iş arkadaşınıza sorun.',
    changedBranch: 'Bu öneri aynı anda değiştirildi; bu görünümü yeniden yükleyip bir daha deneyin.',
    nameTaken:
      'Bu projede “proposal” adlı bir dal var, bu yüzden altına başka dal konamıyor; bir iş arkadaşınızın adını değiştirmesi gerekir: git branch -m proposal old-proposal',
    hook: ({ message }) =>
      `Bu projenin Git ile çalıştırdığı bir program reddetti: ${message}; ne istediğini bir iş arkadaşınız söyleyebilir.`,
    noWriting: 'Git’in durumları sakladığı klasöre yazılamıyor; bir iş arkadaşınızın size yazma izni vermesi gerekir.',
    diskFull: 'Disk dolu; yer açıp yeniden deneyin.',
    other: ({ message }) => `Git bunu yapamıyor: ${message}; bir iş arkadaşınız bu iletiyle yardımcı olabilir.`,
    checkEnded: 'Denetim bitmeden kapandı; nedenini sunucunun terminali söyler.',
  },
  operations: {
    merge: 'birleştirme, merge',
    rebase: 'yeniden temellendirme, rebase',
    cherryPick: 'seçip alma, cherry-pick',
    revert: 'geri alma, revert',
    bisect: 'hatalı commit araması',
  },
  notSent: {
    noRemote: 'Projenin bu kopyası, başkalarının görebileceği bir yere bağlı değil',
    timeout: ({ host, number }) => `${host} ${number} saniye içinde cevap vermedi`,
    network: ({ host }) => `${host} adresine ulaşılamıyor: Ağ yok ya da bu bilgisayara kapalı`,
    login: ({ host }) => `${host} bu bilgisayarın erişimini kabul etmiyor`,
    missing: ({ host }) => `${host} bu projeyi barındırmıyor ya da size göstermiyor`,
    refused: ({ host, message }) => `${host} reddetti${message && `: ${message}`}`,
    changed: ({ host }) => `başka biri onu değiştirmiş, yeri: ${host}`,
    hook: ({ message }) => `bu projenin göndermeden önce çalıştırdığı bir program reddetti${message && `: ${message}`}`,
    other: ({ host, message }) => `gönderme başarısız oldu, yeri ${host}${message && `: ${message}`}`,
  },
  next: {
    notSent: ({ why }) => `Gönderilmedi: ${why}.`,
    colleague: ({ name, command }) =>
      `Öneri bu klasörde ${name} dalı olarak saklanıyor. Daha sonra “Gönder” düğmesine basın ya da bir iş arkadaşınızdan şunu çalıştırmasını isteyin: ${command}`,
    fetch: ({ name, command }) =>
      `Öneri bu klasörde ${name} dalı olarak saklanıyor. Bu klasörü açan bir iş arkadaşınız onu şununla alır: ${command}`,
  },
  done: {
    made: 'Öneri yapıldı.',
    continued: 'Öneride metinlerin en yeni hâli var.',
    requested: 'Gönderildi; inceleme talebi açık.',
    sentWithLink: 'Gönderildi. İnceleme talebini bağlantıdan açın.',
    sentOnly: ({ name, host }) => `${name} dalı olarak gönderildi, yeri: ${host}. Bir iş arkadaşınızdan okumasını isteyin.`,
    takenBack: 'Öneri geri çekildi. Metinleriniz olduğu gibi kalıyor.',
    takenBackHere: ({ host }) =>
      `Öneri burada geri çekildi. Gönderildiği yerde birisi onu değiştirdiği için orada kalıyor: ${host}. Metinleriniz olduğu gibi kalıyor.`,
    notTakenBack: ({ why }) => `Öneri geri çekilemedi: ${why}. Daha sonra yeniden deneyin.`,
    removed: 'Öneri listeden çıkarıldı. Kabul edilmiş olarak kalıyor.',
    news: 'Durumlar şu an itibarıyladır.',
    noNews: ({ why }) => `Durumlar eski olabilir: ${why}.`,
  },
  notes: {
    ignored: ({ files, number }) =>
      `Git’e ${files} için “yok say” denmiş; ${number === 1 ? 'bu dosya' : 'bu dosyalar'} hiçbir öneriye girmez. Bir iş arkadaşınızın .gitignore dosyasını değiştirmesi gerekir.`,
    strange: ({ files }) => `Bağlantı dosyaları ve adında denetim karakteri olanlar önerilmez: ${files}.`,
    ahead: ({ name, main, number }) => `Bu klasörde ${main} değil, ${name} dalı açık. Öneri, bu dalın ${number} commit’ini de içerir.`,
    detached: 'Bu klasör projenin eski bir durumunu gösteriyor, hiçbir dal açık değil. Öneri o durumdan başlar.',
    shallow: 'Bu kopyada yalnızca en yeni geçmiş var; bu yüzden kabul edilmiş bir öneri hâlâ “gönderildi” görünebilir.',
  },
};
