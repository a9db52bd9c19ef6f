/** Reads the review records: review.yaml of each page, and the amended statutes. Written by scripts/translation/writeRecord.ts. */
import { dirname } from 'node:path';
import type { Issue } from '../../../src/model/issue.ts';
import { checkSchema } from '../checkSchema.ts';
import { CONTENT_LABEL, RECORD_NAME, type SourceFile } from '../read.ts';
import { readText } from '../readFile.ts';
import { type Amendment, amendmentsSchema, type ReviewRecord, reviewSchema } from '../schema/review.ts';
import type { ParseYaml, YamlSource } from '../yaml.ts';

const AMENDMENTS_NAME = 'statutes.yaml';

export interface RecordFile extends ReviewRecord {
  readonly filePath: string;
  readonly yaml: YamlSource;
  /** Original text of the file. */
  readonly text: string;
}

/** Records by page id. A page without a record has no recorded translations or sign-offs. */
export type ReviewRecords = ReadonlyMap<string, RecordFile>;

/** Reads the record of each page and adds to `issues`. */
export function readReviewRecords(contentDir: string, files: readonly SourceFile[], parse: ParseYaml, issues: Issue[]): ReviewRecords {
  const folders = new Map(files.map((file) => [file.pageId, file]));
  const records = [...folders].map(([pageId, file]) => [pageId, readReviewRecord(contentDir, file, parse, issues)] as const);
  return new Map(records.flatMap(([pageId, record]) => (record ? [[pageId, record]] : [])));
}

/** Reads the record beside a file; undefined when there is none, or, with an issue, when it is invalid. */
export function readReviewRecord(contentDir: string, file: SourceFile, parse: ParseYaml, issues: Issue[]): RecordFile | undefined {
  const filePath = `${dirname(file.filePath)}/${RECORD_NAME}`;
  const { text } = readText(contentDir, filePath.slice(CONTENT_LABEL.length + 1), filePath, issues);
  if (text === undefined) return undefined;
  const yaml = parse(filePath, text, issues);
  const record =
    yaml &&
    checkSchema(reviewSchema, yaml, issues, [
      'translations',
      'signOffs',
      'comments',
      'source',
      'own',
      'confirmed',
      'by',
      'on',
      'part',
      'words',
      'text',
      'answers',
      'closed',
    ]);
  return yaml && record && { ...record, filePath, yaml, text };
}

export interface Amendments {
  readonly amendments: readonly Amendment[];
  /** Undefined when the file is missing or empty. */
  readonly amendmentsYaml?: YamlSource | undefined;
}

/** Reads the amendments of content/statutes.yaml; the file is optional. */
export function readAmendments(contentDir: string, parse: ParseYaml, issues: Issue[]): Amendments {
  const filePath = `${CONTENT_LABEL}/${AMENDMENTS_NAME}`;
  const { text } = readText(contentDir, AMENDMENTS_NAME, filePath, issues);
  const yaml = text === undefined ? undefined : parse(filePath, text, issues);
  // A file with only comments is an empty list.
  if (!yaml || Object.keys(yaml.data as object).length === 0) return { amendments: [] };
  return { amendments: checkSchema(amendmentsSchema, yaml, issues, ['statute', 'changed', 'by']) ?? [], amendmentsYaml: yaml };
}
