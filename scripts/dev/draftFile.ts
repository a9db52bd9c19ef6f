/** A text in place of its file's: a page's own, or a passage's on the first page that shows it. Neighbour: ./contentReader.ts. */
import type { Issue } from '../../src/model/issue.ts';
import { decodeText } from '../content/decode.ts';
import { analyzePassage } from '../content/mdx/passageTree.ts';
import { listPassages, type Passages, showing } from '../content/pages/passages.ts';
import { CONTENT_LABEL, makeSourceFile, type SourceFile } from '../content/read.ts';

export interface DraftFile {
  /** The page in which the text is read. */
  readonly file: SourceFile;
  readonly passages: Passages;
  /** False for bytes that are no text. */
  readonly isReadable: boolean;
  readonly issues: readonly Issue[];
}

/** `path`: inside the content folder. Undefined if it is neither a page's nor that of a passage that a page shows. */
export function draftFile(path: string, text: string, files: readonly SourceFile[], passages: Passages): DraftFile | undefined {
  const filePath = `${CONTENT_LABEL}/${path}`;
  const known = showing(files, filePath)[0];
  if (!known) return undefined;
  const issues: Issue[] = [];
  const decoded = decodeText(Buffer.from(text), filePath, issues);
  const isReadable = decoded !== undefined;
  const passage = listPassages(passages).find((one) => one.filePath === filePath);
  if (!passage) return { file: makeSourceFile(known, decoded ?? '', passages), passages, isReadable, issues };
  const drafted = { ...passage, text: decoded ?? '' };
  const { outline, issues: found } = analyzePassage(drafted);
  const languages = new Map(passages.get(passage.id)).set(passage.localeCode, { ...drafted, outline });
  const others = new Map(passages).set(passage.id, languages);
  return { file: makeSourceFile(known, known.text, others), passages: others, isReadable, issues: [...issues, ...found] };
}
