/** What a visitor may agree to, and how the choice is written into its cookie. */
import type { AnalyticsTag, Site } from './site.ts';

export type Purpose = AnalyticsTag['purpose'];

/** Purposes agreed to; empty means that the visitor said no. */
export type Consent = readonly Purpose[];

const NONE = 'none';
const PURPOSES: readonly Purpose[] = ['analytics', 'ads'];

export function formConsent(consent: Consent): string {
  return consent.length > 0 ? consent.join('.') : NONE;
}

/** Undefined when nothing was chosen, or what stands in the cookie is not ours. */
export function parseConsent(value: string | undefined): Consent | undefined {
  if (value === undefined) return undefined;
  const parts = value.split('.');
  const known = PURPOSES.filter((purpose) => parts.includes(purpose));
  return value === NONE || (known.length > 0 && known.length === parts.length) ? known : undefined;
}

/** Purposes of the tags that are switched on; without one there is nothing to ask. */
export function purposesOf({ tags }: Site['analytics']): Purpose[] {
  return PURPOSES.filter((purpose) => tags.some((tag) => tag.enabled && tag.purpose === purpose));
}
