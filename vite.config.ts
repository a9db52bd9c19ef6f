/** Vite's configuration for both halves of the build; scripts/build/ssg.ts gives the folders of each run. */
import { resolve } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { BUNDLED_LICENSES_NAME } from './scripts/build/thirdParty.ts';
import { readConfig } from './scripts/core/config.ts';

const config = readConfig();

/**
 * Browsers run the components with Preact, which has the same interface and hydrates what React has rendered. It saves 55 KB of the
 * application's 73 (Brotli, 27 November 2026).
 */
const IN_BROWSERS: Readonly<Record<string, string>> = {
  react: 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react/jsx-dev-runtime': 'preact/jsx-runtime',
};

const preactInBrowsers: Plugin = {
  name: 'preact-in-browsers',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId(id, importer) {
    const own = IN_BROWSERS[id];
    return own ? this.resolve(own, importer) : undefined;
  },
};

export default defineConfig(() => ({
  root: config.root,
  publicDir: resolve(config.root, 'public'),
  build: {
    target: 'es2022',
    assetsDir: 'assets',
    // A tool is fetched when it is needed; what it imports, the application has loaded already.
    modulePreload: false,
    // One style sheet, which scripts/build/prerender.ts puts into every document.
    cssCodeSplit: false,
    emptyOutDir: true,
    // Names that the application and its tools share are written out, instead of being fetched as a file of their own.
    rolldownOptions: { optimization: { inlineConst: { mode: 'all', pass: 2 } } },
  },
  plugins: [
    preactInBrowsers,
    {
      name: 'licenses',
      // Of what visitors get; the server half stays here.
      config: (_config, { isSsrBuild }) => ({ build: { license: isSsrBuild ? false : { fileName: BUNDLED_LICENSES_NAME } } }),
    },
  ],
  ssgOptions: {
    entry: resolve(config.root, 'src/app/prerender.tsx'),
    htmlEntry: 'index.html',
    dirStyle: 'flat',
    // One page keeps a core busy; more at once only keep their texts in memory for longer.
    concurrency: 2,
    beastiesOptions: false,
  },
}));
