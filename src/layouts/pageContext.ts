/** What a layout and the writers' components get to render one page in one language. Made by src/app/renderPage.tsx. */
import type { PageId } from '#generated/types.ts';
import type { FactSentence } from '../components/FactList/FactList.tsx';
import type { Translate } from '../i18n/translate.ts';
import type { Fact } from '../model/fact.ts';
import type { Locale } from '../model/locale.ts';
import type { PageCard, PageEntry } from '../model/manifest.ts';
import type { IdKind } from '../model/partIds.ts';
import type { LocaleView } from '../model/render.ts';

export interface PageContext {
  /** The site in this language. */
  readonly manifest: LocaleView;
  readonly locale: Locale;
  readonly t: Translate;
  /** The page, or what stands for it on an error page. */
  readonly page: PageEntry;
  /** The page with that id in this language; undefined where it has not been translated. */
  readonly find: (pageId: PageId) => PageCard | undefined;
  readonly factOf: (id: string) => Fact | undefined;
  /** Id of a fact's entry in the page's list of facts: a number, as footnotes have, because each stands in the page many times. */
  readonly factAnchorOf: (id: string) => string;
  /** Ids of a part by its kind and position: its own, then older ones that lead there. None where the source language has no such part. */
  readonly idsOf: (kind: IdKind, index: number) => readonly string[];
  /** WhatsApp address with a greeting that names this page. */
  readonly whatsapp: string;
}

/** The compiled article, cut at its regions; each is HTML made by src/mdx. */
export interface Article {
  readonly lead: string;
  readonly highlights: string;
  readonly body: string;
  readonly faq: string;
  /** Second-level headings of the body, for the list "on this page". */
  readonly headings: readonly { readonly id: string; readonly text: string }[];
  /** What the article says of its facts, in the order in which it quotes them first. */
  readonly sentences: readonly FactSentence[];
}
