/** The parser of Markdown and MDX, for texts that are not a page's body: frontmatter, passages, earlier states. */
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

export const parser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).freeze();
