import { type ComponentType, createElement } from 'react';
import * as runtime from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createMdxReader } from '../scripts/content/mdx/compile.ts';
import { type ParsedFile, parseFrontmatter } from '../scripts/content/pages/frontmatter.ts';
import { makeSourceFile, readPages } from '../scripts/content/read.ts';
import { makeContent } from './fixture.ts';

/** A page of the fixture with another body. */
async function parse(body: string): Promise<ParsedFile> {
  const file = readPages(await makeContent(), []).find(({ localeCode }) => localeCode === 'tr');
  const [, frontmatter = ''] = file?.text.split('---\n') ?? [];
  const parsed = file && parseFrontmatter(makeSourceFile(file, `---\n${frontmatter}---\n${body}`), 'tr', []);
  if (!parsed) throw new Error('The page cannot be read.');
  return parsed;
}

/** The body as the browser gets it, with components that show nothing of their own. */
async function render(body: string): Promise<string> {
  const { code = '' } = await createMdxReader().compile(await parse(body));
  const { default: Content } = new Function(code)(runtime) as { default: ComponentType<{ components: object }> };
  const inner = ({ children }: { children?: never }) => children;
  const region = ({ name, children }: { name: string; children?: never }) => (name === 'body' ? children : null);
  return renderToStaticMarkup(createElement(Content, { components: { Region: region, Note: inner } })).trim();
}

describe('an article', () => {
  // proves: texts.bold
  it('shows words in bold and line breaks, and escapes every text', async () => {
    expect(await render('**Ärzte** & "Recht" 3 &lt; 4\\\nund \\<script>')).toBe(
      '<p><strong>Ärzte</strong> &amp; &quot;Recht&quot; 3 &lt; 4<br/>\nund &lt;script&gt;</p>',
    );
  });

  it('has Markdown inside of components', async () => {
    expect(await render('<Note>\n\n- eins\n- *zwei*\n\n</Note>')).toBe('<ul>\n<li>eins</li>\n<li><em>zwei</em></li>\n</ul>');
  });

  it('has no text between the rows and cells of a table', async () => {
    const table = await render('| Wer? | Frist |\n| --- | --- |\n| Kinder | 1/4 |');
    expect(table).not.toMatch(/\s</);
    expect(table).toContain('<tbody><tr><th scope="row">Kinder</th><td>1/4</td></tr></tbody>');
  });
});

describe('what MDX cannot read', () => {
  it('is listed with its line in the file', async () => {
    const parsed = await parse('Ein Satz.\n\nEin <Note>Satz.\n');
    const { issues, outline } = await createMdxReader().analyze(parsed);
    const line = parsed.file.text.split('\n').indexOf('Ein <Note>Satz.') + 1;
    expect(outline).toBeUndefined();
    expect(issues).toMatchObject([{ ruleId: 'mdx-syntax', line, column: 5 }]);
  });
});
