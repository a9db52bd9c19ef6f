/** Writes what editors complete from, and the types that follow from the content: names, snippets, types. Neighbour: ./editorFiles.ts. */
import { join } from 'node:path';
import type { Content } from '../../content/load.ts';
import type { Config } from '../../core/config.ts';
import { mayWrite } from '../../core/mayWrite.ts';
import { deriveEditorNames, writeChanged } from './editorFiles.ts';

/** Editors and the compiler know the names of this project's own content, with or without mistakes. Skips other content, and a project that this user may not write. */
export async function writeEditorFiles({ root, contentDir }: Pick<Config, 'root' | 'contentDir'>, content: Content): Promise<void> {
  if (contentDir !== join(root, 'content') || !mayWrite(root)) return;
  await writeChanged(root, deriveEditorNames(content));
}
