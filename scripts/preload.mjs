// Starts the scripts of package.json: packages first, then tsx, which reads TypeScript. ./dev/preload.mjs does the same for the server.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import './content/packages.mjs';

// Only a build without bundles in its cache needs Vite; see scripts/build/bundle.ts.
if (!existsSync(join(process.env.CACHE_DIR ?? '.cache', 'application'))) await import('vite');
await import('tsx');
