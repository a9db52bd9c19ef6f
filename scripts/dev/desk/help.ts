/** Reads the writers' guide content/README.md as a tree of HTML elements, with an anchor for every section. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import GithubSlugger from 'github-slugger';
import { toHast } from 'mdast-util-to-hast';
import { toString as textOf } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { HelpData } from '../../../src/model/deskViews.ts';

/** The guide of this project, even when the server shows other content. */
export async function readHelp(root: string): Promise<HelpData> {
  const tree = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .parse(await readFile(join(root, 'content/README.md'), 'utf8'));
  const slugger = new GithubSlugger();
  visit(tree, 'heading', (heading) => {
    heading.data = { ...heading.data, hProperties: { id: slugger.slug(textOf(heading)) } };
  });
  const document = toHast(tree);
  // The desk has the English guide only; a link to another file would lead nowhere here, so that its words name the file.
  visit(document, 'element', (element) => {
    if (element.tagName !== 'a' || !/^[\w./-]+$/.test(String(element.properties.href))) return;
    element.children.push({ type: 'text', value: ` (content/${element.properties.href})` });
    element.tagName = 'span';
    element.properties = {};
  });
  return { view: 'help', tree: document };
}
