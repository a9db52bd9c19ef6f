/** Reads content/launch.yaml: the questions that the practice has to answer before the site goes public. */
import { z } from 'zod';
import type { Fact } from '../../src/model/fact.ts';
import type { Issue, Place } from '../../src/model/issue.ts';
import { checkSchema } from '../content/checkSchema.ts';
import { didYouMean } from '../content/nearestName.ts';
import { CONTENT_LABEL, readContentFile } from '../content/read.ts';
import { day, factId, slug, text } from '../content/schema/text.ts';
import { parseYaml } from '../content/yaml.ts';

const question = z.strictObject({
  id: slug.describe('Name of the question.'),
  question: text.describe('What we need to know, and what depends on it.'),
  facts: z.array(factId).default([]).describe('Facts of the register that wait for the answer.'),
  blocker: z
    .boolean('Expected true or false')
    .describe('true: the site does not go public without an answer; false: the texts are safe meanwhile.'),
  answered: day.optional().describe('Day of the practice’s answer, YYYY-MM-DD.'),
});

export const launchSchema = z.array(question);

export type Question = z.infer<typeof question> & { readonly place: Place };

const NAME = 'launch.yaml';

/** The questions in the file's order; mistakes land in `issues`. */
export async function readQuestions(contentDir: string, facts: readonly Fact[], issues: Issue[]): Promise<Question[]> {
  const content = await readContentFile(contentDir, NAME, issues);
  const yaml = content === undefined ? undefined : parseYaml(`${CONTENT_LABEL}/${NAME}`, content, 1, issues);
  const questions = yaml && checkSchema(launchSchema, yaml, issues, Object.keys(question.shape));
  if (!yaml || !questions) return [];
  const ids = facts.map((fact) => fact.id);
  for (const [index, entry] of questions.entries()) {
    for (const [at, id] of entry.facts.entries()) {
      if (ids.includes(id)) continue;
      issues.push({
        ruleId: 'fact-unknown',
        severity: 'error',
        ...yaml.placeOf([index, 'facts', at]),
        message: `There is no fact "${id}" in content/facts.yaml.${didYouMean(id, ids)}`,
        fix: 'Use an id of the register, or add the fact there.',
      });
    }
  }
  return questions.map((entry, index) => ({ ...entry, place: yaml.placeOf([index, 'id']) }));
}
