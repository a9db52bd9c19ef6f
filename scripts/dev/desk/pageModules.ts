/**
 * The modules that documents of the development server reference. The server serves these and their imports, and no other source file of
 * the project.
 */
export const PAGE_MODULES = {
  /** Vite's client, which listens for edits. */
  vite: '/@vite/client',
  styles: '/src/styles/index.css',
  /** Module of the site's pages. */
  refresh: '/src/desk/refresh.ts',
  desk: '/src/desk/client.ts',
  deskStyles: '/src/desk/desk.css',
} as const;
