/** Rules file-locale, source-missing, file-area and page-id: checks the file and folder names of pages, and that each page has a source. */

import type { Issue } from '../../src/model/issue.ts';
import { SLUG_LENGTH } from '../../src/model/limits.ts';
import type { Site } from '../../src/model/site.ts';
import { didYouMean } from '../content/nearestName.ts';
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
          `"${file.localeCode}" is not a language of this site, which has ${codes.join(', ')}.${didYouMean(file.localeCode, codes)}`,
          'Rename the file after its language.',
        ),
      );
    } else if (!sources.has(`${file.area}/${file.pageId}`)) {
      issues.push(
        error(
          'source-missing',
          position,
          `This translation has no source: ${site.defaultLocale}.mdx is missing beside it.`,
          `Add ${file.filePath.replace(/[^/]+$/, `${site.defaultLocale}.mdx`)}, or remove this file.`,
        ),
      );
    }
    if (!areas.includes(file.area)) {
      issues.push(
        error(
          'file-area',
          position,
          `"${file.area}" is not an area of content/site.yaml, which has ${areas.join(', ')}.${didYouMean(file.area, areas)}`,
          'Move the page into one of these folders, or add the area to content/site.yaml.',
        ),
      );
    }
    if (!PAGE_ID.test(file.pageId)) {
      issues.push(
        error(
          'page-id',
          position,
          `The folder name "${file.pageId}" cannot be a page id.`,
          'Use small Latin letters, digits and single hyphens only.',
        ),
      );
    }
    if (file.pageId.length > SLUG_LENGTH) {
      issues.push(
        error(
          'page-id',
          position,
          `The folder name has ${file.pageId.length} characters; a page id has at most ${SLUG_LENGTH}, because files are named after it.`,
          'Choose a shorter name: npm run rename moves the page and keeps its addresses.',
        ),
      );
    }
    const first = areaOf.get(file.pageId);
    if (first && first.area !== file.area) {
      issues.push(
        error('page-id', position, `The page "${file.pageId}" is in two areas.`, 'Give one of the two another folder name.', [
          { filePath: first.filePath, line: 1, column: 1 },
        ]),
      );
    }
    areaOf.set(file.pageId, first ?? file);
    return issues;
  });
}
