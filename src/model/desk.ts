/** The writers' desk: its addresses, and what all of its views share. Part of no production build. Neighbour: deskViews.ts, what each view shows. */
import type { Place } from './issue.ts';

/** Where the desk stands in the development server; underscores make an address that no page can have. */
export const DESK_PATHNAME = '/_desk';

export const DESK_VIEWS = ['pages', 'compare', 'preview', 'facts', 'addresses', 'findings', 'help', 'page'] as const;
export type DeskViewName = (typeof DESK_VIEWS)[number];

/** Address of a view; empty values are left out. The matrix of pages is the desk's own address. */
export function deskHref(view: DeskViewName, query: Readonly<Record<string, string | undefined>> = {}, anchor = ''): string {
  const entries = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const search = new URLSearchParams(entries).toString();
  const pathname = view === 'pages' ? DESK_PATHNAME : `${DESK_PATHNAME}/${view}`;
  return `${pathname}${search && `?${search}`}${anchor && `#${anchor}`}`;
}

/** Address of a rule's section in the help. */
export function helpHref(ruleId: string): string {
  return deskHref('help', {}, ruleId);
}

/** Where the development server is asked to open a file in the person's own editor. */
export const EDITOR_PATHNAME = '/__open-in-editor';

/** Address that opens a place of the content in the editor, by POST; a GET shows a button that does. */
export function editorHref({ filePath, line, column }: Place): string {
  return `${EDITOR_PATHNAME}?file=${encodeURIComponent(`${filePath}:${line}:${column}`)}`;
}

/** A language as editors call it. */
export interface DeskLocale {
  readonly code: string;
  /** English name. */
  readonly name: string;
  /** The language's own name. */
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
}

/** What is the same on every view. */
export interface DeskFrame {
  readonly view: DeskViewName;
  readonly siteName: string;
  readonly locales: readonly DeskLocale[];
  readonly sourceLocale: string;
  readonly areas: readonly DeskArea[];
  readonly query: Readonly<Record<string, string>>;
  readonly errors: number;
  readonly warnings: number;
  /** False while the words are still being read; then only findings about structure are known. */
  readonly isChecked: boolean;
}

export interface DeskArea {
  readonly id: string;
  readonly name: string;
  /** Colour field of src/styles. */
  readonly field: string;
}
