// Loads the large packages before tsx is there to look through them: importing Vite takes 0.1 s without it and 0.6 s with it.
// Not TypeScript, because nothing can read that yet. `npm run dev` starts with it.
import 'vite';
import 'zod';
import 'yaml';
import 'gray-matter';
// biome-ignore lint/style/noRestrictedImports: not used here; the application, which Vite runs in this process, finds it loaded.
import 'react/jsx-runtime';
// biome-ignore lint/style/noRestrictedImports: not used here; the application, which Vite runs in this process, finds it loaded.
import 'react-dom/server';
// biome-ignore lint/style/noRestrictedImports: not used here; the application, which Vite runs in this process, finds it loaded.
import '@unhead/react/server';
import 'vite-react-ssg/single-page';
import 'tsx';
