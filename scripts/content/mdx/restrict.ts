/** Keeps code out of texts: MDX may contain only Markdown and the listed components. Explains errors in a writer's words. */
import type { Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { WRITER_COMPONENTS } from '../../../src/model/component.ts';
import type { Issue, Position } from '../../../src/model/issue.ts';
import { didYouMean } from '../nearestName.ts';

type Locate = (node: { position?: { start: { line: number; column: number } } | undefined }) => Position;

/** Returns the positions of a file's nodes; a generated node gets the beginning of the file. */
export function locator(filePath: string): Locate {
  return (node) => ({ filePath, line: node.position?.start.line ?? 1, column: node.position?.start.column ?? 1 });
}

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** Reports every node that writers may not use. */
export function restrict(tree: Root, locate: Locate, issues: Issue[]): void {
  visit(tree, (node) => {
    const report = (ruleId: string, message: string, fix: string): void => {
      issues.push({ ruleId, severity: 'error', ...locate(node), message, fix });
    };
    switch (node.type as string) {
      case 'mdxjsEsm':
        report('mdx-code', 'Texts hold no "import" and no "export".', 'Remove the line; the listed components are there without it.');
        break;
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        report(
          'mdx-code',
          'Texts may not contain { braces }: MDX would run their content as code.',
          'Remove the braces, or write round brackets.',
        );
        break;
      case 'html':
        report('mdx-html', 'Texts hold no HTML.', 'Use Markdown or one of the listed components.');
        break;
      case 'image':
        report('mdx-image', 'Texts hold no pictures.', 'Remove the picture; the design draws its own.');
        break;
      case 'footnoteDefinition':
        report('mdx-footnote', 'Texts hold no footnotes.', 'Put the words into the sentence, or write a <Note>.');
        break;
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        checkElement(node as unknown as JsxElement, report);
        break;
      default:
        if (node.type === 'heading' && node.depth === 1) {
          report('heading-level', 'The page’s title is its only first-level heading.', 'Write this heading with ## instead of #.');
        }
    }
  });
}

function checkElement(element: JsxElement, report: (ruleId: string, message: string, fix: string) => void): void {
  const name = element.name ?? '';
  const component = Object.hasOwn(WRITER_COMPONENTS, name) ? WRITER_COMPONENTS[name] : undefined;
  if (!component) {
    const names = Object.keys(WRITER_COMPONENTS);
    report(
      'mdx-component',
      name ? `<${name}> is not a component that texts may use.${didYouMean(name, names)}` : 'Texts hold no <>…</>.',
      `Use one of ${names.map((known) => `<${known}>`).join(', ')}, or remove the tag.`,
    );
    return;
  }
  const given = new Set<string>();
  for (const attribute of element.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || (attribute.value && typeof attribute.value === 'object')) {
      report('mdx-code', `<${name}> has an attribute with braces.`, 'Write attributes in quotes: id="reddi-miras".');
      continue;
    }
    given.add(attribute.name);
    if (!Object.hasOwn(component.attributes, attribute.name)) {
      const known = Object.keys(component.attributes);
      report(
        'mdx-attribute',
        `<${name}> has no attribute "${attribute.name}".${didYouMean(attribute.name, known)}`,
        known.length > 0 ? `It may have ${known.join(', ')}.` : 'Remove the attribute.',
      );
    }
  }
  for (const [attribute, required] of Object.entries(component.attributes)) {
    if (required && !given.has(attribute)) {
      report('mdx-attribute', `<${name}> needs the attribute "${attribute}".`, `Write <${name} ${attribute}="…">.`);
    }
  }
  const empty = element.children.length === 0;
  if ((component.form === 'text' || component.form === 'block') && empty) {
    report('mdx-empty', `<${name}> has nothing inside.`, `Put the words between <${name}> and </${name}>.`);
  }
  if ((component.form === 'mark' || component.form === 'list') && !empty) {
    report('mdx-empty', `<${name}> may not contain words.`, `Write <${name} /> and the words outside of it.`);
  }
}
