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
  /** Parsed at first use: only findings need places. */
  readonly yaml: YamlSource;
  readonly local: LocalFrontmatter;
  /** Only in the source language's file. */
  readonly shared?: SharedFrontmatter | undefined;
  /** The body with one blank line for every line of frontmatter, so that places stay true. */
  readonly body: string;
}

const KEYS = {
  source: [...Object.keys(sourceFrontmatter.shape), 'question', 'answer', 'text', 'value', 'page', 'questions'],
  translation: [...Object.keys(translationFrontmatter.shape), 'question', 'answer', 'text', 'value', 'page', 'questions'],
};

/** Reads one file's frontmatter; undefined, with issues, when it cannot be understood. */
export function parseFrontmatter(file: SourceFile, sourceLocale: string, issues: Issue[]): ParsedFile | undefined {
  const raw = split(file.text);
  if (raw === undefined) {
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
  const yaml = parseYaml(file.filePath, raw, 2, issues);
  if (!yaml) return undefined;
  if (file.localeCode === sourceLocale) {
    const data = checkSchema(sourceFrontmatter, yaml, issues, KEYS.source);
    return data && openParsedFile(file, { local: data, shared: sharedOf(data) }, yaml);
  }
  const before = issues.length;
  const data = checkSchema(translationFrontmatter, yaml, issues, KEYS.translation);
  explainSharedKeys(issues, before, sourceLocale);
  return data && openParsedFile(file, { local: data }, yaml);
}

/** A file whose frontmatter is known to be right. Its places and its body are read when they are asked for, unless they are known. */
export function openParsedFile(file: SourceFile, { local, shared }: Pick<ParsedFile, 'local' | 'shared'>, known?: YamlSource): ParsedFile {
  let yaml = known;
  return {
    file,
    local,
    shared,
    get yaml() {
      yaml ??= parseYaml(file.filePath, split(file.text) ?? '', 2, []);
      if (!yaml) throw new Error(`${file.filePath} cannot be read a second time.`);
      return yaml;
    },
    get body() {
      const raw = split(file.text) ?? '';
      return '\n'.repeat(raw.split('\n').length + 1) + bodyOf(file.text, raw);
    },
  };
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

/** gray-matter finds the block; the engine hands the text over unparsed, because `yaml` keeps places and gray-matter's parser does not. */
function split(text: string): string | undefined {
  if (!/^---\n[\s\S]*?\n---(?:\n|$)/.test(text)) return undefined;
  return matter({ content: text }, { engines: { yaml: (raw: string) => ({ raw }) } }).matter.replace(/^\n/, '');
}

function bodyOf(text: string, raw: string): string {
  const afterFrontmatter = text.slice(4 + raw.length);
  return afterFrontmatter.replace(/^\n?---\n?/, '\n');
}
