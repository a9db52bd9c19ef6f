/** Turkish: what `npm run release` says. */
import type { release as english } from '../en/release.ts';

export const release: typeof english = {
  stopped: 'Bunlar düzeltilmeden hiçbir şey yayımlanmaz.',
  published: ({ number }) => `Yayımlanan sayfa ve çeviri: ${number}.`,
  addresses: ({ number, file }) => `${file} dosyasında ${number} yeni adres:`,
  parts: ({ number, file }) => `${file} dosyasında parçalar için ${number} yeni id:`,
  complete: 'Yeni adres yok: Adres listesi eksiksiz.',
  draft: ({ file }) => `${file} taslak; yayımlanmıyor.`,
  unnamed: ({ number }) => `Sayfaların ${number} parçasının henüz id’si yok: npm run check -- --fix yazar, sonraki yayım da listeye alır.`,
  trial: 'Hiçbir şey yazılmadı; bu bir denemeydi. Yayımlamak için npm run release yazın.',
  next: ({ file }) => `${file} dosyasını yayımla birlikte commit edin; bundan sonra bunların her biri cevap vermek zorunda.`,
};
