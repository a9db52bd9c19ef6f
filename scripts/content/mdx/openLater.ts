/** An MDX reader that loads the parser with the first page that the cache does not have: it takes longer than reading all the others. Neighbour: ./compile.ts. */
import type { MdxReader } from './compile.ts';

export function openMdxLater(): MdxReader {
  let opened: Promise<MdxReader> | undefined;
  const open = () => {
    opened ??= import('./compile.ts').then(({ createMdxReader }) => createMdxReader());
    return opened;
  };
  return {
    analyze: async (parsed) => (await open()).analyze(parsed),
    compile: async (parsed) => (await open()).compile(parsed),
  };
}
