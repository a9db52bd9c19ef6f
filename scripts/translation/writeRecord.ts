/** Writes a page's review record with one line per part, so that the changes of two translators do not conflict. */
import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Document, isMap, type Pair, type YAMLMap } from 'yaml';
import type { Content } from '../content/load.ts';
import { RECORD_NAME } from '../content/read.ts';
import type { ReviewRecord } from '../content/schema/review.ts';

const HEAD = ` Written by "npm run status" and "npm run signoff"; content/README.md says how. Which text of the source each translation
 renders, part by part, and which lawyer signed off which language.`;

export async function writeRecord(content: Content, pageId: string, record: ReviewRecord): Promise<void> {
  const file = content.files.find((candidate) => candidate.pageId === pageId);
  if (!file) throw new Error(`There is no page ${pageId}.`);
  await writeFile(join(dirname(file.absolutePath), RECORD_NAME), emitRecord(content, record));
}

/** The file's text: languages in the site's order, parts in the page's. */
function emitRecord({ site }: Pick<Content, 'site'>, record: ReviewRecord): string {
  const inOrder = <T>(entries: Readonly<Record<string, T>>): Record<string, T> =>
    Object.fromEntries(site.locales.flatMap(({ code }) => (entries[code] === undefined ? [] : [[code, entries[code]]])));
  const document = new Document({
    ...(Object.keys(record.translations).length > 0 && { translations: inOrder(record.translations) }),
    ...(Object.keys(record.signOffs).length > 0 && { signOffs: inOrder(record.signOffs) }),
    ...(record.comments && Object.keys(record.comments).length > 0 && { comments: inOrder(record.comments) }),
  });
  document.commentBefore = HEAD;
  for (const parts of mapsIn(document.get('translations'))) for (const part of mapsIn(parts)) part.flow = true;
  for (const signOff of mapsIn(document.get('signOffs'))) for (const facts of mapsIn(signOff)) facts.flow = true;
  return document.toString({ lineWidth: 0 });
}

function mapsIn(value: unknown): YAMLMap[] {
  return isMap(value) ? (value.items as Pair[]).map((pair) => pair.value).filter((child) => isMap(child)) : [];
}
