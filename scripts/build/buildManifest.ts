/** Reads and checks all content, collects all findings, and derives the typed manifest. Neighbours: buildSite.ts, scripts/cli/check.ts. */
import type { HeadAssets } from '../../src/model/head.ts';
import type { Issue } from '../../src/model/issue.ts';
import type { Manifest } from '../../src/model/manifest.ts';
import type { Articles } from '../../src/model/render.ts';
import { openContentCache } from '../content/contentCache.ts';
import { type Content, type LoadOptions, loadContent } from '../content/load.ts';
import { readModifiedDays } from '../content/modifiedDays.ts';
import type { Config } from '../core/config.ts';
import { openFindings } from '../rules/keptFindings.ts';
import { runRules } from '../rules/runRules.ts';
import { derivePublication, type Publication } from '../translation/publication.ts';
import { listArticles } from './articles.ts';
import { writeEditorFiles } from './editorFiles/writeEditorFiles.ts';
import { fieldColoursOf, readPalette } from './emit/tokens.ts';
import { listQrCodes, type QrCode } from './qrCodes.ts';
import { describeImages, listSocialCards, type SocialCard } from './social/images.ts';

export interface ManifestResult {
  readonly issues: readonly Issue[];
  /** Undefined when errors prevent it. */
  readonly manifest?: Manifest | undefined;
  readonly content?: Content | undefined;
  /** Which translations are withheld, and which are published without parts of their source. */
  readonly publication?: Pick<Publication, 'withheld' | 'incomplete'> | undefined;
  /** Only with `compile`. */
  readonly articles?: Articles | undefined;
  /** By canonical pathname; empty without `compile`, or when social images are switched off. */
  readonly socialCards?: ReadonlyMap<string, SocialCard> | undefined;
  /** By canonical pathname; empty without `compile`. */
  readonly qrCodes?: ReadonlyMap<string, QrCode> | undefined;
  readonly headAssets?: HeadAssets | undefined;
}

/**
 * Reads and checks the content; returns the manifest if no mistake stops the build. `compile`: also compiles the articles; `showDrafts`:
 * treats drafts as published.
 */
export async function buildManifest(
  config: Config,
  { compile = false, showDrafts = false, onUncached }: Pick<LoadOptions, 'compile' | 'showDrafts' | 'onUncached'> = {},
): Promise<ManifestResult> {
  const modifiedOf = readModifiedDays(config.root, config.contentDir);
  const cache = openContentCache(config);
  const { content, issues: readingIssues } = await loadContent({
    contentDir: config.contentDir,
    cache,
    modifiedOf,
    compile,
    showDrafts,
    onUncached,
    texts: config.checkTexts,
  });
  const issues = [
    ...readingIssues,
    ...(content ? await runRules(content, { texts: config.checkTexts, stored: openFindings(config) }) : []),
  ];
  if (!content) return { issues };
  await writeEditorFiles(config, content);
  const publication = derivePublication(content, issues, { showDrafts });
  const { stopping, pages, manifest: published } = publication;
  if (stopping.length > 0) return { issues, content, publication };
  const fieldColours = fieldColoursOf(readPalette(config), content.site);
  const manifest = { ...published, fieldColours };
  const articles = compile ? listArticles({ ...content, pages }) : undefined;
  const socialCards = compile && config.socialImages ? listSocialCards(config, manifest, content.labels) : new Map<string, SocialCard>();
  const qrCodes = compile ? listQrCodes(manifest) : new Map<string, QrCode>();
  const headAssets = {
    socialImages: describeImages(socialCards),
    qrCodes: Object.fromEntries([...qrCodes].map(([page, { pathname }]) => [page, pathname])),
    hasMarkdown: config.markdownTwins,
  };
  return { issues, manifest, content, publication, articles, socialCards, qrCodes, headAssets };
}
