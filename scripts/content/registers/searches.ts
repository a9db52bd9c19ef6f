/** Reads content/searches.yaml, the questions by which the search is judged. Neighbour: ../schema/searches.ts (schema). */
import type { Issue } from '../../../src/model/issue.ts';
import { CONTENT_LABEL } from '../read.ts';
import { type Searches, searchesSchema } from '../schema/searches.ts';
import type { ParseYaml } from '../yaml.ts';
import { type RegisterFile, readRegisterFile } from './registerFile.ts';

/** Relative to the content folder. */
export const SEARCHES_NAME = 'searches.yaml';
/** Path of the file in reports. */
const SEARCHES_FILE = `${CONTENT_LABEL}/${SEARCHES_NAME}`;

export type SearchesFile = RegisterFile<Searches>;

/** Undefined when the site has no such file, or, with an issue, when it is invalid. */
export function readSearches(contentDir: string, parse: ParseYaml, issues: Issue[]): Promise<SearchesFile | undefined> {
  return readRegisterFile({ contentDir, parse, issues }, SEARCHES_FILE, searchesSchema, []);
}
