/** The write view: a page's text, and the page as its readers see it. The script of the view takes its data from the document. */
import type { WriteData } from '../model/deskWrite.ts';
import { ViewTitle } from './Desk.tsx';

export function WriteView({ data }: { data: WriteData }) {
  const { file, problem, pageId } = data;
  return (
    <>
      <ViewTitle title={data.pages.find((page) => page.pageId === pageId)?.title ?? pageId}>{problem ?? file?.filePath}</ViewTitle>
      <div id="write" />
      <script
        type="application/json"
        id="write-data"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: without `<` no text can end the element.
        dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
      />
    </>
  );
}
