/** Normalizes the encoding of content files: LF line ends, no byte order mark, Unicode NFC. Definition: ../content/decode.ts. */
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';
import { normalizeText } from '../content/decode.ts';
import { replaceUnchanged } from '../core/replaceUnchanged.ts';

const TEXTS = ['.mdx', '.yaml', '.txt', '.md'];

/** Returns the changed files, as paths in the folder. Files that are not text are unchanged. */
export async function fixTextForm(contentDir: string): Promise<readonly string[]> {
  const entries = await readdir(contentDir, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && TEXTS.includes(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  const changed = await Promise.all(
    paths.map(async (path) => {
      const bytes = await readFile(path);
      const raw = bytes.toString('utf8');
      const [text] = normalizeText(raw);
      if (text === raw || !Buffer.from(raw).equals(bytes)) return [];
      return (await replaceUnchanged(path, bytes, text)) ? [relative(contentDir, path)] : [];
    }),
  );
  return changed.flat();
}
