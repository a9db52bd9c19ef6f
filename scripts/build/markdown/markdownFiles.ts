/** Writes a Markdown version of every page, and llms.txt, which lists them (llmstxt.org): for machines that prefer text to HTML. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import { type Manifest, type PageEntry, pagesOf } from '../../../src/model/manifest.ts';
import { buildUrl, markdownPathname, payloadPathname } from '../../../src/model/pathname.ts';
import type { Payload } from '../../../src/model/payload.ts';
import { openCache } from '../../core/cache.ts';
import type { Config } from '../../core/config.ts';

const LLMS_FILE = 'llms.txt';

export interface MarkdownFiles {
  readonly total: number;
  /** Markdown versions that were not in the cache. */
  readonly uncached: number;
}

/** Reads the payloads in `dir` and writes the Markdown versions beside the documents. Writes nothing when they are switched off. */
export async function writeMarkdownFiles(config: Config, manifest: Manifest, dir: string): Promise<MarkdownFiles> {
  if (!config.markdownTwins) return { total: 0, uncached: 0 };
  const cache = openCache(config, 'markdown', ['scripts/build/markdown']);
  let uncached = 0;
  let convert: ((html: string) => string) | undefined;
  for (const page of manifest.pages) {
    const { main } = JSON.parse(await readFile(join(dir, payloadPathname(page.pathname)), 'utf8')) as Payload;
    const cached = cache.pathOf([manifest.site.url, main], 'md');
    let text = cache.read(cached);
    if (text === undefined) {
      uncached += 1;
      // Imported only when needed: most builds find every Markdown version in the cache.
      convert ??= (await import('./toMarkdown.ts')).createConverter(manifest.site.url);
      text = convert(main);
      cache.write(cached, text);
    }
    const path = join(dir, markdownPathname(page.pathname));
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, emitFrontmatter(manifest, page) + text);
  }
  await writeFile(join(dir, LLMS_FILE), emitLlms(manifest));
  return { total: manifest.pages.length, uncached };
}

/** Metadata that the text does not contain: address, language, dates. */
function emitFrontmatter({ site }: Manifest, page: PageEntry): string {
  const data = {
    title: page.title,
    description: page.seo.description,
    language: page.localeCode,
    canonical: buildUrl(site, page.pathname),
    publisher: site.name,
    ...(page.modified && { modified: page.modified }),
    ...(page.reviewed && { lawAsOf: page.reviewed }),
    ...(page.legalReview && { lastReviewed: page.legalReview }),
  };
  return `---\n${stringify(data, { lineWidth: 0 })}---\n\n`;
}

/** Every page in every language, in reading order; each language introduces the site in its own words. */
export function emitLlms(manifest: Manifest): string {
  const { site } = manifest;
  const sections = site.locales.flatMap(({ code, language }) => {
    const links = pagesOf(manifest, code).map(
      (page) => `- [${page.shortTitle}](${buildUrl(site, markdownPathname(page.pathname))}): ${page.seo.description}`,
    );
    return links.length > 0 ? [[`## ${language}`, '', site.description[code], '', ...links].join('\n')] : [];
  });
  return `${[`# ${site.name}`, `> ${site.description[site.defaultLocale]}`, ...sections].join('\n\n')}\n`;
}
