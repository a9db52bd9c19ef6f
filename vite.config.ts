/** Vite's configuration for both halves of the build; scripts/build.ts gives the folders of each run. */
import { resolve } from 'node:path';
import { defineConfig } from 'vite';
import { BUNDLED_LICENSES_NAME } from './scripts/build/thirdParty.ts';
import { readConfig } from './scripts/config.ts';

const config = readConfig();

export default defineConfig(({ isSsrBuild: isSsr }) => ({
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
    license: isSsr ? false : { fileName: BUNDLED_LICENSES_NAME },
    // The module that asks for consent; documents name it only where a tag is configured.
    rolldownOptions: isSsr ? {} : { input: { consent: resolve(config.root, 'src/app/consent.ts') } },
  },
  ssgOptions: {
    entry: resolve(config.root, 'src/app/prerender.tsx'),
    htmlEntry: 'src/app/index.html',
    dirStyle: 'flat',
    concurrency: 20,
    beastiesOptions: false,
  },
}));
