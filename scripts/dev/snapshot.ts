/** What the development server shows: the newest content, and for files that cannot be read at the moment their last good text. */
import { type HeadAssets, NO_HEAD_ASSETS } from '../../src/model/head.ts';
import type { Issue } from '../../src/model/issue.ts';
import { deriveManifest, type Manifest } from '../../src/model/manifest.ts';
import type { Page } from '../../src/model/page.ts';
import type { Articles } from '../../src/model/render.ts';
import { listArticles } from '../build/articles.ts';
import { emitShellFiles, type ShellFiles } from '../build/shellFiles.ts';
import type { Config } from '../config.ts';
import type { Labels } from '../content/labels.ts';
import type { Content } from '../content/load.ts';
import { fieldColoursOf, readPalette } from '../emit/tokens.ts';
import { buildManifest } from '../manifest.ts';
import { applyPolicy } from '../review/policy.ts';

export interface Snapshot {
  readonly content: Content;
  readonly manifest: Manifest;
  readonly labels: Labels;
  readonly articles: Articles;
  readonly headAssets: HeadAssets;
  readonly shellFiles: ShellFiles;
}

/** Reads everything; what the words say is left to the check of texts. The snapshot is undefined when nothing can be shown. */
export async function readSnapshot(
  config: Config,
  previous?: Snapshot | undefined,
): Promise<{ readonly issues: readonly Issue[]; readonly snapshot?: Snapshot | undefined }> {
  const { issues, manifest, content, articles } = await buildManifest(
    { ...config, checkTexts: false, socialImages: false },
    { compile: true, showDrafts: true },
  );
  if (!content) return { issues };
  if (!manifest || !articles) return { issues, snapshot: salvage(config, content, issues, previous) };
  return { issues, snapshot: complete(content, manifest, articles) };
}

/** A mistake in one file is no reason to stop showing the others, nor to forget what the file said before. */
function salvage(config: Config, content: Content, issues: readonly Issue[], previous: Snapshot | undefined): Snapshot | undefined {
  const readable = new Set(content.pages.map(({ filePath }) => filePath));
  const files = new Set(content.files.map(({ filePath }) => filePath));
  const kept = previous?.content.pages.filter(({ filePath }) => files.has(filePath) && !readable.has(filePath)) ?? [];
  try {
    const { reviewOf } = applyPolicy(content, issues, false);
    const isRead = (filePath: string) => readable.has(filePath);
    const pages = [...content.pages, ...kept];
    const reviewed = (page: Page) => (isRead(page.filePath) ? reviewOf(page) : {});
    const fieldColours = fieldColoursOf(readPalette(config), content.site);
    const manifest = { ...deriveManifest(content.site, pages, content.facts, content.ledger?.entries, reviewed), fieldColours };
    const articles = { ...previous?.articles, ...listArticles(content) };
    return complete(content, manifest, articles);
  } catch {
    // So broken that no addresses can be formed; the findings say why.
    return undefined;
  }
}

function complete(content: Content, manifest: Manifest, articles: Articles): Snapshot {
  // Pictures and Markdown are made for the built site only.
  return {
    content,
    manifest,
    labels: content.labels,
    articles,
    headAssets: NO_HEAD_ASSETS,
    shellFiles: emitShellFiles(manifest, content.labels),
  };
}
