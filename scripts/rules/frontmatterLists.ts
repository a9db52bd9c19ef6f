/** Rule list-marker: each frontmatter list needs its marker in the text, and each marker needs its list. */
import { says } from '../../src/messages/findings.ts';
import { WRITER_COMPONENTS } from '../../src/model/component.ts';
import type { Issue } from '../../src/model/issue.ts';
import type { Page } from '../../src/model/page.ts';
import type { Content } from '../content/load.ts';
import { error, pagesToCheck, type Rule } from './rule.ts';

export const listMarker: Rule = {
  id: 'list-marker',
  check: (content) => pagesToCheck(content).flatMap((page) => checkMarkers(content, page)),
};

function checkMarkers(content: Content, page: Page): Issue[] {
  const issues: Issue[] = [];
  for (const [name, component] of Object.entries(WRITER_COMPONENTS)) {
    if (!component.shows) continue;
    const key = component.shows;
    const entries = page.frontmatter[key].length;
    const markers = page.outline.components.filter((used) => used.name === name);
    const [first, second] = markers;
    if (entries > 0 && !first) {
      const position = content.fileOf.get(page)?.yaml.positionOfKey([], key) ?? { filePath: page.filePath, line: 1, column: 1 };
      issues.push(error('list-marker', position, says('list-marker.lost', { key, name })));
    }
    if (first && entries === 0) {
      issues.push(error('list-marker', first.position, says('list-marker.empty', { key, name })));
    }
    if (first && second) {
      issues.push(error('list-marker', second.position, says('list-marker.twice', { name }), [first.position]));
    }
  }
  return issues;
}
