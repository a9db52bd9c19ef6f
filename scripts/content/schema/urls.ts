/** Schema of the URL ledger content/urls.yaml: each published address with the day of its first release, or with its redirect or end. */

import { z } from 'zod';
import { because } from './because.ts';
import { day, text } from './text.ts';

/** An address of this site as the ledger writes it, or a part of a page: `/kira-takip#sureler`. Other hosts cannot be written. */
const keySchema = z
  .string(because('ledger-address'))
  .regex(
    /^\/(?:[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*(?:\/[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*)*)?(?:#[a-z][a-z0-9]*(?:-[a-z0-9]+)*)?$/,
    because('ledger-address-form'),
  )
  .describe(
    'An address of this site with the language’s prefix, without host, file ending or slash at the end: /de/kira-takip. For a part of a page, the Turkish address with the part’s id: /kira-takip#sureler.',
  );

const since = day.describe('Day of the first release that had this address, YYYY-MM-DD. Written by npm run release.');

const retired = z
  .strictObject({
    since,
    redirect: keySchema.optional().describe('The page that answers instead (301): its short address in the language that readers get.'),
    gone: text.optional().describe('Why the page is gone (410), in a sentence for reviewers.'),
  })
  .refine(({ redirect, gone }) => (redirect === undefined) !== (gone === undefined), {
    error: because('redirect-or-gone'),
    // A misspelt key has an issue of its own.
    when: ({ issues }) => issues.length === 0,
  });

const entry = z.union([since, retired], because('ledger-entry'));

export const urlsSchema = z.record(keySchema, entry);
