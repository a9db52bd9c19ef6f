/** The manifest script: reads and checks all content, reports every mistake at once, and derives the typed manifest. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { HeadAssets } from '../../src/model/head.ts';
import type { Issue } from '../../src/model/issue.ts';
import { deriveManifest, type Manifest } from '../../src/model/manifest.ts';
import type { Articles } from '../../src/model/render.ts';
import { listArticles } from '../build/articles.ts';
import { fieldColoursOf, readPalette } from '../build/emit/tokens.ts';
import { describeImages, listSocialCards, type SocialCard } from '../build/social/images.ts';
import { openContentCache } from '../content/contentCache.ts';
import { type Content, loadContent } from '../content/load.ts';
import { readModifiedDays } from '../content/modifiedDays.ts';
import { type Config, readConfig } from '../core/config.ts';
import { mayWrite } from '../core/mayWrite.ts';
import { formatReport, readFormat } from '../core/report.ts';
import { deriveEditorNames, writeChanged } from '../dev/editorFiles/editorFiles.ts';
import { checkAsked } from '../rules/checkAsked.ts';
import { fixTypography } from '../rules/fix.ts';
import { fixTextForm } from '../rules/fixForm.ts';
import { fixPartIds } from '../rules/fixPartIds.ts';
import { applyPolicy, type Withheld } from '../translation/policy.ts';

export interface ManifestResult {
  readonly issues: readonly Issue[];
  /** Only when no issue stands in its way. */
  readonly manifest?: Manifest | undefined;
  readonly content?: Content | undefined;
  /** Translations that their page's policy leaves out. */
  readonly withheld?: readonly Withheld[] | undefined;
  /** Only when compiling was asked for. */
  readonly articles?: Articles | undefined;
  /** By canonical pathname; only when compiling was asked for, and none where they are switched off. */
  readonly socialCards?: ReadonlyMap<string, SocialCard> | undefined;
  readonly headAssets?: HeadAssets | undefined;
}

/**
 * Reads and checks; gives the manifest when there is no error. `compile`: the articles too; `showDrafts`: as if published;
 * `withhold`: translations are left out where their page's policy says so, instead of standing in the way.
 */
export async function buildManifest(
  config: Config,
  { compile = false, showDrafts = false, withhold = false } = {},
): Promise<ManifestResult> {
  const modifiedOf = await readModifiedDays(config.root, config.contentDir);
  const cache = openContentCache(config);
  const { content, issues: readingIssues } = await loadContent({
    contentDir: config.contentDir,
    cache,
    modifiedOf,
    compile,
    showDrafts,
    texts: config.checkTexts,
  });
  const issues = [...readingIssues, ...(content ? await checkAsked(content, { texts: config.checkTexts }) : [])];
  if (!content) return { issues };
  const isOwn = config.contentDir === join(config.root, 'content');
  // Editors and the compiler know the names of this project's own content, whatever mistakes it has; not where nobody can edit it.
  if (isOwn && mayWrite(config.root)) await writeChanged(config.root, deriveEditorNames(content));
  const { stopping, pages, ledger, withheld, reviewOf } = applyPolicy(content, issues, withhold);
  if (stopping.length > 0) return { issues, content };
  const fieldColours = fieldColoursOf(readPalette(config), content.site);
  const manifest = { ...deriveManifest(content.site, pages, content.facts, { ledger, labels: content.labels, reviewOf }), fieldColours };
  const articles = compile ? listArticles({ ...content, pages }) : undefined;
  const socialCards = compile && config.socialImages ? listSocialCards(config, manifest, content.labels) : new Map<string, SocialCard>();
  const headAssets = { socialImages: describeImages(socialCards), hasMarkdown: config.markdownTwins };
  return { issues, manifest, content, withheld, articles, socialCards, headAssets };
}

async function main(): Promise<void> {
  const format = readFormat(process.argv.find((argument) => argument.startsWith('--format='))?.split('=')[1]);
  // The manifest needs the structure only; `npm run check` reads every word as well.
  const config = { ...readConfig(), ...(process.argv.includes('--structure') && { checkTexts: false }) };
  if (process.argv.includes('--fix')) {
    const formed = await fixTextForm(config.contentDir);
    const named = await fixPartIds(config.contentDir);
    console.log(`Mended: the form of ${formed} files, the ids of ${named}, the typography of ${await fixTypography(config.contentDir)}.`);
  }
  const { issues, manifest } = await buildManifest(config);
  process.stdout.write(formatReport(issues, format));
  if (!manifest) process.exitCode = 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main();
