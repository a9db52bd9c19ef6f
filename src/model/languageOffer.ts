/** The words of the line that offers a page in another language; one small file per language, fetched only when needed. */

export interface LanguageOffer {
  /** Name of the line for screen readers. */
  readonly label: string;
  readonly text: string;
  readonly clickHere: string;
  readonly dismiss: string;
}

export function offerPathname(localeCode: string): string {
  return `/_offers/${localeCode}.json`;
}

export function deriveLanguageOffer(labels: Readonly<Record<string, string>>): LanguageOffer {
  return {
    label: labels.languages ?? '',
    text: labels['offer.text'] ?? '',
    clickHere: labels.clickHere ?? '',
    dismiss: labels['offer.dismiss'] ?? '',
  };
}
