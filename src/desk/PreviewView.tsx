/** Previews of a page in search results and as a shared link, on a computer and on a phone. */
import type { DeskFrame } from '../model/desk.ts';
import type { CutText, PreviewData, PreviewResult } from '../model/deskViews.ts';
import { ViewTitle } from './Desk.tsx';
import { Filters, localeChoices, PageSelect, Select } from './filters.tsx';
import { EditLink, localeName } from './parts.tsx';

const DEVICES = { desktop: 'On a computer', phone: 'On a phone' } as const;

export function PreviewView({ frame, data }: { frame: DeskFrame; data: PreviewData }) {
  const { page, pages, pageId, localeCode, isUnwritten } = data;
  return (
    <>
      <ViewTitle title="Search and sharing">
        What people see before they come. Texts are cut by their width, as search engines do; the figures are today’s room, which no search
        engine promises.
      </ViewTitle>
      <Filters view="preview" label="Which page is shown">
        <PageSelect frame={frame} pages={pages} pageId={pageId} />
        <Select frame={frame} name="locale" label="Language" value={localeCode} choices={localeChoices(frame)} />
      </Filters>
      {!page && (
        <p className="desk-empty">
          {isUnwritten
            ? 'Title and description for search engines are not written yet.'
            : `This page does not exist in ${localeName(frame, localeCode)}.`}
        </p>
      )}
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
          <EditLink position={page.titlePosition}>Title, line {page.titlePosition.line}</EditLink>
          <EditLink position={page.descriptionPosition}>Description, line {page.descriptionPosition.line}</EditLink>
        </p>
      )}
    </>
  );
}

type PreviewPage = NonNullable<PreviewData['page']>;

function Result({ page, result, localeCode }: { page: PreviewPage; result: PreviewResult; localeCode: string }) {
  const { device, title, description } = result;
  return (
    <section className="desk-preview" aria-labelledby={`search-${device}`}>
      <h2 id={`search-${device}`}>
        Search result <span>{DEVICES[device]}</span>
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
      <Width name="Title" text={title} />
      <Width name="Description" text={description} />
    </section>
  );
}

function Width({ name, text }: { name: string; text: CutText }) {
  return (
    <p className={text.isCut ? 'desk-width desk-width-cut' : 'desk-width'}>
      <meter aria-label={`${name}: ${text.width} of ${text.limit} pixels`} max={text.limit} value={Math.min(text.width, text.limit)} />
      {name}: {text.width} of {text.limit} pixels{text.isCut && ', cut'}
    </p>
  );
}

function Share({ page, localeCode, device }: { page: PreviewPage; localeCode: string; device: PreviewResult['device'] }) {
  return (
    <section className="desk-preview" aria-labelledby={`share-${device}`}>
      <h2 id={`share-${device}`}>
        Shared <span>{DEVICES[device]}</span>
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
