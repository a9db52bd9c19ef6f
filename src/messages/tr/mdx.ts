/** Turkish: findings about the markup of texts. */
import type { mdx as english } from '../en/mdx.ts';
import { CONFLICT, didYouMean } from './common.ts';

export const mdx: typeof english = {
  'mdx-code.import': () => [
    'Metinlerde “import” ve “export” bulunmaz.',
    'Satırı kaldırın; listedeki bileşenler bu satır olmadan da hazırdır.',
  ],
  'mdx-code.braces': () => [
    'Metinlerde { süslü parantez } olamaz: MDX içindekini kod olarak çalıştırır.',
    'Süslü parantezleri kaldırın ya da yuvarlak parantez kullanın.',
  ],
  'mdx-code.attribute': ({ name }) => [
    `<${name}> etiketinde süslü parantezli bir öznitelik var.`,
    'Öznitelikleri tırnak içinde yazın: id="reddi-miras".',
  ],
  'mdx-html': () => ['Metinlerde HTML bulunmaz.', 'Markdown ya da listedeki bileşenlerden birini kullanın.'],
  'mdx-image': () => ['Metinlerde resim bulunmaz.', 'Resmi kaldırın; tasarım kendi resimlerini çizer.'],
  'mdx-footnote': () => ['Metinlerde dipnot bulunmaz.', 'Sözleri cümlenin içine alın ya da bir <Note> yazın.'],
  'heading-level': () => ['Sayfanın tek birinci düzey başlığı, sayfa başlığıdır.', 'Bu başlığı # yerine ## ile yazın.'],
  'heading-blank': ({ signs }) => [
    `${signs} işaretinden sonra boşluk olmadığı için bu başlık cümle sayılıyor.`,
    `${signs} işaretinden sonra bir boşluk, üstünde boş bir satır bırakın.`,
  ],
  'mdx-component': ({ name, near, names }) => [
    name ? `<${name}> metinlerde kullanılabilecek bir bileşen değil.${didYouMean(near)}` : 'Metinlerde <>…</> bulunmaz.',
    `Şunlardan birini kullanın ya da etiketi kaldırın: ${names}.`,
  ],
  'mdx-attribute.unknown': ({ name, attribute, near, known }) => [
    `<${name}> etiketinin “${attribute}” özniteliği yok.${didYouMean(near)}`,
    known ? `Olabilecek öznitelikler: ${known}.` : 'Özniteliği kaldırın.',
  ],
  'mdx-attribute.missing': ({ name, attribute }) => [
    `<${name}> etiketinde “${attribute}” özniteliği olmalı.`,
    `<${name} ${attribute}="…"> yazın.`,
  ],
  'mdx-empty.words': ({ name }) => [`<${name}> etiketinin içi boş.`, `Metni <${name}> ile </${name}> arasına yazın.`],
  'mdx-empty.mark': ({ name }) => [`<${name}> etiketinin içinde metin olamaz.`, `<${name} /> yazın, metni dışında bırakın.`],
  'passage-form.empty': ({ id }) => ['Bu ortak metin boş.', `Metni yazın ya da content/passages/${id} klasörünü kaldırın.`],
  'passage-form.heading': () => ['Ortak metinde başlık bulunmaz.', 'Başlığı sayfalara, ortak metnin üstüne yazın.'],
  'passage-form.passage': () => [
    'Ortak metnin içinde başka bir ortak metin bulunmaz.',
    'Metni buraya yazın ya da sayfada iki ortak metni de kullanın.',
  ],
  'passage-form.list': ({ name }) => [`Ortak metinde, sayfanın kendi verisini gösteren <${name} /> bulunmaz.`, 'Onu sayfalara yazın.'],
  'passage-form.inside': ({ id }) => [
    `“${id}” ortak metni birden çok paragraf, burada ise bir paragrafın içinde duruyor.`,
    'Önünde ve arkasında boş satırla tek başına bırakın.',
  ],
  'mdx-syntax.unclosed': ({ name }) => [
    `Burada açılan <${name}> kapanmamış.`,
    `Metinden sonra </${name}> yazın; içinde metin yoksa <${name} /> yazın.`,
  ],
  'mdx-syntax.closing': () => ['Bu kapanış etiketinin açılışı yok.', 'Kaldırın ya da bileşeni ondan önce açın.'],
  'mdx-syntax.quotes': () => ['Öznitelikte kıvrık tırnak var.', 'Düz tırnak yazın: <Fact id="…">.'],
  'mdx-syntax.braces': () => [
    'MDX { } arasını kod sayıyor ve bunu okuyamıyor.',
    'Süslü parantezleri kaldırın ya da yuvarlak parantez kullanın.',
  ],
  'mdx-syntax.end': () => [
    'Açılan bir şey kapanmamış: bir bileşenin etiketi, bir tırnak ya da bir parantez.',
    'Kapatın; etiketler şöyle görünür: <Note> … </Note>.',
  ],
  'mdx-syntax.comment': () => ['Metinlerde yorum satırı bulunmaz.', 'Yorumu kaldırın; meslektaşlara notlar commit mesajına yazılır.'],
  'mdx-syntax.html': ({ name }) => [
    `<${name}> HTML’dir; metinlerde HTML bulunmaz.`,
    'Etiketi kaldırın. Boş bir satır yeni bir paragraf başlatır.',
  ],
  'mdx-syntax.conflict': () => CONFLICT,
  'mdx-syntax.less': () => [
    'MDX < işaretini bir bileşenin başı sanıyor ve bunu okuyamıyor.',
    '“küçüktür” diye yazın ya da etiketi düzeltin.',
  ],
  'mdx-syntax.other': ({ reason }) => [`MDX bunu okuyamıyor: ${reason}.`, 'content/README.md içindeki örneklerle karşılaştırın.'],
};
