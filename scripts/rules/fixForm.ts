/** Brings the content's files into the one form of text: Unix line ends, no byte order mark, Unicode form C. What that is: ../content/decode.ts. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { normalizeText } from '../content/decode.ts';

const TEXTS = ['.mdx', '.yaml', '.txt', '.md'];

/** Returns how many files changed. Files that are no text stay as they are. */
export async function fixTextForm(contentDir: string): Promise<number> {
  const entries = await readdir(contentDir, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && TEXTS.includes(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  const changed = await Promise.all(
    paths.map(async (path) => {
      const bytes = await readFile(path);
      const raw = bytes.toString('utf8');
      const [text] = normalizeText(raw);
      if (text === raw || !Buffer.from(raw).equals(bytes)) return false;
      await writeFile(path, text);
      return true;
    }),
  );
  return changed.filter(Boolean).length;
}
