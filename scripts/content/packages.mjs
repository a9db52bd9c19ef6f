// Loads the packages that reading content needs before tsx is there to look through each of their files, which takes several times as long.
// Not TypeScript, because nothing can read that yet. Neighbours: ../preload.mjs and ./analyzeAside.ts, which begin with it.
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
