/** Types of the generated data. The files are large and were checked when they were written; inferring their types would only cost time. */

declare module '#generated/manifest.json' {
  const manifest: import('../model/manifest.ts').Manifest;
  export default manifest;
}
declare module '#generated/headAssets.json' {
  const headAssets: import('../model/head.ts').HeadAssets;
  export default headAssets;
}
declare module '#generated/labels.json' {
  const labels: Readonly<Record<string, Readonly<Record<string, string>>>>;
  export default labels;
}
declare module '#generated/articles.json' {
  const articles: Readonly<Record<string, import('./renderArticle.tsx').ArticleSource>>;
  export default articles;
}
