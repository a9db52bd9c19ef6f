/** Builds the fixture once before all tests of builds, so that each of their projects begins with the cache of that build. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { build, makeProject } from './project.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The cache of the first build; a test takes it with `inject('cacheDir')`. */
    readonly cacheDir: string;
  }
}

/** Vitest runs this first, and the function that it returns last. */
export default async function setUp({ provide }: TestProject): Promise<() => Promise<void>> {
  const dir = await makeProject('whole');
  const { code, output } = await build(dir, { CHECK_TEXTS: 'no', COMPRESSION: 'quick' });
  if (code !== 0) throw new Error(`The fixture cannot be built.\n${output}`);
  provide('cacheDir', join(dir, '.cache'));
  return () => rm(dir, { recursive: true, force: true });
}
