/** A thread of analyzeAside: reads its share of the pages into the cache and ends. */
import { workerData } from 'node:worker_threads';
import { openCacheAt } from '../core/cache.ts';
import { analyzePage } from './analyze.ts';
import type { AsideWork } from './analyzeAside.ts';
import { createMdxReader } from './mdx/compile.ts';

const { cacheDir, sourceLocale, compile, files } = workerData as AsideWork;
const reader = { mdx: createMdxReader(), sourceLocale, compile, cache: openCacheAt(cacheDir) };
for (const file of files) await analyzePage(file, reader);
