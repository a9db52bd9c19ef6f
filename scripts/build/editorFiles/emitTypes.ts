/** Types of the content's names, so that code with a wrong page id, locale or label key does not compile. Neighbour: ./editorFiles.ts. */
import { compareText } from '../../../src/model/issue.ts';
import type { Content } from '../../content/load.ts';

/** A TypeScript module. Drafts count as pages, because their files are checked like all others. */
export function emitTypes({ site, pages, labels }: Pick<Content, 'site' | 'pages' | 'labels'>): string {
  return [
    '/** Written from the content by "npm run check", "dev" and "build"; not edited by hand. */',
    union('PageId', [...new Set(pages.map(({ pageId }) => pageId))].sort(compareText)),
    union(
      'LocaleCode',
      site.locales.map(({ code }) => code),
    ),
    union('LabelKey', Object.keys(labels[site.defaultLocale] ?? {}).sort(compareText)),
    '',
  ].join('\n');
}

function union(name: string, members: readonly string[]): string {
  return `export type ${name} =${members.map((member) => `\n  | '${member.replaceAll("'", "\\'")}'`).join('') || ' never'};`;
}
