/** Reads what reviewers have recorded: review.yaml of each page, and the statutes that were amended. Written by scripts/translation/writeRecord.ts. */
import { dirname } from 'node:path';
import type { Issue } from '../../src/model/issue.ts';
import { checkSchema } from './checkSchema.ts';
import { CONTENT_LABEL, RECORD_NAME, type SourceFile } from './read.ts';
import { readText } from './readFile.ts';
import { type Amendment, amendmentsSchema, type ReviewRecord, reviewSchema } from './schema/review.ts';
import type { ParseYaml, YamlSource } from './yaml.ts';

const AMENDMENTS_NAME = 'statutes.yaml';

export interface RecordFile extends ReviewRecord {
  readonly filePath: string;
  readonly yaml: YamlSource;
}

/** Records by page id. A page without one has been recorded by nobody. */
export type ReviewRecords = ReadonlyMap<string, RecordFile>;

/** Reads the record beside each page; mistakes land in `issues`. */
export function readReviewRecords(contentDir: string, files: readonly SourceFile[], parse: ParseYaml, issues: Issue[]): ReviewRecords {
  const folders = new Map(files.map((file) => [file.pageId, file]));
  const records = [...folders].map(([pageId, file]) => [pageId, readReviewRecord(contentDir, file, parse, issues)] as const);
  return new Map(records.flatMap(([pageId, record]) => (record ? [[pageId, record]] : [])));
}

/** The record beside a file; undefined where there is none, or, with an issue, where it cannot be understood. */
export function readReviewRecord(contentDir: string, file: SourceFile, parse: ParseYaml, issues: Issue[]): RecordFile | undefined {
  const filePath = `${dirname(file.filePath)}/${RECORD_NAME}`;
  const { text } = readText(contentDir, filePath.slice(CONTENT_LABEL.length + 1), filePath, issues);
  if (text === undefined) return undefined;
  const yaml = parse(filePath, text, issues);
  const record = yaml && checkSchema(reviewSchema, yaml, issues, ['translations', 'signOffs', 'source', 'own', 'confirmed', 'by', 'on']);
  return yaml && record && { ...record, filePath, yaml };
}

export interface Amendments {
  readonly amendments: readonly Amendment[];
  /** Undefined where the file is missing or holds nothing. */
  readonly amendmentsYaml?: YamlSource | undefined;
}

/** Amendments of content/statutes.yaml; a site may do without the file. */
export function readAmendments(contentDir: string, parse: ParseYaml, issues: Issue[]): Amendments {
  const filePath = `${CONTENT_LABEL}/${AMENDMENTS_NAME}`;
  const { text } = readText(contentDir, AMENDMENTS_NAME, filePath, issues);
  const yaml = text === undefined ? undefined : parse(filePath, text, issues);
  // A file of comments alone is an empty list.
  if (!yaml || Object.keys(yaml.data as object).length === 0) return { amendments: [] };
  return { amendments: checkSchema(amendmentsSchema, yaml, issues, ['statute', 'changed', 'by']) ?? [], amendmentsYaml: yaml };
}
