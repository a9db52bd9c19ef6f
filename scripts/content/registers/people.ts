/** Reads content/people.yaml: the people of the practice. Neighbour: ../schema/people.ts (schema). */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Issue } from '../../../src/model/issue.ts';
import type { Person } from '../../../src/model/person.ts';
import { checkSchema } from '../checkSchema.ts';
import { CONTENT_LABEL, readContentFile } from '../read.ts';
import { peopleSchema } from '../schema/people.ts';
import type { ParseYaml } from '../yaml.ts';

const NAME = 'people.yaml';

/** Candidates for suggestions when a key is misspelt. */
const KEYS = ['id', 'name', 'bar', 'languages', 'since', 'signs', 'areas', 'recordedBy', 'portrait', 'file', 'alt'];

/** Path of the file in reports. */
export const PEOPLE_FILE = `${CONTENT_LABEL}/${NAME}`;

/** In file order; empty when the site has no such file, or, with an issue, when it is invalid. */
export async function readPeople(
  contentDir: string,
  codes: readonly string[],
  parse: ParseYaml,
  issues: Issue[],
): Promise<readonly Person[]> {
  if (!existsSync(join(contentDir, NAME))) return [];
  const content = await readContentFile(contentDir, NAME, issues);
  const yaml = content === undefined ? undefined : parse(PEOPLE_FILE, content, issues);
  // A file with only comments is an empty list.
  if (!yaml || Object.keys(yaml.data as object).length === 0) return [];
  return checkSchema(peopleSchema(codes), yaml, issues, KEYS) ?? [];
}
