/** Writes a page's head into the document. Requires an UnheadProvider. */
import { useHead } from '@unhead/react';
import type { HeadData } from '../model/head.ts';
import type { Locale } from '../model/locale.ts';

export function PageHead({ data, locale }: { data: HeadData; locale: Locale }) {
  useHead({
    title: data.title,
    htmlAttrs: { lang: locale.code, dir: locale.direction },
    link: data.link.map((link) => ({ ...link })),
    meta: data.meta.map((meta) => ({ ...meta })),
  });
  return null;
}
