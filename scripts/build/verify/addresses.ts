/** Checks where a built document leads and what it loads: every address in it, by scheme and host. Neighbour: ../../core/builtDocument.ts. */
import type { Site } from '../../../src/model/site.ts';
import { isWebAddress } from '../../../src/model/webAddress.ts';
import type { BuiltDocument, ForeignAddress } from '../../core/builtDocument.ts';
import type { DocumentFinding } from './finding.ts';

type Practice = Pick<Site, 'url' | 'flags'>;

/** Addresses that are no paths: links lead to https addresses and to ways of reaching the practice; only flags come from another host. */
export function checkAddresses({ foreign }: BuiltDocument, site: Practice): DocumentFinding[] {
  return foreign
    .filter((address) => !isAllowed(address, site))
    .map(({ element, attribute, value }) => ({
      ruleId: 'built-address',
      message: `A page may not hold the address ${attribute}="${value}" of <${element}>.`,
      at: { element, value },
    }));
}

/** Blanks and control signs, which browsers take away before they read the scheme, fit none of these. */
function isAllowed({ element, attribute, value }: ForeignAddress, { url, flags }: Practice): boolean {
  if (attribute === 'href' && element === 'a')
    return /^(?:mailto:|tel:\+)[\w.+@%'-]+$/.test(value) || isOwn(value, url) || isWebAddress(value);
  if (attribute === 'href' && element === 'link') return isOwn(value, url);
  if (attribute === 'src' && element === 'img') return flags.source === 'cdn' && value.startsWith(`${new URL(flags.cdn).origin}/`);
  return false;
}

function isOwn(value: string, url: string): boolean {
  return value === url || value.startsWith(`${url}/`);
}
