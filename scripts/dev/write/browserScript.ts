/**
 * Bundles the script of the write view on its first request, and again after one of its files has changed. Vite does not serve it, because it
 * would load its packages as hundreds of files, or bundle them at every start of a server on which nobody may write.
 */
import { statSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';

/** Its address below the desk. */
export const WRITE_SCRIPT = 'write.js';
const ENTRY = 'src/desk/write/main.tsx';

interface Bundle {
  readonly code: string;
  /** The project's files in it, with the times of their last change. */
  readonly times: ReadonlyMap<string, number>;
}

let bundle: Promise<Bundle> | undefined;

/** The script as one module. Throws the bundler's error for a file that it cannot read. */
export async function bundleWriteScript(root: string): Promise<string> {
  const known = await bundle?.catch(() => undefined);
  if (known && [...known.times].every(([path, time]) => timeOf(path) === time)) return known.code;
  bundle = makeBundle(root);
  return (await bundle).code;
}

async function makeBundle(root: string): Promise<Bundle> {
  const { rolldown } = await import('rolldown');
  const times = new Map<string, number>();
  const build = await rolldown({
    input: join(root, ENTRY),
    platform: 'browser',
    // Its warnings are about packages, which cannot be fixed here; for unreadable files it throws.
    logLevel: 'silent',
    tsconfig: false,
    transform: { jsx: 'react-jsx', define: { 'process.env.NODE_ENV': '"production"' } },
  });
  const { output } = await build.generate({ format: 'esm', codeSplitting: false });
  const files = await build.watchFiles;
  await build.close();
  for (const path of files.filter((path) => isAbsolute(path) && !path.includes('node_modules'))) times.set(path, timeOf(path));
  return { code: output[0].code, times };
}

function timeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
