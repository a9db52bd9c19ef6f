/**
 * Each component is complete (src/README.md, A new component): an article renders it, the writers' help and the change report contain it, and the site's style sheet has its styles.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readPassageText } from '../scripts/translation/readerText.ts';
import type { PageContext } from '../src/layouts/pageContext.ts';
import { createMdxComponents } from '../src/mdx/createMdxComponents.tsx';
import { WRITER_COMPONENTS } from '../src/model/component.ts';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const writers = Object.entries(WRITER_COMPONENTS);

describe.each(writers)('the component <%s> that writers use', (name, { form, shows }) => {
  it('has a row in their help', () => {
    const [, table = ''] = read('content/README.md').split('## What the text may hold');
    expect(table.split('\n## ')[0]).toMatch(new RegExp(`^\\|.*\`<${name}[ >]`, 'm'));
  });

  // Reading the content replaces a passage, so that nothing renders it.
  it.skipIf(name === 'Passage')('is one of the components of an article', () => {
    const components = createMdxComponents({} as PageContext);
    expect(Object.hasOwn(components, name)).toBe(true);
  });

  it.runIf(form === 'list' && !shows)('has words in the change report', () => {
    const path = 'content/passages/sample/tr.mdx';
    const passage = { id: 'sample', localeCode: 'tr', filePath: path, absolutePath: join(root, path), text: `<${name} />\n` };
    expect(readPassageText(passage, 'tr', (id) => id)).toEqual([expect.objectContaining({ text: expect.stringMatching(/^\[.+\]$/) })]);
  });
});

describe('src/styles/index.css', () => {
  const sheets = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /^(?:components|mdx|layouts)\/.*\.css$/.test(path));

  it.each(sheets)('imports %s', (path) => {
    expect(read('src/styles/index.css')).toContain(`@import "../${path}";`);
  });
});
