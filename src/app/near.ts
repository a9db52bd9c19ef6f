/**
 * Browser entry that the error page 404 loads (startError.ts). It is separate because it is too large for the start script of error pages.
 */
import type { LocaleCode } from '#generated/types.ts';
import { createHttp } from '../behaviours/http.ts';
import { nameNearTitles } from '../behaviours/nearTitles.ts';

const own = document.getElementById('page-data')?.dataset;
// A failure costs a convenience only; the page stays unchanged.
if (own) nameNearTitles(createHttp(own.base ?? '/'), own.locale as LocaleCode).catch(console.warn);
