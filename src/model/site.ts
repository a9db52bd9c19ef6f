/** The practice and its site, as content/site.yaml gives them. The schema stands in scripts/content/schema. */
import type { LocaleCode } from '#generated/types.ts';
import type { Locale } from './locale.ts';
import { type LocalPerson, localizePerson, type Person } from './person.ts';
import type { TranslationPolicy } from './review.ts';

/** A text in every language of the site. */
export type Localized = Readonly<Record<LocaleCode, string>>;

/** An office. */
export interface Address {
  /** Names the city's drawing (src/components/CityGlyph). */
  readonly id: string;
  /** ISO 3166-1 alpha-2; its name is the label `country.<code>`. */
  readonly country: string;
  /** The city's name as each language writes it. */
  readonly city: Localized;
  /** Postal code, in quotes: it may begin with 0. */
  readonly postalCode: string;
  /** Postal address in one line; shown in the legal notice. */
  readonly fullAddress: string;
}

/** The ways to reach the practice. */
export interface Contact {
  /** Number of the WhatsApp account, with country code. */
  readonly whatsapp: string;
  /** Phone numbers with country code (E.123): +90 500 000 00 00. All are shown; links in texts lead to the first. */
  readonly phones: readonly string[];
  /** E-mail addresses. All are shown; links in texts lead to the first. */
  readonly emails: readonly string[];
  /** Offices, in the order in which they are shown. */
  readonly addresses: readonly Address[];
}

export interface Area {
  /** Folder below content/pages. */
  readonly id: string;
  /** Name of the colour field in src/styles/tokens.css. */
  readonly field: string;
}

export interface AnalyticsTag {
  /** The tag's id at its service. */
  readonly id: string;
  /** What the visitor is asked to agree to. */
  readonly purpose: 'analytics' | 'ads';
  /** A tag that is off is never loaded. */
  readonly enabled: boolean;
  /**
   * Label of the conversion that a WhatsApp click is, for tags of purpose `ads` and only for those: Google Ads counts a conversion
   * under `id/label` and drops one without a label (Google Ads Help, "event snippet").
   */
  readonly label?: string | undefined;
}

export interface Site {
  /** Dotted names of the values that are still samples; in the file `true` stands for all that only the practice can know. */
  readonly sample: readonly string[];
  /** The practice's name, as it stands behind every page's title. */
  readonly name: string;
  /** Origin without a trailing slash: https://www.example.org. */
  readonly url: string;
  /** What the site is, in a sentence or two: for search engines, home screens and machine readers, and on pages without a description of their own. */
  readonly description: Localized;
  /** Handle on X without the @; empty when there is none. */
  readonly twitter: string;
  /** Stands between a page's title and the site's name. */
  readonly separator: string;
  /** Code of the language without an address prefix; also the source language of all texts. */
  readonly defaultLocale: LocaleCode;
  /** The languages, in the order in which they are shown. */
  readonly locales: readonly Locale[];
  /** The ways to reach the practice. */
  readonly contact: Contact;
  /** Legal notice (§ 5 DDG); an empty text is shown as "to be supplied". */
  readonly legal: Readonly<Record<'responsible' | 'chamber' | 'registrationNumber' | 'taxId' | 'insurance', string>>;
  /** The people of the practice, from content/people.yaml. */
  readonly people: readonly Person[];
  /** Areas of law, in the order in which they are shown. */
  readonly areas: readonly Area[];
  /** What becomes of translations that are not fit; a page may decide otherwise. */
  readonly translations: TranslationPolicy;
  /** Months after which a review counts as old. */
  readonly reviewMaxAgeMonths: number;
  /**
   * Base address of everything that scripts fetch (payloads, the frame's data, build files, offers): `/`, or an address of another
   * host that serves the same files with the same headers. Ends in a slash. https, but for `http://localhost` while trying it out.
   */
  readonly dataUrl: string;
  /** Query parameters that a canonical address keeps. */
  readonly canonicalQuery: readonly string[];
  /** Where flag images come from. */
  readonly flags: {
    /** `cdn`: the public host first; `self`: our own files only. */
    readonly source: 'cdn' | 'self';
    /** Address pattern with `{flag}`. */
    readonly cdn: string;
  };
  /** Addresses of the practice's own that take reports; empty means that none is sent. Never a third party's. */
  readonly reports: {
    /** Takes what the security policy blocked, sent by the browser itself (Reporting API, and `report-uri` for older browsers). */
    readonly policy: string;
    /** Takes failures of our own scripts, without anything about the visitor (src/model/errorReport.ts). */
    readonly errors: string;
  };
  /** Measurement; nothing is loaded before the visitor has agreed. */
  readonly analytics: {
    /** Address of the tag's script, with `{id}`. */
    readonly script: string;
    /** Origins that the tag sends to; allowed by the policy only while a tag is switched on. */
    readonly hosts: readonly string[];
    /** None means that there is nothing to ask for. */
    readonly tags: readonly AnalyticsTag[];
  };
}

/** What holds in every language. */
export type SharedSite = Omit<Site, 'description' | 'contact' | 'people'>;

/** An office in one language. */
export interface LocalAddress extends Omit<Address, 'city'> {
  readonly city: string;
}

/** The site as pages of one language see it: its texts are those of the language. */
export interface LocalSite extends SharedSite {
  /** The language. */
  readonly currentLocale: LocaleCode;
  readonly description: string;
  readonly people: readonly LocalPerson[];
  readonly contact: Omit<Contact, 'addresses'> & { readonly addresses: readonly LocalAddress[] };
}

/** The site in a language. */
export function localizeSite(site: Site, currentLocale: LocaleCode): LocalSite {
  const { description, contact, people } = site;
  const addresses = contact.addresses.map((address) => ({ ...address, city: address.city[currentLocale] }));
  return {
    ...site,
    currentLocale,
    description: description[currentLocale],
    contact: { ...contact, addresses },
    people: people.map((person) => localizePerson(person, currentLocale)),
  };
}

/** The locale with that code. Throws when the site has none: codes are checked when content is read. */
export function localeOf(site: Pick<Site, 'locales'>, code: LocaleCode): Locale {
  const locale = site.locales.find((candidate) => candidate.code === code);
  if (!locale) throw new Error(`The site has no locale "${code}".`);
  return locale;
}
