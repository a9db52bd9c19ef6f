/** Addresses of authorities, from content/links.yaml. Writers name them by id: [e-Devlet](link:e-devlet). */

export interface OfficialLink {
  /** Complete https address, as the authority writes it. */
  readonly url: string;
  /** Authority that runs the site, in its own language. */
  readonly owner: string;
  /** Languages in which the site can be read (ISO 639): tr, de. The first one is its main language. */
  readonly languages: readonly string[];
  /** Day on which the practice last opened the address and found it right, YYYY-MM-DD. Without it the address is not confirmed. */
  readonly seen?: string | undefined;
}

/** Links by id. */
export type OfficialLinks = Readonly<Record<string, OfficialLink>>;

/** The host without www, which readers know and can type: justiz.gv.at. */
export function hostOf({ url }: OfficialLink): string {
  return new URL(url).hostname.replace(/^www\./, '');
}

/** Language of the site that readers of a locale get: their own, otherwise the site's main language. */
export function languageOf({ languages }: OfficialLink, localeCode: string): string | undefined {
  return languages.includes(localeCode) ? localeCode : languages[0];
}
