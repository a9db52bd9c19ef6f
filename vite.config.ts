/** Vite's configuration for both halves of the build; scripts/build.ts gives the folders of each run. */
import { resolve } from 'node:path';
import { defineConfig } from 'vite';
import { readConfig } from './scripts/config.ts';

const config = readConfig();

export default defineConfig({
  root: config.root,
  publicDir: 'public',
  resolve: { alias: { '#generated': config.generatedDir } },
  build: {
    target: 'es2022',
    assetsDir: 'assets',
    modulePreload: { polyfill: false },
    // One style sheet, which scripts/build.ts puts into every document.
    cssCodeSplit: false,
    emptyOutDir: true,
  },
  ssgOptions: {
    entry: resolve(config.root, 'src/app/prerender.tsx'),
    htmlEntry: 'src/app/index.html',
    dirStyle: 'flat',
    concurrency: 20,
    beastiesOptions: false,
  },
});
