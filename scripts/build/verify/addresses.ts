/** Checks every address in a built document, by scheme and host. Neighbour: ../../core/builtDocument.ts. */
import type { Site } from '../../../src/model/site.ts';
import { isWebAddress } from '../../../src/model/webAddress.ts';
import type { BuiltDocument, ForeignAddress } from '../../core/builtDocument.ts';
import type { DocumentFinding } from './finding.ts';

type Practice = Pick<Site, 'url' | 'flags'>;

/**
 * Checks absolute addresses: links may lead to https addresses and to the practice's contact channels; only flags may load from another
 * host.
 */
export function checkAddresses({ foreign }: BuiltDocument, site: Practice): DocumentFinding[] {
  return foreign
    .filter((address) => !isAllowed(address, site))
    .map(({ element, attribute, value }) => ({
      ruleId: 'built-address',
      message: `A page may not contain the address ${attribute}="${value}" of <${element}>.`,
      at: { element, value },
    }));
}

/** Browsers remove spaces and control characters before they read the scheme; addresses with them match none of these. */
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
