/** Schema of a page's review record, review.yaml: what each translation is based on, and the sign-offs. */

import { z } from 'zod';
import { because } from './because.ts';
import { day, text } from './text.ts';

const hash = z.string(because('hash')).regex(/^[0-9a-f]{8,16}$/, because('hash-form'));
const localeCode = z.string().regex(/^[a-z]{2,3}$/, because('language-such-as'));
const partKey = z
  .string()
  .regex(
    /^(?:seo|title|teaser|lead|today|highlights|intro|conditions|subConditions|documents|countries|clauses|terms|(?:slide|section|step|group|question)\.\d+)$/,
    because('part'),
  );

const renderedPart = z
  .strictObject({
    source: hash.describe('Hash of the source’s part when the translation was made after it.'),
    own: hash.optional().describe('Hash of the translation’s part at that time: tells whether a translator has been at it since.'),
    confirmed: day.optional().describe('Day on which a reviewer said that a change of the source asks for none here; with by.'),
    by: text.optional().describe('The reviewer.'),
  })
  .refine(({ confirmed, by }) => (confirmed === undefined) === (by === undefined), {
    error: because('confirmed-by'),
    // A misspelt key has an issue of its own.
    when: ({ issues }) => issues.length === 0,
  });

/** Maximum characters of a comment or an answer. */
export const COMMENT_LENGTH = 2000;

const remark = text.max(COMMENT_LENGTH, because('comment-long', { most: COMMENT_LENGTH }));

const commit = z.string(because('commit')).regex(/^[0-9a-f]{12}$/, because('commit-form'));

const comment = z.strictObject({
  part: partKey.describe('The part of the page on which somebody comments.'),
  words: hash.describe('Hash of the part’s words at that time: tells whether the text has changed since.'),
  by: text.describe('Who comments, with the name in Git.'),
  on: day.describe('Day of the comment.'),
  commit: commit.optional().describe('The commit that contains the text as it was read; absent when no commit had it.'),
  text: remark.describe('The comment.'),
  answers: z
    .array(
      z.strictObject({
        by: text.describe('Who answers, with the name in Git.'),
        on: day.describe('Day of the answer.'),
        text: remark.describe('The answer.'),
      }),
    )
    .default([])
    .describe('Answers in their order: who, on which day, and what.'),
  closed: z
    .strictObject({ by: text.describe('Who closed it, with the name in Git.'), on: day.describe('Day on which it was closed.') })
    .optional()
    .describe('Who closed it, and on which day; absent while it is open.'),
});

const signOff = z.strictObject({
  by: text.describe('The lawyer who read the page in this language.'),
  on: day.describe('Day of the review.'),
  commit: commit.optional().describe('The commit that contains the text as it was read; absent when no commit had it.'),
  recordedBy: text.optional().describe('Who recorded the sign-off for the lawyer, with the name in Git.'),
  text: hash.describe('Hash of all words that readers see.'),
  facts: z.record(z.string(), hash).default({}).describe('Hashes of the facts that the page quotes, by id: value and legal basis.'),
});

export const reviewSchema = z.strictObject({
  translations: z
    .record(localeCode, z.record(partKey, renderedPart))
    .default({})
    .describe('Per language the parts in their order, by key.'),
  signOffs: z.record(localeCode, signOff).default({}).describe('Per language the last review by a lawyer.'),
  comments: z
    .record(localeCode, z.array(comment))
    .optional()
    .describe('Per language the comments of reviewers; the position in the list is the number of a comment.'),
});

export type RenderedPart = z.infer<typeof renderedPart>;
export type ReviewComment = z.infer<typeof comment>;
export type SignOff = z.infer<typeof signOff>;
export type ReviewRecord = z.infer<typeof reviewSchema>;

/** A statute reference as in src/model/statute.ts, or a complete act. */
const AMENDED = /^(?:\d{3,5}|\p{Lu}\p{L}*(?: K\.)?)(?: (?:geçici )?\d+(?:\/\p{L})?(?:\/\d[\d-]*)?)?$/u;

/** An amended statute: pages that quote it need a new review. Recorded in content/statutes.yaml. */
export const amendmentsSchema = z.array(
  z.strictObject({
    statute: text
      .regex(AMENDED, because('amended'))
      .describe('An act (TMK), an article (TMK 166) or a paragraph (TMK 166/3), as pages quote it.'),
    changed: day.describe('Day on which the change came into force.'),
    by: text.optional().describe('What changed it, for editors.'),
  }),
);

export type Amendment = z.infer<typeof amendmentsSchema>[number];
