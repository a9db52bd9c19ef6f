/** The practice and its site, from content/site.yaml. The schema is in scripts/content/schema. */
import type { LocaleCode } from '#generated/types.ts';
import type { Locale } from './locale.ts';
import { type LocalPerson, localizePerson, type Person } from './person.ts';
import type { TranslationPolicy } from './review.ts';

/** A text in every language of the site. */
export type Localized = Readonly<Record<LocaleCode, string>>;

/** An office. */
export interface Address {
  /** Selects the city's drawing (src/components/CityGlyph). */
  readonly id: string;
  /** ISO 3166-1 alpha-2; the label `country.<code>` contains its name. */
  readonly country: string;
  /** Name of the city in each language. */
  readonly city: Localized;
  /** Postal code, in quotes, because it may begin with 0. */
  readonly postalCode: string;
  /** Postal address in one line; shown in the legal notice. */
  readonly fullAddress: string;
}

/** The ways to reach the practice. */
export interface Contact {
  /** Number of the WhatsApp account, with country code. */
  readonly whatsapp: string;
  /** Phone numbers with country code (E.123): +90 500 000 00 00. The site shows all of them; links in texts use the first. */
  readonly phones: readonly string[];
  /** E-mail addresses. The site shows all of them; links in texts use the first. */
  readonly emails: readonly string[];
  /** Offices, in display order. */
  readonly addresses: readonly Address[];
}

export interface Area {
  /** Folder in content/pages. */
  readonly id: string;
  /** Name of the colour field in src/styles/tokens.css. */
  readonly field: string;
}

export interface AnalyticsTag {
  /** Id of the tag at its service. */
  readonly id: string;
  /** Purpose that the visitor must allow. */
  readonly purpose: 'analytics' | 'ads';
  /** A disabled tag is never loaded. */
  readonly enabled: boolean;
  /**
   * Conversion label that a WhatsApp click reports. For tags with purpose `ads`, and only for those: Google Ads counts a conversion under
   * `id/label` and drops one without a label (Google Ads Help, "event snippet").
   */
  readonly label?: string | undefined;
}

export interface Site {
  /** Dotted names of the values that are still samples. In the file, `true` means all values that only the practice can supply. */
  readonly sample: readonly string[];
  /** Name of the practice, appended to every page title. */
  readonly name: string;
  /** Origin without a trailing slash: https://www.example.org. */
  readonly url: string;
  /**
   * Description of the site in a sentence or two: for search engines, home screens, machine readers, and pages without their own
   * description.
   */
  readonly description: Localized;
  /** Handle on X without the @; empty if there is none. */
  readonly twitter: string;
  /** Separates a page's title from the site's name. */
  readonly separator: string;
  /** Code of the language without an address prefix; it is also the source language of all texts. */
  readonly defaultLocale: LocaleCode;
  /** The languages, in display order. */
  readonly locales: readonly Locale[];
  /** The ways to reach the practice. */
  readonly contact: Contact;
  /** Legal notice (§ 5 DDG); an empty text is shown as "to be supplied". */
  readonly legal: Readonly<Record<'responsible' | 'chamber' | 'registrationNumber' | 'taxId' | 'insurance', string>>;
  /** The people of the practice, from content/people.yaml. */
  readonly people: readonly Person[];
  /** Areas of law, in display order. */
  readonly areas: readonly Area[];
  /** Policy for outdated or incorrect translations; a page may override it. */
  readonly translations: TranslationPolicy;
  /** Months after which a review counts as too old. */
  readonly reviewMaxAgeMonths: number;
  /** Language of the change report on a pull request; default English. What commands print follows the computer instead (LANG). */
  readonly reportLanguage: 'en' | 'tr' | 'de';
  /**
   * Base address of everything that scripts fetch (payloads, the frame's data, build files, offers): `/`, or the address of another host
   * that serves the same files with the same headers. Ends in a slash. Must be https, except `http://localhost` for tests.
   */
  readonly dataUrl: string;
  /** Query parameters that the canonical address keeps. */
  readonly canonicalQuery: readonly string[];
  /** Source of flag images. */
  readonly flags: {
    /** `cdn`: the public host first; `self`: only our own files. */
    readonly source: 'cdn' | 'self';
    /** URL pattern with `{flag}`. */
    readonly cdn: string;
  };
  /** Endpoints of the practice for reports; an empty one receives none. Never a third party's. */
  readonly reports: {
    /** Receives violations of the security policy, which the browser sends (Reporting API, and `report-uri` for older browsers). */
    readonly policy: string;
    /** Receives errors of our own scripts, without any data about the visitor (src/model/errorReport.ts). */
    readonly errors: string;
  };
  /** Measurement; the site loads nothing before the visitor allows it. */
  readonly analytics: {
    /** URL of the tag's script, with `{id}`. */
    readonly script: string;
    /** Origins that the tag sends data to; the security policy allows them only while a tag is enabled. */
    readonly hosts: readonly string[];
    /** Tags; if the list is empty, the site does not ask for consent. */
    readonly tags: readonly AnalyticsTag[];
  };
}

/** The part of the site that is the same in every language. */
export type SharedSite = Omit<Site, 'description' | 'contact' | 'people'>;

/** An office in one language. */
export interface LocalAddress extends Omit<Address, 'city'> {
  readonly city: string;
}

/** The site as the pages of one language see it, with the texts of that language. */
export interface LocalSite extends SharedSite {
  /** Code of the language. */
  readonly currentLocale: LocaleCode;
  readonly description: string;
  readonly people: readonly LocalPerson[];
  readonly contact: Omit<Contact, 'addresses'> & { readonly addresses: readonly LocalAddress[] };
}

/** Selects the texts of one language. */
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

/** The locale with that code. Throws if the site has none: codes are validated when content is read. */
export function localeOf(site: Pick<Site, 'locales'>, code: LocaleCode): Locale {
  const locale = site.locales.find((candidate) => candidate.code === code);
  if (!locale) throw new Error(`The site has no locale "${code}".`);
  return locale;
}
