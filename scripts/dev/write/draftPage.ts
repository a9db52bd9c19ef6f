/** Renders a page whose text is not saved yet, as its readers will see it. */
import { deriveManifest } from '../../../src/model/manifest.ts';
import type { Page } from '../../../src/model/page.ts';
import { deriveLocaleView, findJob } from '../../../src/model/render.ts';
import { describeArticle } from '../../build/articles.ts';
import type { Content } from '../../content/load.ts';
import { applyPolicy } from '../../translation/policy.ts';
import { manifestOptions } from '../../translation/publication.ts';
import type { DraftReading } from '../contentReader.ts';
import { loadPrerender } from '../pages.ts';
import { DEV_ASSETS, type Snapshot } from '../snapshot.ts';
import type { Workshop } from './registry.ts';

/** What the page's root element contains; undefined if the page has no address, or a component cannot show the text: the findings say why. */
export async function renderDraft({ site, modules }: Workshop, { content, page, code }: DraftReading): Promise<string | undefined> {
  const { snapshot } = site.get();
  if (!snapshot || !content || !page || code === undefined) return undefined;
  try {
    const manifest = deriveDraftManifest(snapshot, content, page);
    const job = findJob(manifest, { [page.filePath]: describeArticle(page, '') }, DEV_ASSETS, page.pathname);
    const { prerenderPage } = await loadPrerender(modules);
    return prerenderPage(deriveLocaleView(manifest, job.localeCode, snapshot.labels[job.localeCode] ?? {}), job, code).appHtml;
  } catch {
    return undefined;
  }
}

/** The manifest of what is shown, with this page instead of the one from its file. */
function deriveDraftManifest({ shown, manifest, labels }: Snapshot, content: Content, page: Page) {
  const others = [...shown.values()].flatMap((one) => (one.page.filePath === page.filePath ? [] : [one.page]));
  // Only this page's own state is shown, and the states of all pages would take as long as the rest of the work.
  const versions = content.pages.filter(({ pageId }) => pageId === page.pageId);
  const { reviewOf } = applyPolicy({ ...content, pages: versions }, []);
  const draft = deriveManifest(content.site, [...others, page], content.facts, {
    ...manifestOptions(content),
    ledger: content.ledger?.entries,
    labels,
    reviewOf: (other) => (other === page ? reviewOf(page) : {}),
  });
  return { ...draft, fieldColours: manifest.fieldColours };
}
