/** Derives the write view: the file's text, the page in the language beside it, and what writers can complete. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DESK_WORDS } from '../../../src/messages/desk.ts';
import type { Language } from '../../../src/messages/language.ts';
import { WRITING_WORDS } from '../../../src/messages/writing.ts';
import type { SourcePart, SourceText, WriteData } from '../../../src/model/deskWrite.ts';
import type { Page } from '../../../src/model/page.ts';
import type { OpenFile } from '../../../src/model/writing.ts';
import { emitNames } from '../../build/editorFiles/emitNames.ts';
import { emitSchemas, NAMES_FILE } from '../../build/editorFiles/emitSchemas.ts';
import type { Content } from '../../content/load.ts';
import { type Passage, showing } from '../../content/pages/passages.ts';
import { CONTENT_LABEL } from '../../content/read.ts';
import type { Config } from '../../core/config.ts';
import { oneLine } from '../../core/oneLine.ts';
import { ownPartsByKey, partsOf } from '../../translation/ownParts.ts';
import { namePart } from '../../translation/wording.ts';
import { openFile } from '../write/contentFile.ts';
import { RefusedError } from '../write/refused.ts';
import { TOKEN } from '../write/token.ts';
import { readStale } from './page.ts';
import { choicesOf, DeskError, type DeskQuery, type DeskSource, requestedLocale, requestedPage } from './source.ts';
import { deriveVocabulary } from './vocabulary.ts';

/** `page` and `locale` choose the file; `source` is the language beside it. Throws a DeskError for a page that does not exist in any language. */
export async function deriveWrite(source: DeskSource, query: DeskQuery): Promise<WriteData> {
  if (query.passage) return derivePassage(source, query, query.passage);
  const { content, manifest, config } = source;
  const { defaultLocale } = content.site;
  const pageId = requestedPage(source, query.page);
  const localeCode = requestedLocale(source, query.locale, defaultLocale);
  const versions = content.files.filter((file) => file.pageId === pageId);
  const filePath = versions[0]?.filePath.replace(/[^/]+$/, `${localeCode}.mdx`) ?? '';
  return {
    view: 'write',
    pages: choicesOf(source),
    pageId,
    localeCode,
    kind: content.pages.find((page) => page.pageId === pageId)?.frontmatter.kind,
    pathname: manifest.pages.find((page) => page.filePath === filePath)?.pathname,
    ...(await open(
      source,
      filePath,
      versions.some((file) => file.filePath === filePath),
    )),
    token: TOKEN,
    source: await deriveSource(source, pageId, localeCode, requestedLocale(source, query.source, defaultLocale)),
    schema: await readSchema(config, content, localeCode),
    vocabulary: deriveVocabulary(content, localeCode, source.language),
  };
}

/** A passage in the write view, on the first page that shows it. Throws a DeskError for one that no page shows. */
async function derivePassage(source: DeskSource, query: DeskQuery, id: string): Promise<WriteData> {
  const { content, manifest, config, language } = source;
  const localeCode = requestedLocale(source, query.locale, content.site.defaultLocale);
  const filePath = `${CONTENT_LABEL}/passages/${id}/${localeCode}.mdx`;
  const titles = new Map(content.pages.map((page) => [page.filePath, page.frontmatter.title]));
  const shown = showing(content.files, filePath);
  const first = shown[0];
  if (!first) throw new DeskError(DESK_WORDS[language].page.missing(id));
  const beside = requestedLocale(source, query.source, content.site.defaultLocale);
  const other = beside === localeCode ? undefined : content.passages.get(id)?.get(beside);
  return {
    view: 'write',
    pages: choicesOf(source),
    pageId: first.pageId,
    localeCode,
    passage: { id, pages: shown.map((file) => ({ pageId: file.pageId, title: titles.get(file.filePath) ?? file.pageId })) },
    pathname: manifest.pages.find((page) => page.filePath === first.filePath)?.pathname,
    ...(await open(source, filePath, true)),
    token: TOKEN,
    source: other && { localeCode: beside, title: id, parts: [sourceOf(other)], stale: [] },
    schema: await readSchema(config, content, localeCode),
    vocabulary: deriveVocabulary(content, localeCode, language),
  };
}

/** A passage is one part: it stands as a whole beside its translation. */
function sourceOf({ id, outline }: Passage): SourcePart {
  return { key: 'passage', name: id, lines: outline.blocks.map(({ text }) => oneLine(text)), line: 1, ownKey: 'passage', ownLine: 1 };
}

async function open({ config, language }: DeskSource, filePath: string, isThere: boolean): Promise<{ file?: OpenFile; problem?: string }> {
  if (!isThere) return { problem: WRITING_WORDS[language].noTranslation };
  try {
    return { file: await openFile(config.contentDir, filePath) };
  } catch (error) {
    if (error instanceof RefusedError) return { problem: error.messageIn(language) };
    throw error;
  }
}

async function deriveSource(source: DeskSource, pageId: string, localeCode: string, beside: string): Promise<SourceText | undefined> {
  const versionIn = (code: string) => source.content.pages.find((page) => page.pageId === pageId && page.localeCode === code);
  const other = versionIn(beside);
  if (!other || beside === localeCode) return undefined;
  const own = versionIn(localeCode);
  const isSource = beside === source.content.site.defaultLocale;
  return {
    localeCode: beside,
    title: other.frontmatter.title,
    parts: deriveParts(other, own, source.language),
    stale: isSource ? await readStale(source, pageId, localeCode) : [],
  };
}

function deriveParts(other: Page, own: Page | undefined, language: Language): SourceText['parts'] {
  const ownParts = own && ownPartsByKey(other, own);
  return partsOf(other).map((part) => {
    const ownPart = ownParts?.get(part.key);
    return {
      key: part.key,
      name: namePart(part, language),
      lines: part.lines.map((pieces) => oneLine(pieces.map(({ text }) => text).join(''))),
      line: part.position.line,
      ownKey: ownPart?.key,
      ownLine: ownPart?.position.line,
    };
  });
}

/** The schema that editors use as well, in one piece: with the names that it refers to. */
async function readSchema({ root }: Config, content: Content, localeCode: string): Promise<object> {
  const name = `${localeCode === content.site.defaultLocale ? 'page-source' : 'page-translation'}.json`;
  // A copy of the project without its editor's files has the schema without descriptions, which only a parser of TypeScript could read.
  const text = await readFile(join(root, '.vscode/schemas', name), 'utf8').catch(() => emitSchemas(new Map())[name] ?? '{}');
  const schema = JSON.parse(text.replaceAll(`${NAMES_FILE}#`, '#')) as object;
  const { definitions } = JSON.parse(emitNames(content)) as { readonly definitions: Readonly<Record<string, unknown>> };
  const used = Object.entries(definitions).filter(([id]) => text.includes(`${NAMES_FILE}#/definitions/${id}"`));
  return { ...schema, definitions: Object.fromEntries(used) };
}
