/** One page in one language: the open tasks and their positions. */

import { formatDay } from '../i18n/format.ts';
import type { DeskWords } from '../messages/desk.ts';
import { type DeskFrame, deskHref } from '../model/desk.ts';
import type { PageData } from '../model/deskViews.ts';
import { CommentForms } from './CommentForms.tsx';
import { ViewTitle } from './Desk.tsx';
import { AnswerPlace, WritingNote } from './forms.tsx';
import { StateArch } from './MatrixView.tsx';
import { EditLink, FindingList, localeName } from './parts.tsx';
import { SignOff } from './SignOff.tsx';
import { ANSWER_STALE, ConfirmElsewhere, FirstRecord, StaleForm } from './StaleForm.tsx';
import { useFormWords, useWords } from './useWords.ts';

export function PageView({ frame, data }: { frame: DeskFrame; data: PageData }) {
  const { page: pageWords } = useFormWords();
  const words = useWords();
  const { page } = words;
  const { pageId, localeCode, cell, stale, findings, position } = data;
  const language = localeName(frame, localeCode);
  const isSource = localeCode === frame.sourceLocale;
  const others = frame.locales.filter(({ code }) => code !== localeCode);
  const isMissing = cell.state === 'missing';
  return (
    <>
      <ViewTitle
        kicker={page.kicker(areaOf(frame, data.area), language)}
        title={data.title}
        lang={isMissing ? frame.sourceLocale : localeCode}
      />
      <WritingNote frame={frame} />
      <div className="desk-columns">
        <div className="desk-stack">
          <section aria-labelledby="stale">
            <h2 id="stale">{page.since}</h2>
            <AnswerPlace id={ANSWER_STALE} />
            {stale.length > 0 ? (
              <StaleForm frame={frame} data={data} />
            ) : (
              <p>{nothingStale(page, data, isSource, localeName(frame, frame.sourceLocale))}</p>
            )}
            {data.isUnrecorded && <FirstRecord frame={frame} data={data} />}
            {isSource && <ConfirmElsewhere frame={frame} data={data} />}
            {data.moved.length > 0 && <p>{page.moved(data.moved.join(', '))}</p>}
          </section>
          {data.parts.length > 0 && <CommentForms frame={frame} data={data} />}
          <section aria-labelledby="findings">
            <h2 id="findings">{page.findings}</h2>
            {findings.length === 0 ? <p>{frame.isChecked ? page.none : page.noneYet}</p> : <FindingList findings={findings} />}
          </section>
        </div>
        <aside className="desk-card" aria-label={page.state}>
          <p className="desk-state">
            <StateArch state={cell.state} />
            {words.states[cell.state]}
          </p>
          <dl>
            <Entry term={page.published}>{data.published}</Entry>
            <Entry term={page.lawAsOf}>{data.reviewed ? formatDay(words.dayLocale, data.reviewed) : page.noDay}</Entry>
            <Entry term={page.changed}>{data.modified ? formatDay(words.dayLocale, data.modified) : page.notInGit}</Entry>
            <Entry term={page.review}>{data.signOff}</Entry>
          </dl>
          <SignOff frame={frame} data={data} />
          <ul className="desk-actions">
            {!isMissing && (
              <>
                <li>
                  <a href={deskHref('write', { page: pageId, locale: localeCode })}>{words.frame.write}</a>
                </li>
                <li>
                  <EditLink position={position}>{words.openInEditor}</EditLink>
                </li>
              </>
            )}
            {data.pathname && (
              <li>
                <a href={data.pathname}>{page.read}</a>
              </li>
            )}
            <li>
              <a href={deskHref('preview', { page: pageId, locale: localeCode })}>{words.frame.preview}</a>
            </li>
            <li>
              <a href={deskHref('compare', isSource ? { page: pageId } : { page: pageId, left: frame.sourceLocale, right: localeCode })}>
                {words.frame.compare}
              </a>
            </li>
            <li>
              <a href={deskHref('change', { page: pageId })}>{pageWords.change}</a>
            </li>
          </ul>
          <nav aria-label={page.otherLanguages}>
            {others.map(({ code, name }) => (
              <a key={code} href={deskHref('page', { page: pageId, locale: code })}>
                {name}
              </a>
            ))}
          </nav>
        </aside>
      </div>
    </>
  );
}

function areaOf({ areas }: DeskFrame, id: string): string {
  return areas.find((area) => area.id === id)?.name ?? id;
}

function Entry({ term, children }: { term: string; children: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function nothingStale(words: DeskWords['page'], { cell, isUnrecorded }: PageData, isSource: boolean, source: string): string {
  if (isSource) return words.isSource(source);
  if (cell.state === 'missing') return words.noTranslation;
  if (isUnrecorded) return words.unrecorded;
  return words.upToDate(source);
}
