/** Groups changed files into what a writer chooses: pages, passages, registers. Pure. */
import type { ProposeChoice } from '../../../src/model/deskPropose.ts';
import { compareText } from '../../../src/model/issue.ts';
import type { Content } from '../../content/load.ts';
import { RECORD_NAME } from '../../content/read.ts';
import { groupBy } from '../../core/groupBy.ts';
import { oneLine } from '../../core/oneLine.ts';
import type { ChangedFile } from './changedFiles.ts';

export type ChoiceContents = Pick<ProposeChoice, 'key' | 'kind' | 'name' | 'pageId' | 'languages' | 'hasRecord'>;

/** A page's or passage's folder, or the file itself; `path` begins at the content folder. */
export function keyOf(path: string): string {
  return /^(?:pages\/[^/]+\/[^/]+|passages\/[^/]+)(?=\/)/.exec(path)?.[0] ?? path;
}

/** Pages first, then passages and other files; each by its key. `prefix` is the content folder's path in the repository. */
export function groupFiles(files: readonly ChangedFile[], prefix: string, content: Content): ChoiceContents[] {
  const own = files.map((file) => ({ ...file, path: file.path.slice(prefix.length) }));
  const groups = [...groupBy(own, ({ path }) => keyOf(path))].map(([key, members]) => describe(key, members, content));
  const rank = { page: 0, passage: 1, file: 2 };
  return groups.sort((a, b) => rank[a.kind] - rank[b.kind] || compareText(a.key, b.key));
}

function describe(key: string, files: readonly ChangedFile[], { pages, site }: Content): ChoiceContents {
  const [folder, , pageId = ''] = key.split('/');
  const kind = folder === 'pages' ? 'page' : folder === 'passages' ? 'passage' : 'file';
  const codeOf = (path: string) => /\/([a-z]{2,3})\.(?:mdx|yaml|txt)$/.exec(path)?.[1];
  const order = new Map(site.locales.map(({ code }, index) => [String(code), index]));
  const languages = files.flatMap(({ path, before, blob }) => {
    const code = codeOf(path);
    if (!code) return [];
    return [{ code, change: before === undefined ? ('new' as const) : blob === undefined ? ('gone' as const) : ('changed' as const) }];
  });
  const versions = kind === 'page' ? pages.filter((page) => page.pageId === pageId) : [];
  const shown = versions.find(({ localeCode }) => localeCode === site.defaultLocale) ?? versions[0];
  const title = shown && (shown.frontmatter.shortTitle ?? shown.frontmatter.title);
  return {
    key,
    kind,
    name: title === undefined ? (kind === 'file' ? key : (key.split('/').at(-1) ?? key)) : oneLine(title),
    pageId: shown?.pageId,
    languages: languages.sort((a, b) => (order.get(a.code) ?? 99) - (order.get(b.code) ?? 99)),
    hasRecord: files.some(({ path }) => path.endsWith(`/${RECORD_NAME}`)),
  };
}
