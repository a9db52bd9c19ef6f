/** The list of requests to which every server gives the same responses. */
import type { Hosting } from '../../../scripts/hosting/hosting.ts';
import { nearMisses, pages, pastAddresses, spellings, unknownAddresses } from './addresses.ts';
import { conditions, files } from './files.ts';
import { hostilePaths, methods } from './refused.ts';
import type { Request } from './request.ts';

const MOVED: Hosting['redirects'] = {
  '/eski-adres': '/kira-hukuku',
  '/de/alte-adresse': '/de/kira-hukuku',
  // A German page that is withheld today.
  '/de/zurueckgehalten': '/kira-hukuku',
  // This page is there again, or still: it comes first.
  '/en/kira-takip': '/en/kira-hukuku',
};
const GONE: readonly string[] = ['/kaldirilan-sayfa', '/fr/page-retiree'];
/** An old ending that a translation alone has. */
const OWN_ENDING: Hosting['legacyRedirects'][number] = { slug: 'alte-seite', targets: { de: '/de/kira-hukuku' } };
/** An old ending of a page that has no German translation today. */
const UNTRANSLATED: Hosting['legacyRedirects'][number] = { slug: 'ohne-deutsch', targets: { tr: '/kira-hukuku', de: '/kira-hukuku' } };
/** A header with quotes in it. */
const REPORTING = { 'reporting-endpoints': 'policy="https://reports.example.org/policy"' };

/** The site's own model with additional samples, so that each rule gets a request even if the ledger and the configuration have no case for it. */
export function withSamples(hosting: Hosting): Hosting {
  return {
    ...hosting,
    redirects: { ...hosting.redirects, ...MOVED },
    gone: [...hosting.gone, ...GONE],
    legacyRedirects: [...hosting.legacyRedirects, OWN_ENDING, UNTRANSLATED],
    headers: { ...hosting.headers, ...REPORTING },
  };
}

/** All requests; addresses and file names come from the built site in `dir`. */
export function listRequests(hosting: Hosting, dir: string): Request[] {
  return [
    ...pages(hosting),
    ...spellings(),
    ...nearMisses(hosting),
    ...pastAddresses(hosting),
    ...unknownAddresses(hosting),
    ...hostilePaths(),
    ...methods(hosting),
    ...files(dir),
    ...conditions(dir),
  ];
}
