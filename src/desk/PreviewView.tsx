/** Previews of a page in search results and as a shared link, on a computer and on a phone. */

import type { DeskFrame } from '../model/desk.ts';
import type { CutText, PreviewData, PreviewResult } from '../model/deskViews.ts';
import { ViewTitle } from './Desk.tsx';
import { Filters, localeChoices, PageSelect, Select } from './filters.tsx';
import { EditLink, localeName } from './parts.tsx';
import { useWords } from './useWords.ts';

export function PreviewView({ frame, data }: { frame: DeskFrame; data: PreviewData }) {
  const { preview: words, frame: views, filters } = useWords();
  const { page, pages, pageId, localeCode, isUnwritten } = data;
  return (
    <>
      <ViewTitle title={views.preview}>{words.about}</ViewTitle>
      <Filters view="preview" label={words.choice}>
        <PageSelect frame={frame} pages={pages} pageId={pageId} />
        <Select frame={frame} name="locale" label={filters.language} value={localeCode} choices={localeChoices(frame)} />
      </Filters>
      {!page && <p className="desk-empty">{isUnwritten ? words.unwritten : words.absent(localeName(frame, localeCode))}</p>}
      {page && (
        <div className="desk-previews">
          {page.results.map((result) => (
            <Result key={result.device} page={page} result={result} localeCode={localeCode} />
          ))}
          <Share page={page} localeCode={localeCode} device="desktop" />
          <Share page={page} localeCode={localeCode} device="phone" />
        </div>
      )}
      {page && (
        <p className="desk-links">
          <EditLink position={page.titlePosition}>{words.titleLine(page.titlePosition.line)}</EditLink>
          <EditLink position={page.descriptionPosition}>{words.descriptionLine(page.descriptionPosition.line)}</EditLink>
        </p>
      )}
    </>
  );
}

type PreviewPage = NonNullable<PreviewData['page']>;

function Result({ page, result, localeCode }: { page: PreviewPage; result: PreviewResult; localeCode: string }) {
  const { preview: words } = useWords();
  const { device, title, description } = result;
  return (
    <section className="desk-preview" aria-labelledby={`search-${device}`}>
      <h2 id={`search-${device}`}>
        {words.result} <span>{words[device]}</span>
      </h2>
      <div className={`desk-result desk-${device}`}>
        <p className="desk-result-site">
          <img src="/icons/icon.svg" alt="" width="28" height="28" />
          <span>
            {page.siteName}
            <br />
            <span className="desk-result-path">{[page.host, ...page.path].join(' › ')}</span>
          </span>
        </p>
        <p className="desk-result-title" lang={localeCode}>
          {title.shown}
        </p>
        <p className="desk-result-text" lang={localeCode}>
          {description.shown}
        </p>
      </div>
      <Width name={words.title} text={title} />
      <Width name={words.description} text={description} />
    </section>
  );
}

function Width({ name, text }: { name: string; text: CutText }) {
  const { preview: words } = useWords();
  return (
    <p className={text.isCut ? 'desk-width desk-width-cut' : 'desk-width'}>
      <meter aria-label={words.width(name, text.width, text.limit)} max={text.limit} value={Math.min(text.width, text.limit)} />
      {words.width(name, text.width, text.limit)}
      {text.isCut && words.cut}
    </p>
  );
}

function Share({ page, localeCode, device }: { page: PreviewPage; localeCode: string; device: PreviewResult['device'] }) {
  const { preview: words } = useWords();
  return (
    <section className="desk-preview" aria-labelledby={`share-${device}`}>
      <h2 id={`share-${device}`}>
        {words.shared} <span>{words[device]}</span>
      </h2>
      <div className={`desk-share desk-${device}`}>
        <img src={page.imageHref} alt={page.imageAlt} width="1200" height="630" />
        <div>
          <p className="desk-share-host">{page.host}</p>
          <p className="desk-share-title" lang={localeCode}>
            {page.title}
          </p>
          <p className="desk-share-text" lang={localeCode}>
            {page.description}
          </p>
        </div>
      </div>
    </section>
  );
}
