// Loads the packages that reading content needs before tsx is there to look through each of their files, which takes several times as long.
// Not TypeScript, because nothing can read that yet. The scripts in package.json start with it; ./dev/preload.mjs adds what the server needs.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import '@mdx-js/rollup';
import 'eld/extrasmall';
import 'gray-matter';
import 'htmlparser2';
import 'mdast-util-to-string';
import 'remark-gfm';
import 'remark-mdx';
import 'remark-parse';
import 'unified';
import 'yaml';
import 'zod';

// Only a build without bundles in its cache needs Vite; see scripts/build/bundle.ts.
if (!existsSync(join(process.env.CACHE_DIR ?? '.cache', 'application'))) await import('vite');
await import('tsx');
