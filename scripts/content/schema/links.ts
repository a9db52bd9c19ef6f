/** Schema of content/links.yaml: addresses of authorities. Field descriptions: src/model/officialLink.ts. */
import { z } from 'zod';
import { hostBehindAt, isWebAddress } from '../../../src/model/webAddress.ts';
import { day, language, linkId, text } from './text.ts';

const url = z.string('Expected an address such as https://www.mfa.gov.tr/').superRefine((value, context) => {
  const complain = (message: string) => context.addIssue({ code: 'custom', message });
  if (/^http:/i.test(value)) complain('Expected an address that begins with https://; over http, anybody on the way can change the page');
  else if (hostBehindAt(value) !== undefined) complain(`The host is what stands behind the @: ${hostBehindAt(value)}`);
  else if (!isWebAddress(value)) complain('Expected a whole address of a public host, such as https://www.mfa.gov.tr/');
});

const officialLink = z
  .strictObject({
    url,
    owner: text,
    languages: z.array(language).min(1, 'Expected at least one language'),
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
        message: `"${Object.keys(links)[first]}" has the same address; each stands here once`,
      });
  }
});

/** Candidates for suggestions when a key is misspelt. */
export const LINK_KEYS = Object.keys(officialLink.shape);
