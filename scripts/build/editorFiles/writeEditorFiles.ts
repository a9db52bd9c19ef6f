/** Writes the generated files for editors and the compiler: names, snippets, types. Neighbour: ./editorFiles.ts. */
import { join } from 'node:path';
import type { Content } from '../../content/load.ts';
import type { Config } from '../../core/config.ts';
import { mayWrite } from '../../core/mayWrite.ts';
import { deriveEditorNames, writeChanged } from './editorFiles.ts';

/**
 * Writes the names of this project's own content, with or without mistakes in it. Does nothing for other content, or without write
 * permission for the project.
 */
export async function writeEditorFiles({ root, contentDir }: Pick<Config, 'root' | 'contentDir'>, content: Content): Promise<void> {
  if (contentDir !== join(root, 'content') || !mayWrite(root)) return;
  await writeChanged(root, deriveEditorNames(content));
}
