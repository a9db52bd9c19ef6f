/** The data with which a layout and the writers' components render one page in one language. Created by src/app/renderPage.tsx. */
import type { PageId } from '#generated/types.ts';
import type { FactSentence } from '../components/FactList/FactList.tsx';
import type { Translate } from '../i18n/translate.ts';
import type { LocalDeed } from '../model/clause.ts';
import type { LocalCountries } from '../model/country.ts';
import type { Fact } from '../model/fact.ts';
import type { YearFee } from '../model/fee.ts';
import type { Locale } from '../model/locale.ts';
import type { PageCard, PageEntry } from '../model/manifest.ts';
import type { OfficialLink } from '../model/officialLink.ts';
import type { IdKind } from '../model/partIds.ts';
import type { RegisterLetter } from '../model/register.ts';
import type { DeadlineList, LocaleView, OwnDay } from '../model/render.ts';
import type { LocalTerm } from '../model/term.ts';

export interface PageContext {
  /** The site in this language. */
  readonly manifest: LocaleView;
  readonly locale: Locale;
  readonly t: Translate;
  /** The page; on an error page a placeholder. */
  readonly page: PageEntry;
  /** The page with that id in this language; undefined if it is not translated. */
  readonly find: (pageId: PageId) => PageCard | undefined;
  /** The official address with that id in content/links.yaml. */
  readonly officialOf: (id: string) => OfficialLink | undefined;
  /** The countries, on pages that show them. */
  readonly countries?: LocalCountries | undefined;
  readonly factOf: (id: string) => Fact | undefined;
  /** The fee of that id, if the register has an amount for this year. */
  readonly feeOf: (id: string) => YearFee | undefined;
  /** Only if the article lists the deadlines. */
  readonly deadlines?: DeadlineList | undefined;
  /** Only if the article quotes deadlines that can be calculated on another page. */
  readonly ownDay?: OwnDay | undefined;
  /** The deeds of content/clauses.yaml; empty unless the article shows one or their table. */
  readonly deeds: readonly LocalDeed[];
  /** Everything that can be found, from A to Z; empty on pages that do not show it. */
  readonly register: readonly RegisterLetter[];
  /** The legal terms with their explanations; empty on pages that do not show them. */
  readonly terms: readonly LocalTerm[];
  /** Id of a fact's entry in the list of facts: a number, as for footnotes, because each id appears in the page many times. */
  readonly factAnchorOf: (id: string) => string;
  /** Ids of a part by kind and position: its current id, then former ones. Empty if the source language has no such part. */
  readonly idsOf: (kind: IdKind, index: number) => readonly string[];
  /** The id of a part with its former ids. */
  readonly withOldIds: (id: string) => readonly string[];
  /** Pathname of the QR code with the page's address; undefined on a page without a checklist. */
  readonly qrCode?: string | undefined;
  /** WhatsApp link with a greeting that names this page. */
  readonly whatsapp: string;
}

/** The compiled article, split at its regions; each is HTML rendered by src/mdx. */
export interface Article {
  readonly lead: string;
  readonly today: string;
  readonly highlights: string;
  readonly body: string;
  readonly faq: string;
  /** Second-level headings of the body, for the list "on this page". */
  readonly headings: readonly { readonly id: string; readonly text: string }[];
  /** Sentences of the article that state its facts, in the order of the first quotation. */
  readonly sentences: readonly FactSentence[];
}
