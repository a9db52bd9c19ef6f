/**
 * Chooses files of the content by the words of a command line: `check -- kira-takip de`, `status -- rent`. Neighbours: scripts/cli/check.ts,
 * deriveStatus.ts.
 */
import type { Issue } from '../../src/model/issue.ts';
import type { Content } from '../content/load.ts';
import { nearestName } from '../content/nearestName.ts';
import { listPassages } from '../content/pages/passages.ts';
import { CONTENT_LABEL } from '../content/read.ts';
import { UsageError } from '../core/command.ts';

/** A name that a word may be, and the test whether a file belongs to it. */
interface Choice {
  readonly kind: 'language' | 'area' | 'page or passage' | 'file';
  /** What belongs to the name, for an error message: `de`. */
  readonly name: string;
  /** Other spellings of the name; German and Deutsch of `de`. */
  readonly others?: readonly string[];
}

/** The words of one kind are alternatives (`ru de`), and a file fits one of each kind (`kira-takip de`). Throws for unknown words. */
export function chooseFiles(content: Content, words: readonly string[]): (filePath: string) => boolean {
  const choices = listChoices(content);
  const chosen = words.map((word) => findChoice(choices, word));
  const kinds = [...new Set(chosen.map(({ kind }) => kind))].map((kind) => chosen.filter((choice) => choice.kind === kind));
  const fits = (filePath: string) => kinds.every((alternatives) => alternatives.some((choice) => belongs(filePath, choice)));
  if (!listFiles(content).some(fits)) throw new UsageError((said) => said.notAll({ names: words.join(', ') }));
  return fits;
}

/** The test whether a finding is about a chosen file. */
export function isAbout(isChosen: (filePath: string) => boolean): (issue: Issue) => boolean {
  return ({ filePath, about = [] }) => [filePath, ...about].some(isChosen);
}

/** A path as people type it, as the content writes it: forward slashes, without ./ and without the folders above the content. */
export function toContentPath(name: string): string {
  const path = name.replaceAll('\\', '/').replace(/^\.\//, '');
  return path.startsWith('/') || /^[A-Za-z]:/.test(path) ? path.replace(new RegExp(`^.*/(?=${CONTENT_LABEL}/)`), '') : path;
}

function listChoices(content: Content): Choice[] {
  const { site, files, passages } = content;
  const unique = (names: readonly string[]) => [...new Set(names)];
  return [
    ...site.locales.map(({ code, language, name, iso }) => ({ kind: 'language' as const, name: code, others: [language, name, iso] })),
    ...unique(files.map(({ area }) => area)).map((name) => ({ kind: 'area' as const, name })),
    ...unique([...files.map(({ pageId }) => pageId), ...listPassages(passages).map(({ id }) => id)]).map((name) => ({
      kind: 'page or passage' as const,
      name,
    })),
    ...listFiles(content).map((name) => ({ kind: 'file' as const, name })),
  ];
}

/** Files of the content, and the translations that a page lacks. */
function listFiles({ site, files, passages, labelFiles, siteYaml, factsYaml, registers, deadlines, amendmentsYaml }: Content): string[] {
  const { glossary, conduct, wording, abbreviations, articles, sources: names } = registers;
  const yamls = [siteYaml, factsYaml, deadlines?.yaml, amendmentsYaml];
  const sources = [...yamls, ...[glossary, conduct, wording, abbreviations, articles, names].map((register) => register?.yaml)];
  const pages = files.flatMap(({ filePath }) => [filePath, ...site.locales.map(({ code }) => filePath.replace(/[^/]+$/, `${code}.mdx`))]);
  return [
    ...new Set(pages),
    ...listPassages(passages).map(({ filePath }) => filePath),
    ...[...labelFiles.values()].map(({ yaml }) => yaml.filePath),
    ...sources.flatMap((yaml) => (yaml ? [yaml.filePath] : [])),
  ];
}

function findChoice(choices: readonly Choice[], word: string): Choice {
  const path = toContentPath(word);
  const exact = choices.find(({ kind, name }) => name === path || (kind === 'file' && fileNames(name).includes(path)));
  if (exact) return exact;
  const lower = word.toLowerCase();
  const meant = choices.find(({ others = [] }) => others.some((other) => other.toLowerCase() === lower));
  const names = choices.map(({ name }) => name);
  const near = meant?.name ?? nearestName(word, names);
  throw new UsageError((words) => words.noChoice({ name: word, near }));
}

/** `facts.yaml` and `facts` for content/facts.yaml. */
function fileNames(filePath: string): string[] {
  const name = filePath.slice(CONTENT_LABEL.length + 1);
  return [name, name.replace(/\.[a-z]+$/, '')];
}

function belongs(filePath: string, { kind, name }: Choice): boolean {
  return kind === 'file'
    ? filePath === name
    : filePath
        .replace(/\.[a-z]+$/, '')
        .split('/')
        .includes(name);
}
