/** What the development server shows: the newest content, and the last readable text of files with mistakes. */
import { NO_HEAD_ASSETS } from '../../src/model/head.ts';
import type { Labels } from '../../src/model/label.ts';
import { deriveManifest, type Manifest } from '../../src/model/manifest.ts';
import type { Page } from '../../src/model/page.ts';
import { fieldColoursOf, readPalette } from '../build/emit/tokens.ts';
import { emitShellFiles, type ShellFiles } from '../build/shellFiles.ts';
import type { Content } from '../content/load.ts';
import type { SourceFile } from '../content/read.ts';
import type { Config } from '../core/config.ts';
import { applyPolicy } from '../translation/policy.ts';
import { manifestOptions } from '../translation/publication.ts';
import type { Reading } from './contentReader.ts';

/** A page with the text from which it was read. */
export interface ShownPage {
  readonly page: Page;
  readonly file: SourceFile;
}

export interface Snapshot {
  readonly content: Content;
  /** All pages that can be shown, with drafts and pages that the build withholds (./published.ts has what it publishes). */
  readonly manifest: Manifest;
  readonly labels: Labels;
  /** By file path. */
  readonly shown: ReadonlyMap<string, ShownPage>;
  readonly shellFiles: ShellFiles;
}

/** Social images and Markdown versions exist only in the built site. */
export const DEV_ASSETS = NO_HEAD_ASSETS;

/** A mistake in one file must not hide other files, nor the file's last readable text. Undefined when nothing can be shown. */
export function deriveSnapshot(config: Config, { content, issues }: Reading, previous?: Snapshot): Snapshot | undefined {
  if (!content) return undefined;
  const { site } = content;
  const shown = new Map([...content.fileOf].map(([page, { file }]) => [page.filePath, { page, file }]));
  const kept = content.files.flatMap(({ filePath }) => (shown.has(filePath) ? [] : (previous?.shown.get(filePath) ?? [])));
  const all = [...shown.values(), ...kept];
  const labels = Object.fromEntries(site.locales.map(({ code }) => [code, content.labels[code] ?? previous?.labels[code] ?? {}]));
  try {
    const { reviewOf } = applyPolicy(content, issues);
    const pages = all.map(({ page }) => page);
    const manifest = deriveManifest(site, pages, content.facts, {
      ...manifestOptions(content),
      ledger: content.ledger?.entries,
      labels,
      reviewOf: (page) => (shown.has(page.filePath) ? reviewOf(page) : {}),
    });
    const coloured = { ...manifest, fieldColours: fieldColoursOf(readPalette(config), site) };
    const byPath = new Map(all.map((one) => [one.page.filePath, one]));
    return { content, manifest: coloured, labels, shown: byPath, shellFiles: emitShellFiles(coloured, labels) };
  } catch {
    // No addresses can be derived from this content; the findings contain the reason.
    return undefined;
  }
}
