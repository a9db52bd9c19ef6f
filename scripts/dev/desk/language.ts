/** The language in which the desk answers a request: the one chosen on the desk, which a cookie keeps, or the first of the browser's that it speaks. */
import type { IncomingHttpHeaders } from 'node:http';
import { type Language, languageOf } from '../../../src/messages/language.ts';
import { DESK_PATHNAME, LANGUAGE_COOKIE, LANGUAGE_PARAMETER } from '../../../src/model/desk.ts';

/** One year in seconds. */
const KEPT = 365 * 24 * 60 * 60;

export function languageOfRequest({ cookie = '', 'accept-language': accepted = '' }: IncomingHttpHeaders): Language {
  const [, chosen = ''] = new RegExp(`(?:^|; )${LANGUAGE_COOKIE}=([^;]*)`).exec(cookie) ?? [];
  // Browsers list languages by preference, the best one first.
  const tags = [chosen, ...accepted.split(',').map((entry) => entry.replace(/;.*$/, ''))];
  return tags.map(languageOf).find((language) => language !== undefined) ?? 'en';
}

/** A choice in an address of the desk: the cookie that keeps it, and the same address without it. Undefined for every other address. */
export function chosenLanguage({ pathname, searchParams }: URL): { readonly cookie: string; readonly location: string } | undefined {
  const language = languageOf(searchParams.get(LANGUAGE_PARAMETER) ?? '');
  if (!language || !(pathname === DESK_PATHNAME || pathname.startsWith(`${DESK_PATHNAME}/`))) return undefined;
  const rest = new URLSearchParams(searchParams);
  rest.delete(LANGUAGE_PARAMETER);
  const search = rest.toString();
  return {
    cookie: `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${KEPT}; SameSite=Lax`,
    location: pathname + (search && `?${search}`),
  };
}
