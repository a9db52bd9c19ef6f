/** Finished HTML inside an article, in an element that src/app/renderArticle.tsx takes away. Neighbour: scripts/content/mdx/collapse.ts. */

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'x-html': { dangerouslySetInnerHTML: { __html: string } };
    }
  }
}

/** `html` was made from the writer's Markdown, every text in it escaped. */
export function Html({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing in it comes from anywhere but the reader of Markdown.
  return <x-html dangerouslySetInnerHTML={{ __html: html }} />;
}
