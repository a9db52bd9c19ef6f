/** Splits a page's file into frontmatter and body, and parses the frontmatter with positions. */

import matter from 'gray-matter';
import { says } from '../../../src/messages/findings.ts';
import type { Issue } from '../../../src/model/issue.ts';
import type { LocalFrontmatter, SharedFrontmatter } from '../../../src/model/page.ts';
import { checkSchema, isAboutKey } from '../checkSchema.ts';
import type { SourceFile } from '../read.ts';
import { SHARED_KEYS, sourceFrontmatter, translationFrontmatter } from '../schema/frontmatter.ts';
import { laterYaml, parseYaml, type YamlSource } from '../yaml.ts';

export interface ParsedFile {
  readonly file: SourceFile;
  /**
   * Positions of the frontmatter's values. If the data comes from the cache, it is parsed at first use, because only issues need positions.
   */
  readonly yaml: YamlSource;
  readonly local: LocalFrontmatter;
  /** Only in the file of the source language. */
  readonly shared?: SharedFrontmatter | undefined;
  /** The body after one empty line for each line of frontmatter, so that line numbers stay correct. */
  readonly body: string;
}

/** Keys of list entries. */
const LIST_KEYS = ['id', 'question', 'answer', 'text', 'value', 'page', 'questions'];

const KEYS = {
  source: [...Object.keys(sourceFrontmatter.shape), ...LIST_KEYS],
  translation: [...Object.keys(translationFrontmatter.shape), ...LIST_KEYS],
};

/** Parses a file's frontmatter; undefined, with issues, when it is invalid. */
export function parseFrontmatter(file: SourceFile, sourceLocale: string, issues: Issue[]): ParsedFile | undefined {
  if (!FRAMED.test(file.text)) {
    issues.push(explainFrame(file));
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

/** A file that begins with dashes lacks the second line of them, above the first line that is no key. */
function explainFrame({ filePath, text }: SourceFile): Issue {
  const issue = { ruleId: 'frontmatter', severity: 'error' as const, filePath, line: 1, column: 1 };
  const lines = text.split('\n');
  const body = lines.findIndex((line, index) => index > 0 && /^(?:#{2,} |<|\*|\[|\|)|^\p{L}[^:]*$/u.test(line));
  if (lines[0] === '---' && body > 0 && !lines.slice(1).some((line) => line.startsWith('---'))) {
    return { ...issue, line: body + 1, ...says('frontmatter.open') };
  }
  return { ...issue, ...says('frontmatter.none', { isEmpty: text.trim() === '' }) };
}

/** Opens a file with valid frontmatter from the cache. The file is parsed again when a position or its body is needed. */
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
    yaml: laterYaml(file.filePath, () => parsed().yaml),
    get body() {
      return parsed().body;
    },
  };
}

type FileParts = Pick<ParsedFile, 'yaml' | 'body'>;

/**
 * A line of three dashes, lines that do not begin with three dashes, and a second line of three dashes. Without the second line gray-matter
 * takes the complete file for frontmatter, and it runs code after "---js".
 */
const FRAMED = /^---\n(?:(?!---)[^\n]*\n)*---(?:\n|$)/;

/** gray-matter splits the file and calls our YAML parser, which also keeps the positions; its own parser converts text to dates. */
function splitFile({ filePath, text }: SourceFile, issues: Issue[]): FileParts | undefined {
  const sources: (YamlSource | undefined)[] = [];
  const parse = (frontmatter: string): object => {
    // The frontmatter begins with the line break of the first line.
    const source = parseYaml(filePath, frontmatter, 1, issues);
    sources.push(source);
    return (source?.data ?? {}) as object;
  };
  const { matter: frontmatter, content } = matter({ content: text }, { engines: { yaml: parse } });
  // gray-matter does not call the parser if the frontmatter contains only comments.
  if (sources.length === 0) parse(frontmatter);
  const [yaml] = sources;
  return yaml && { yaml, body: '\n'.repeat(frontmatter.split('\n').length + 1) + content };
}

/** The keys that apply to all languages. A translation without a text does not inherit the text of the source language. */
function sharedOf(data: SharedFrontmatter): SharedFrontmatter {
  // The keys are those of the schema, so that none can be missing.
  return Object.fromEntries(SHARED_KEYS.map((key) => [key, data[key]])) as unknown as SharedFrontmatter;
}

/** Replaces "unknown key" by a better message when a translation contains a key of the source language's file. */
function explainSharedKeys(issues: Issue[], from: number, sourceLocale: string): void {
  for (let index = from; index < issues.length; index += 1) {
    const issue = issues[index];
    const key = SHARED_KEYS.find((name) => issue && isAboutKey(issue, 'unknown-key', name));
    if (!issue || !key) continue;
    issues[index] = { ...issue, ...says('unknown-key.shared', { key, file: `${sourceLocale}.mdx` }) };
  }
}
