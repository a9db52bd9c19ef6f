/** The write view as the server sends it: the text to read, and the data from which the script of the view makes it writable. */
import { WRITE_WORDS } from '../messages/write.ts';
import type { DeskFrame } from '../model/desk.ts';
import type { WriteData } from '../model/deskWrite.ts';
import { ViewTitle } from './Desk.tsx';
import { DATA_ID, ROOT_ID, type WrittenDocument } from './write/session/writeData.ts';

export function WriteView({ frame, data }: { frame: DeskFrame; data: WriteData }) {
  const { file, problem, pageId, localeCode, pages } = data;
  const words = WRITE_WORDS[frame.language];
  const locale = frame.locales.find(({ code }) => code === localeCode);
  const title = data.passage ? words.sharedText({ id: data.passage.id }) : (pages.find((page) => page.pageId === pageId)?.title ?? pageId);
  return (
    <>
      <h1 className="unseen">{`${words.write}: ${title}`}</h1>
      <div id={ROOT_ID} lang={frame.language}>
        {file ? (
          <>
            <p className="desk-alarm write-no-script">{words.noScript}</p>
            <pre className="write-as-file" lang={localeCode} dir={locale?.direction}>
              {file.text}
            </pre>
          </>
        ) : (
          <ViewTitle title={title}>{problem}</ViewTitle>
        )}
      </div>
      <script
        type="application/json"
        id={DATA_ID}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: without `<` no text can end the element.
        dangerouslySetInnerHTML={{ __html: JSON.stringify({ frame, data } satisfies WrittenDocument).replaceAll('<', '\\u003c') }}
      />
    </>
  );
}
