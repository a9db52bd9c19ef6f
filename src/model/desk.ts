/**
 * The writers' desk: its addresses, and the data that all of its views share. Not part of any production build. Neighbour: deskViews.ts,
 * the data of each view.
 */
import type { Position } from './issue.ts';

/** Root of the desk in the development server. No page can have this address, because slugs contain no underscore. */
export const DESK_PATHNAME = '/_desk';

export const DESK_VIEWS = [
  'pages',
  'compare',
  'preview',
  'facts',
  'finders',
  'addresses',
  'findings',
  'propose',
  'help',
  'page',
  'write',
  'change',
] as const;
export type DeskViewName = (typeof DESK_VIEWS)[number];

/** Address of a view, without empty query values. The page matrix has the desk's root address. */
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

/** Endpoint of the development server that opens a file in the person's own editor. */
export const EDITOR_PATHNAME = '/__open-in-editor';

/** Address that opens a file position in the editor with POST; with GET it shows a button that does so. */
export function editorHref({ filePath, line, column }: Position): string {
  return `${EDITOR_PATHNAME}?file=${encodeURIComponent(`${filePath}:${line}:${column}`)}`;
}

/** A locale with its names. */
export interface DeskLocale {
  readonly code: string;
  /** Name in the language of the desk. */
  readonly name: string;
  /** Name of the language in that language. */
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
}

/** Whether the server writes, for the forms of the views. */
export interface DeskWriting {
  /** For TOKEN_HEADER (writing.ts). */
  readonly token?: string | undefined;
  /** Why it does not, in a writer's words; undefined if it does. */
  readonly refusal?: string | undefined;
}

/** Query parameter that chooses the language of the desk, and the cookie that keeps it. */
export const LANGUAGE_PARAMETER = 'language';
export const LANGUAGE_COOKIE = 'desk-language';

/** The languages of the desk (src/messages/language.ts). */
export type DeskLanguage = 'en' | 'tr' | 'de';

/** Data that is the same in every view. */
export interface DeskFrame {
  readonly view: DeskViewName;
  readonly language: DeskLanguage;
  readonly siteName: string;
  readonly locales: readonly DeskLocale[];
  readonly sourceLocale: string;
  readonly areas: readonly DeskArea[];
  readonly query: Readonly<Record<string, string>>;
  readonly errors: number;
  readonly warnings: number;
  /** False while the rules for texts are still running; until then only structural findings are known. */
  readonly isChecked: boolean;
  readonly writing: DeskWriting;
}

export interface DeskArea {
  readonly id: string;
  readonly name: string;
  /** Colour field of src/styles. */
  readonly field: string;
}

/** State of a page in one language, in order of precedence: the first one that applies is shown. */
export const PAGE_STATES = ['missing', 'mistakes', 'draft', 'outdated', 'unrecorded', 'in-force'] as const;
export type PageState = (typeof PAGE_STATES)[number];

/** A page to choose in a list. */
export interface PageChoice {
  readonly pageId: string;
  readonly title: string;
}
