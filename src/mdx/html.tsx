/** Raw HTML in an article, in an element that src/app/renderArticle.tsx removes. Neighbour: scripts/content/mdx/collapse.ts. */

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'x-html': { dangerouslySetInnerHTML: { __html: string } };
    }
  }
}

/** `html` is compiled from the writer's Markdown, with every text escaped. */
export function Html({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: all of it comes from the Markdown compiler.
  return <x-html dangerouslySetInnerHTML={{ __html: html }} />;
}
