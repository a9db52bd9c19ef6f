/** Checks the links of built documents: each leads to a file, each anchor to an element. Neighbour: verify.ts. */

import { buildUrl, htmlFilePath } from '../../../src/model/pathname.ts';
import type { Site } from '../../../src/model/site.ts';
import type { BuiltDocument } from '../../core/builtDocument.ts';
import type { DocumentFinding } from './finding.ts';

export interface LinkTargets {
  readonly site: Pick<Site, 'url'>;
  /** Documents by pathname. */
  readonly documents: ReadonlyMap<string, BuiltDocument>;
  /** All files of the site with their exact names: some file systems find `Index.html` as `index.html`, and hosts do not. */
  readonly files: ReadonlySet<string>;
}

/** Links of the document at `pathname` into the site, with or without its host. A query does not change the target. */
export function checkLinks(pathname: string, { hrefs }: BuiltDocument, { site, documents, files }: LinkTargets): DocumentFinding[] {
  const base = buildUrl(site, pathname);
  return hrefs.flatMap((href): DocumentFinding[] => {
    // An invalid address has its own finding.
    const url = URL.canParse(href, base) ? new URL(href, base) : undefined;
    if (url?.origin !== site.url) return [];
    const [path, hash] = [decode(url.pathname), decode(url.hash.slice(1))];
    const target = documents.get(path);
    const at = { element: 'a', value: href };
    if (!target && !files.has(/\.\w+$/.test(path) ? path.slice(1) : htmlFilePath(path)))
      return [{ ruleId: 'built-link', message: `The link ${href} leads nowhere.`, at }];
    if (!hash || !target || target.ids.has(hash)) return [];
    return [{ ruleId: 'built-anchor', message: `The link ${href} names a part of a page that does not exist.`, at }];
  });
}

/** Unchanged if it contains an invalid percent encoding. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
