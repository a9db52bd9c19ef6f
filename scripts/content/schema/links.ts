/** Schema of content/links.yaml: addresses of authorities. Field descriptions: src/model/officialLink.ts. */

import { z } from 'zod';
import { hostBehindAt, isWebAddress } from '../../../src/model/webAddress.ts';
import { because } from './because.ts';
import { day, language, linkId, text } from './text.ts';

const url = z.string(because('web-address')).superRefine((value, context) => {
  const complain = (message: string) => context.addIssue({ code: 'custom', message });
  if (/^http:/i.test(value)) complain(because('web-address-http'));
  else if (hostBehindAt(value) !== undefined) complain(because('host-behind', { host: hostBehindAt(value) ?? '' }));
  else if (!isWebAddress(value)) complain(because('web-address-whole'));
});

const officialLink = z
  .strictObject({
    url,
    owner: text,
    languages: z.array(language).min(1, because('at-least-one', { what: 'language' })),
    seen: day.optional(),
  })
  .meta({ interface: 'OfficialLink' });

export const linksSchema = z.record(linkId, officialLink).superRefine((links, context) => {
  const urls = Object.values(links).map((link) => link.url);
  for (const [index, id] of Object.keys(links).entries()) {
    const first = urls.indexOf(urls[index] ?? '');
    if (first < index)
      context.addIssue({
        code: 'custom',
        path: [id, 'url'],
        message: because('same-address', { id: Object.keys(links)[first] ?? '' }),
      });
  }
});

/** Candidates for suggestions when a key is misspelt. */
export const LINK_KEYS = Object.keys(officialLink.shape);
