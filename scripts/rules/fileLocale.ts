/** Rules file-locale, source-missing, file-area and page-id: checks the file and folder names of pages, and that each page has a source. */

import { says } from '../../src/messages/findings.ts';
import type { Issue } from '../../src/model/issue.ts';
import { SLUG_LENGTH } from '../../src/model/limits.ts';
import type { Site } from '../../src/model/site.ts';
import { nearestName } from '../content/nearestName.ts';
import type { SourceFile } from '../content/read.ts';
import { error } from './rule.ts';

const PAGE_ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Checks files and not pages, because a file without a source never becomes a page. */
export function checkFiles(site: Site, files: readonly SourceFile[]): Issue[] {
  const codes: string[] = site.locales.map((locale) => locale.code);
  const areas = ['general', ...site.areas.map((area) => area.id)];
  const sources = new Set(files.filter((file) => file.localeCode === site.defaultLocale).map((file) => `${file.area}/${file.pageId}`));
  const areaOf = new Map<string, SourceFile>();
  return files.flatMap((file) => {
    const position = { filePath: file.filePath, line: 1, column: 1 };
    const issues: Issue[] = [];
    if (!codes.includes(file.localeCode)) {
      issues.push(
        error(
          'file-locale',
          position,
          says('file-locale', { code: file.localeCode, codes: codes.join(', '), near: nearestName(file.localeCode, codes) }),
        ),
      );
    } else if (!sources.has(`${file.area}/${file.pageId}`)) {
      issues.push(
        error(
          'source-missing',
          position,
          says('source-missing', {
            source: `${site.defaultLocale}.mdx`,
            file: file.filePath.replace(/[^/]+$/, `${site.defaultLocale}.mdx`),
          }),
        ),
      );
    }
    if (!areas.includes(file.area)) {
      issues.push(
        error('file-area', position, says('file-area', { area: file.area, areas: areas.join(', '), near: nearestName(file.area, areas) })),
      );
    }
    if (!PAGE_ID.test(file.pageId)) {
      issues.push(error('page-id', position, says('page-id.form', { id: file.pageId })));
    }
    if (file.pageId.length > SLUG_LENGTH) {
      issues.push(error('page-id', position, says('page-id.length', { length: file.pageId.length, most: SLUG_LENGTH })));
    }
    const first = areaOf.get(file.pageId);
    if (first && first.area !== file.area) {
      issues.push(
        error('page-id', position, says('page-id.areas', { id: file.pageId }), [{ filePath: first.filePath, line: 1, column: 1 }]),
      );
    }
    areaOf.set(file.pageId, first ?? file);
    return issues;
  });
}
