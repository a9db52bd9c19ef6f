/** The modules that documents of the development server name; the server serves these and what they import, and no other file of the project. */
export const PAGE_MODULES = {
  /** Vite's own client, which listens for edits. */
  vite: '/@vite/client',
  styles: '/src/styles/index.css',
  /** Of pages of the site. */
  refresh: '/src/desk/refresh.ts',
  desk: '/src/desk/client.ts',
  deskStyles: '/src/desk/desk.css',
} as const;
