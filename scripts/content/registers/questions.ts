/**
 * Reads content/launch.yaml: the questions that the practice must answer before the site goes public. Neighbour: ../schema/launch.ts (schema).
 */

import type { z } from 'zod';
import { says } from '../../../src/messages/findings.ts';
import type { Fact } from '../../../src/model/fact.ts';
import type { Issue, Position } from '../../../src/model/issue.ts';
import { checkSchema } from '../checkSchema.ts';
import { nearestName } from '../nearestName.ts';
import { CONTENT_LABEL, readContentFile } from '../read.ts';
import { launchSchema, QUESTION_KEYS } from '../schema/launch.ts';
import type { ParseYaml } from '../yaml.ts';

export type Question = z.infer<typeof launchSchema>[number] & { readonly position: Position };

const NAME = 'launch.yaml';

/** Path of the file in reports. */
export const LAUNCH_FILE = `${CONTENT_LABEL}/${NAME}`;

/** Returns the questions in file order and adds to `issues`. Undefined when the file is missing or invalid. */
export async function readQuestions(
  contentDir: string,
  facts: readonly Fact[],
  parse: ParseYaml,
  issues: Issue[],
): Promise<readonly Question[] | undefined> {
  const content = await readContentFile(contentDir, NAME, issues);
  const yaml = content === undefined ? undefined : parse(LAUNCH_FILE, content, issues);
  const questions = yaml && checkSchema(launchSchema, yaml, issues, QUESTION_KEYS);
  if (!yaml || !questions) return undefined;
  const ids = facts.map((fact) => fact.id);
  for (const [index, entry] of questions.entries()) {
    for (const [at, id] of entry.facts.entries()) {
      if (ids.includes(id)) continue;
      issues.push({
        ruleId: 'fact-unknown',
        severity: 'error',
        ...yaml.positionOf([index, 'facts', at]),
        ...says('fact-unknown', { id, near: nearestName(id, ids) }),
      });
    }
  }
  return questions.map((entry, index) => ({ ...entry, position: yaml.positionOf([index, 'id']) }));
}
