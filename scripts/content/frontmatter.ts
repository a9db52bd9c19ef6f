/** Splits a page's file into frontmatter and body and reads the frontmatter with its places. */
import matter from 'gray-matter';
import type { Issue } from '../../src/model/issue.ts';
import type { LocalFrontmatter, SharedFrontmatter } from '../../src/model/page.ts';
import { checkSchema } from './checkSchema.ts';
import type { SourceFile } from './read.ts';
import { SHARED_KEYS, sourceFrontmatter, translationFrontmatter } from './schema/frontmatter.ts';
import { parseYaml, type YamlSource } from './yaml.ts';

export interface ParsedFile {
  readonly file: SourceFile;
  /** Places of the frontmatter's values. Parsed at first use when the data comes from the cache: only findings need places. */
  readonly yaml: YamlSource;
  readonly local: LocalFrontmatter;
  /** Only in the source language's file. */
  readonly shared?: SharedFrontmatter | undefined;
  /** The body with one blank line for every line of frontmatter, so that places stay true. */
  readonly body: string;
}

/** Keys of the entries of lists. */
const LIST_KEYS = ['id', 'question', 'answer', 'text', 'value', 'page', 'questions'];

const KEYS = {
  source: [...Object.keys(sourceFrontmatter.shape), ...LIST_KEYS],
  translation: [...Object.keys(translationFrontmatter.shape), ...LIST_KEYS],
};

/** Reads one file's frontmatter; undefined, with issues, when it cannot be understood. */
export function parseFrontmatter(file: SourceFile, sourceLocale: string, issues: Issue[]): ParsedFile | undefined {
  if (!FRAMED.test(file.text)) {
    issues.push({
      ruleId: 'frontmatter',
      severity: 'error',
      filePath: file.filePath,
      line: 1,
      column: 1,
      message: file.text.trim() ? 'This file does not begin with frontmatter between two lines of "---".' : 'This file is empty.',
      fix: 'Begin with "---", the keys such as title and description, and "---"; content/README.md shows a whole file.',
    });
    return undefined;
  }
  const parts = splitFile(file, issues);
  if (!parts) return undefined;
  if (file.localeCode === sourceLocale) {
    const data = checkSchema(sourceFrontmatter, parts.yaml, issues, KEYS.source);
    return data && { file, local: data, shared: sharedOf(data), ...parts };
  }
  const before = issues.length;
  const data = checkSchema(translationFrontmatter, parts.yaml, issues, KEYS.translation);
  explainSharedKeys(issues, before, sourceLocale);
  return data && { file, local: data, ...parts };
}

/** A file whose frontmatter is known to be right. It is parsed again where a finding asks for a place, or somebody for its body. */
export function openParsedFile(file: SourceFile, { local, shared }: Pick<ParsedFile, 'local' | 'shared'>): ParsedFile {
  let parts: FileParts | undefined;
  const parsed = (): FileParts => {
    parts ??= splitFile(file, []);
    if (!parts) throw new Error(`${file.filePath} cannot be read a second time.`);
    return parts;
  };
  return {
    file,
    local,
    shared,
    get yaml() {
      return parsed().yaml;
    },
    get body() {
      return parsed().body;
    },
  };
}

type FileParts = Pick<ParsedFile, 'yaml' | 'body'>;

/**
 * A line of three dashes, lines that do not begin with them, and a second line of three dashes. gray-matter takes a file without the
 * second line for frontmatter as a whole, and runs what follows "---js" as code.
 */
const FRAMED = /^---\n(?:(?!---)[^\n]*\n)*---(?:\n|$)/;

/** gray-matter splits the file and parses its frontmatter by our YAML parser, which keeps the places as well; its own parser makes dates of texts. */
function splitFile({ filePath, text }: SourceFile, issues: Issue[]): FileParts | undefined {
  const sources: (YamlSource | undefined)[] = [];
  const parse = (frontmatter: string): object => {
    // It begins with the end of the first line.
    const source = parseYaml(filePath, frontmatter, 1, issues);
    sources.push(source);
    return (source?.data ?? {}) as object;
  };
  const { matter: frontmatter, content } = matter({ content: text }, { engines: { yaml: parse } });
  // gray-matter does not parse what holds comments only.
  if (sources.length === 0) parse(frontmatter);
  const [yaml] = sources;
  return yaml && { yaml, body: '\n'.repeat(frontmatter.split('\n').length + 1) + content };
}

/** What holds for all languages; a translation that lacks a text of its own does not take the source language's. */
function sharedOf(data: SharedFrontmatter): SharedFrontmatter {
  // The keys are the schema's own, so that nothing of it can be missing.
  return Object.fromEntries(SHARED_KEYS.map((key) => [key, data[key]])) as unknown as SharedFrontmatter;
}

/** A key of the source language's file in a translation deserves a better word than "unknown". */
function explainSharedKeys(issues: Issue[], from: number, sourceLocale: string): void {
  for (let index = from; index < issues.length; index += 1) {
    const issue = issues[index];
    const key = SHARED_KEYS.find((name) => issue?.ruleId === 'unknown-key' && issue.message.startsWith(`"${name}"`));
    if (!issue || !key) continue;
    issues[index] = {
      ...issue,
      message: `"${key}" holds for all languages and stands in ${sourceLocale}.mdx only.`,
      fix: `Remove "${key}" here.`,
    };
  }
}
