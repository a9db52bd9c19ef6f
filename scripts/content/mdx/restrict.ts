/** Keeps code out of texts: MDX may contain only Markdown and the listed components. Explains errors in a writer's words. */

import type { Paragraph, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { type Said, says } from '../../../src/messages/findings.ts';
import { WRITER_COMPONENTS } from '../../../src/model/component.ts';
import type { Issue, Position } from '../../../src/model/issue.ts';
import { nearestName } from '../nearestName.ts';

type Locate = (node: { position?: { start: { line: number; column: number } } | undefined }) => Position;

/** Returns the positions of a file's nodes; a generated node gets the beginning of the file. */
export function locator(filePath: string): Locate {
  return (node) => ({ filePath, line: node.position?.start.line ?? 1, column: node.position?.start.column ?? 1 });
}

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** Reports every node that writers may not use. */
export function restrict(tree: Root, locate: Locate, issues: Issue[]): void {
  visit(tree, (node) => {
    const report = (ruleId: string, said: Said): void => {
      issues.push({ ruleId, severity: 'error', ...locate(node), ...said });
    };
    switch (node.type as string) {
      case 'mdxjsEsm':
        report('mdx-code', says('mdx-code.import'));
        break;
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        report('mdx-code', says('mdx-code.braces'));
        break;
      case 'html':
        report('mdx-html', says('mdx-html'));
        break;
      case 'image':
        report('mdx-image', says('mdx-image'));
        break;
      case 'footnoteDefinition':
        report('mdx-footnote', says('mdx-footnote'));
        break;
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        checkElement(node as unknown as JsxElement, report);
        break;
      default:
        if (node.type === 'heading' && node.depth === 1) {
          report('heading-level', says('heading-level'));
        } else if (node.type === 'paragraph') {
          const signs = findLostHeading(node);
          if (signs) report('heading-blank', says('heading-blank', { signs }));
        }
    }
  });
}

/**
 * Finds a paragraph that was meant as a heading: Markdown reads it as text, because no space follows the # characters. Turns it into that
 * heading, so that no other rule misses a section.
 */
function findLostHeading(paragraph: Paragraph): string | undefined {
  const [first] = paragraph.children;
  const signs = first?.type === 'text' ? /^#{2,6}(?![\s#])/.exec(first.value)?.[0] : undefined;
  if (!signs || first?.type !== 'text') return undefined;
  first.value = first.value.slice(signs.length);
  Object.assign(paragraph, { type: 'heading', depth: signs.length });
  return signs;
}

function checkElement(element: JsxElement, report: (ruleId: string, said: Said) => void): void {
  const name = element.name ?? '';
  const component = Object.hasOwn(WRITER_COMPONENTS, name) ? WRITER_COMPONENTS[name] : undefined;
  if (!component) {
    const names = Object.keys(WRITER_COMPONENTS);
    const listed = names.map((known) => `<${known}>`).join(', ');
    report('mdx-component', says('mdx-component', { name, near: nearestName(name, names), names: listed }));
    return;
  }
  const given = new Set<string>();
  for (const attribute of element.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || (attribute.value && typeof attribute.value === 'object')) {
      report('mdx-code', says('mdx-code.attribute', { name }));
      continue;
    }
    given.add(attribute.name);
    if (!Object.hasOwn(component.attributes, attribute.name)) {
      const known = Object.keys(component.attributes);
      const said = { name, attribute: attribute.name, near: nearestName(attribute.name, known), known: known.join(', ') };
      report('mdx-attribute', says('mdx-attribute.unknown', said));
    }
  }
  for (const [attribute, required] of Object.entries(component.attributes)) {
    if (required && !given.has(attribute)) {
      report('mdx-attribute', says('mdx-attribute.missing', { name, attribute }));
    }
  }
  const empty = element.children.length === 0;
  if ((component.form === 'text' || component.form === 'block') && empty) {
    report('mdx-empty', says('mdx-empty.words', { name }));
  }
  if ((component.form === 'mark' || component.form === 'list') && !empty) {
    report('mdx-empty', says('mdx-empty.mark', { name }));
  }
}
