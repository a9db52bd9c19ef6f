/** English: findings about the markup of texts. */
import type { Perhaps, Texts, Words } from '../values.ts';
import { CONFLICT, didYouMean } from './common.ts';

export const mdx = {
  'mdx-code.import': () => ['Texts may not contain "import" or "export".', 'Remove the line; the listed components are there without it.'],
  'mdx-code.braces': () => [
    'Texts may not contain { braces }: MDX would run their content as code.',
    'Remove the braces, or write round brackets.',
  ],
  'mdx-code.attribute': ({ name }: Texts<'name'>) => [
    `<${name}> has an attribute with braces.`,
    'Write attributes in quotes: id="reddi-miras".',
  ],
  'mdx-html': () => ['Texts may not contain HTML.', 'Use Markdown or one of the listed components.'],
  'mdx-image': () => ['Texts may not contain pictures.', 'Remove the picture; the design draws its own.'],
  'mdx-footnote': () => ['Texts may not contain footnotes.', 'Put the words into the sentence, or write a <Note>.'],
  'heading-level': () => ['The page’s title is its only first-level heading.', 'Write this heading with ## instead of #.'],
  'heading-blank': ({ signs }: Texts<'signs'>) => [
    `This heading is read as a sentence, because no space follows ${signs}.`,
    `Write a space after ${signs}, and leave the line above it empty.`,
  ],
  'mdx-component': ({ name, near, names }: Texts<'name' | 'names'> & Perhaps<'near'>) => [
    name ? `<${name}> is not a component that texts may use.${didYouMean(near)}` : 'Texts may not contain <>…</>.',
    `Use one of ${names}, or remove the tag.`,
  ],
  'mdx-attribute.unknown': ({ name, attribute, near, known }: Texts<'name' | 'attribute' | 'known'> & Perhaps<'near'>) => [
    `<${name}> has no attribute "${attribute}".${didYouMean(near)}`,
    known ? `It may have ${known}.` : 'Remove the attribute.',
  ],
  'mdx-attribute.missing': ({ name, attribute }: Texts<'name' | 'attribute'>) => [
    `<${name}> needs the attribute "${attribute}".`,
    `Write <${name} ${attribute}="…">.`,
  ],
  'mdx-empty.words': ({ name }: Texts<'name'>) => [`<${name}> has nothing inside.`, `Put the words between <${name}> and </${name}>.`],
  'mdx-empty.mark': ({ name }: Texts<'name'>) => [`<${name}> may not contain words.`, `Write <${name} /> and the words outside of it.`],
  'passage-form.empty': ({ id }: Texts<'id'>) => ['This passage has no words.', `Write them, or remove the folder content/passages/${id}.`],
  'passage-form.heading': () => ['A passage may not contain a heading.', 'Write the heading into the pages, above the passage.'],
  'passage-form.passage': () => ['A passage may not contain another passage.', 'Write the words here, or name both passages in the page.'],
  'passage-form.list': ({ name }: Texts<'name'>) => [
    `A passage may not contain <${name} />, which shows the page’s own data.`,
    'Write it into the pages.',
  ],
  'passage-form.inside': ({ id }: Texts<'id'>) => [
    `The passage "${id}" has more than one paragraph, and is inside a paragraph here.`,
    'Put it on a line of its own, with an empty line before and after.',
  ],
  'mdx-syntax.unclosed': ({ name }: Texts<'name'>) => [
    `<${name}> is opened here and never closed.`,
    `Write </${name}> after the words, or <${name} /> if it has no words inside.`,
  ],
  'mdx-syntax.closing': () => ['This closing tag has no opening tag.', 'Remove it, or open the component before it.'],
  'mdx-syntax.quotes': () => ['The attribute has typographic quotation marks.', 'Write straight ones, as in <Fact id="…">.'],
  'mdx-syntax.braces': () => ['MDX reads { } as code, and cannot read this.', 'Remove the braces, or write round brackets.'],
  'mdx-syntax.end': () => [
    'Something is opened and never closed: a component’s tag, a quote or a brace.',
    'Close it; tags look like <Note> … </Note>.',
  ],
  'mdx-syntax.comment': () => [
    'Texts may not contain comments.',
    'Remove the comment; a note for colleagues belongs into the commit message.',
  ],
  'mdx-syntax.html': ({ name }: Texts<'name'>) => [
    `<${name}> is HTML, which texts may not contain.`,
    'Remove the tag. An empty line begins a new paragraph.',
  ],
  'mdx-syntax.conflict': () => CONFLICT,
  'mdx-syntax.less': () => [
    'MDX reads < as the beginning of a component, and cannot read this one.',
    'Write "less than" in words, or correct the tag.',
  ],
  'mdx-syntax.other': ({ reason }: Texts<'reason'>) => [
    `MDX cannot read this: ${reason}.`,
    'Compare with the examples in content/README.md.',
  ],
} satisfies Record<string, (values: never) => Words>;
