/** The purposes that a visitor may allow, and the cookie value that stores the choice. */
import type { AnalyticsTag, Site } from './site.ts';

export type Purpose = AnalyticsTag['purpose'];

/** Allowed purposes; empty if the visitor refused. */
export type Consent = readonly Purpose[];

const NONE = 'none';
const PURPOSES: readonly Purpose[] = ['analytics', 'ads'];

export function buildConsent(consent: Consent): string {
  return consent.length > 0 ? consent.join('.') : NONE;
}

/** Undefined if there is no choice yet or the cookie is not ours. */
export function parseConsent(value: string | undefined): Consent | undefined {
  if (value === undefined) return undefined;
  const parts = value.split('.');
  const known = PURPOSES.filter((purpose) => parts.includes(purpose));
  return value === NONE || (known.length > 0 && known.length === parts.length) ? known : undefined;
}

/** Purposes of the enabled tags; if there are none, the site does not ask for consent. */
export function purposesOf({ tags }: Site['analytics']): Purpose[] {
  return PURPOSES.filter((purpose) => tags.some((tag) => tag.enabled && tag.purpose === purpose));
}
