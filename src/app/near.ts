/** Entry in the browser, loaded by the error page 404 (startError.ts): too large for the script that each error page starts with. */
import type { LocaleCode } from '#generated/types.ts';
import { createHttp } from '../behaviours/http.ts';
import { nameNearTitles } from '../behaviours/nearTitles.ts';

const own = document.getElementById('page-data')?.dataset;
// What fails here costs a convenience; the page stands.
if (own) nameNearTitles(createHttp(own.base ?? '/'), own.locale as LocaleCode).catch(console.warn);
