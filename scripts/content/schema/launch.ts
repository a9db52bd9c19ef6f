/** Schema of content/launch.yaml: the questions that the practice must answer before the site goes public. */

import { z } from 'zod';
import { because } from './because.ts';
import { day, factId, slug, text } from './text.ts';

const question = z.strictObject({
  id: slug.describe('Name of the question.'),
  question: text.describe('What we need to know, and what depends on it.'),
  facts: z.array(factId).default([]).describe('Facts of the register that wait for the answer.'),
  blocker: z
    .boolean(because('boolean'))
    .describe('true: the site does not go public without an answer; false: the texts are safe meanwhile.'),
  answered: day.optional().describe('Day of the practice’s answer, YYYY-MM-DD.'),
});

export const launchSchema = z.array(question).superRefine((questions, context) => {
  const ids = questions.map(({ id }) => id);
  for (const [index, id] of ids.entries()) {
    if (ids.indexOf(id) < index) context.addIssue({ code: 'custom', path: [index, 'id'], message: because('same-question', { id }) });
  }
});

/** Candidates for suggestions when a key is misspelt. */
export const QUESTION_KEYS = Object.keys(question.shape);
