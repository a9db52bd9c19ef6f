/** Keeps what editors complete from as fresh as the content: names, snippets, types. Neighbour: ./editorFiles/editorFiles.ts. */
import { join } from 'node:path';
import type { Config } from '../core/config.ts';
import { mayWrite } from '../core/mayWrite.ts';
import type { Snapshot } from './snapshot.ts';

/** Content that stands elsewhere is nobody's who edits this project, and a project that can only be read is nobody's to edit. */
export async function writeEditorFiles({ root, contentDir }: Config, { content }: Snapshot): Promise<void> {
  if (contentDir !== join(root, 'content') || !mayWrite(root)) return;
  const { deriveEditorNames, writeChanged } = await import('./editorFiles/editorFiles.ts');
  await writeChanged(root, deriveEditorNames(content));
}
