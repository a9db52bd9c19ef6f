/** Parses a page's MDX once and collects its outline and issues. For a build, @mdx-js/rollup also compiles it to JavaScript. */
import mdxRollup from '@mdx-js/rollup';
import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { VFile } from 'vfile';
import type { Issue } from '../../../src/model/issue.ts';
import type { Outline } from '../../../src/model/page.ts';
import { type Excess, findDenseMarkup, findLongText } from '../limits.ts';
import type { ParsedFile } from '../pages/frontmatter.ts';
import { explainMdxError } from './explain.ts';
import { markPassages } from './markPassages.ts';
import { collectOutline } from './outline.ts';
import { expandPassages, joinPassages } from './passageTree.ts';
import { inlineReferences } from './references.ts';
import { composeRegions } from './regions.ts';
import { locator, restrict } from './restrict.ts';
import { rehypeSections } from './sections.ts';
import { rehypeTables } from './tables.ts';

export interface Analysis {
  /** Undefined when the MDX cannot be parsed. */
  readonly outline?: Outline | undefined;
  readonly issues: readonly Issue[];
}

export interface MdxReader {
  /** Returns outline and issues, without compiling. */
  analyze(parsed: ParsedFile): Promise<Analysis>;
  /** Also returns the article as the body of a JavaScript function that returns a React component. */
  compile(parsed: ParsedFile): Promise<Analysis & { readonly code?: string | undefined }>;
}

interface Job {
  readonly parsed: ParsedFile;
  readonly issues: Issue[];
  outline?: Outline;
}

/**
 * Use one reader for a complete build: creating the processors takes longer than reading a short page. `marksPassages`: the article tells
 * which words are a passage's (./markPassages.ts).
 */
export function createMdxReader({ marksPassages = false } = {}): MdxReader {
  const jobs = new Map<string, Job>();
  const remarkPage = () => (tree: Root, file: VFile) => {
    const job = jobs.get(file.path);
    if (!job) throw new Error(`${file.path} is not being read.`);
    inlineReferences(tree);
    joinPassages(tree);
    restrict(tree, locator(job.parsed.file.filePath), job.issues);
    expandPassages(tree, job.parsed.file.passages, job.parsed.file.filePath, job.issues);
    const composed = composeRegions(tree, job.parsed, job.issues);
    job.outline = collectOutline(composed, job.parsed.file);
    if (marksPassages) markPassages(composed);
    return composed;
  };
  const analyzer = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkPage).freeze();
  const rollup = mdxRollup({
    remarkPlugins: [remarkGfm, remarkPage],
    rehypePlugins: [rehypeSections, rehypeTables],
    outputFormat: 'function-body',
    development: false,
    // Nobody uses source maps of articles. @mdx-js/rollup makes none if this option is undefined, but its types do not know the option.
    ...{ SourceMapGenerator: undefined },
  });
  const transform = rollup.transform as (value: string, id: string) => Promise<{ code: string } | undefined>;

  async function read<T>(parsed: ParsedFile, work: (path: string) => Promise<T>): Promise<Analysis & { result?: T | undefined }> {
    const path = parsed.file.absolutePath;
    const excess = findDenseMarkup(parsed.body);
    if (excess) return refuse(parsed, excess);
    const job: Job = { parsed, issues: [] };
    jobs.set(path, job);
    try {
      const result = await work(path);
      const long = findLongText(job.outline?.blocks ?? []);
      if (long) return refuse(parsed, long);
      return { outline: job.outline, issues: job.issues, result };
    } catch (error) {
      const at = (line: number, column: number) => ({ filePath: parsed.file.filePath, line, column });
      return { outline: undefined, issues: [...job.issues, explainMdxError(error, parsed.body, at)] };
    } finally {
      jobs.delete(path);
    }
  }

  return {
    analyze: (parsed) =>
      read(parsed, async (path) => {
        const file = new VFile({ path, value: parsed.body });
        await analyzer.run(analyzer.parse(file), file);
      }),
    async compile(parsed) {
      const { result, ...analysis } = await read(parsed, (path) => transform(parsed.body, path));
      return { ...analysis, code: result?.code };
    },
  };
}

/** Reports a page instead of checking it, because the check would take too long. */
function refuse({ file }: ParsedFile, excess: Excess): Analysis & { readonly result?: undefined } {
  const { said, ...place } = excess;
  return { issues: [{ severity: 'error', filePath: file.filePath, ...place, ...said }] };
}
