/** Renders a page whose text is not saved yet, as its readers will see it. */
import type { Page } from '../../../src/model/page.ts';
import { deriveLocaleView, findJob } from '../../../src/model/render.ts';
import { describeArticle } from '../../build/articles.ts';
import type { DraftReading } from '../contentReader.ts';
import { loadPrerender } from '../pages.ts';
import { DEV_ASSETS, deriveSnapshot } from '../snapshot.ts';
import type { Workshop } from './registry.ts';

/** What the page's root element contains; undefined if the page has no address, or a component cannot show the text: the findings say why. */
export async function renderDraft(workshop: Workshop, reading: DraftReading, page: Page): Promise<string | undefined> {
  try {
    return await render(workshop, reading, page);
  } catch {
    return undefined;
  }
}

async function render({ config, modules }: Workshop, reading: DraftReading, page: Page): Promise<string | undefined> {
  const snapshot = deriveSnapshot(config, reading);
  if (!snapshot || reading.code === undefined) return undefined;
  const { manifest, labels } = snapshot;
  const job = findJob(manifest, { [page.filePath]: describeArticle(page, '') }, DEV_ASSETS, page.pathname);
  const { prerenderPage } = await loadPrerender(modules);
  return prerenderPage(deriveLocaleView(manifest, job.localeCode, labels[job.localeCode] ?? {}), job, reading.code).appHtml;
}
