/** A finder as a picture: its questions from left to right, arrows from each answer to where it leads, and the state of each language. */

import { type DeskFrame, deskHref } from '../model/desk.ts';
import type { FinderBox, FinderData } from '../model/deskFinders.ts';
import { ViewTitle } from './Desk.tsx';
import { Filters, localeChoices, PageSelect, Select } from './filters.tsx';
import { EditLink, localeName } from './parts.tsx';
import { useWords } from './useWords.ts';

/** In pixels. FindersView.css repeats width and line, because a style sheet cannot read them. */
const BOX = { width: 240, gap: 56, line: 28 } as const;
/** Lines above the first answer of a question. */
const TITLE_LINES = 2;

export function FindersView({ frame, data }: { frame: DeskFrame; data: FinderData }) {
  const { finders: words, frame: views, filters, statesInside } = useWords();
  const { finders, pageId, localeCode, states, boxes } = data;
  const outcomes = boxes.filter(({ isQuestion }) => !isQuestion);
  const columns = Math.max(0, ...boxes.map(({ column }) => column));
  return (
    <>
      <ViewTitle title={views.finders}>
        {boxes.length === 0 ? words.unreadable : words.about(boxes.length - outcomes.length, outcomes.length, columns)}
      </ViewTitle>
      <Filters view="finders" label={words.choice}>
        <PageSelect frame={frame} pages={finders} pageId={pageId} />
        <Select frame={frame} name="locale" label={filters.language} value={localeCode} choices={localeChoices(frame)} />
      </Filters>
      <ul className="desk-finder-states" aria-label={words.states}>
        {states.map(({ localeCode: code, state }) => (
          <li key={code}>
            <a href={deskHref('finders', { page: pageId, locale: code })} aria-current={code === localeCode ? 'true' : undefined}>
              {localeName(frame, code)}: {statesInside[state]}
            </a>
          </li>
        ))}
      </ul>
      {/* Wider than the window: without the focus a keyboard could not scroll it. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must take the focus (WCAG 2.1.1). */}
      <section className="desk-finder" aria-label={words.picture} tabIndex={0}>
        <ol className="desk-finder-picture" lang={localeCode}>
          {boxes.map((box) => (
            <Box key={box.id} frame={frame} box={box} localeCode={localeCode} />
          ))}
        </ol>
        <Arrows boxes={boxes} />
      </section>
    </>
  );
}

function Box({ frame, box, localeCode }: { frame: DeskFrame; box: FinderBox; localeCode: string }) {
  const { finders: words, states } = useWords();
  const { id, title, isQuestion, isOutdated, answers, pages, facts, position, answersLeadingHere } = box;
  return (
    <li
      id={`part-${id}`}
      className={isQuestion ? 'desk-finder-question' : 'desk-finder-outcome'}
      style={{ insetInlineStart: leftOf(box), insetBlockStart: topOf(box) }}
    >
      <h2 title={title}>
        <EditLink position={position}>{title}</EditLink>
      </h2>
      {isQuestion ? (
        <ul>
          {answers.map(({ text, to, finder }) => (
            <li key={text}>
              <a href={to ? `#part-${to}` : deskHref('finders', { page: finder?.pageId, locale: localeCode })} title={text}>
                {text}
                {finder && ` → ${finder.title}`}
              </a>
            </li>
          ))}
        </ul>
      ) : (
        <p title={pages.join(', ')} lang={frame.language}>
          {pages.map((id) => (
            <a key={id} href={deskHref('page', { page: id, locale: localeCode })}>
              {id}
            </a>
          ))}
        </p>
      )}
      <p className="desk-finder-note" lang={frame.language}>
        {isOutdated && <b className="desk-wrong">{states.outdated}</b>}
        {facts.length > 0 && <a href={deskHref('facts', { fact: facts[0] }, `fact-${facts[0]}`)}>{words.facts(facts.length)}</a>}
        {answersLeadingHere > 1 && <span>{words.leadHere(answersLeadingHere)}</span>}
      </p>
    </li>
  );
}

function Arrows({ boxes }: { boxes: readonly FinderBox[] }) {
  const byId = new Map(boxes.map((box) => [box.id, box]));
  const width = Math.max(0, ...boxes.map((box) => leftOf(box) + BOX.width));
  const height = Math.max(0, ...boxes.map((box) => topOf(box) + (TITLE_LINES + 1 + Math.max(1, box.answers.length)) * BOX.line));
  return (
    <svg className="desk-finder-arrows" width={width} height={height} aria-hidden="true">
      <defs>
        <marker id="desk-arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto">
          <path d="M0 0L8 4L0 8z" />
        </marker>
      </defs>
      {boxes.flatMap((box) =>
        box.answers.map(({ to, text }, index) => {
          const target = byId.get(to);
          return target && <path key={`${box.id} ${text}`} d={curve(box, index, target)} markerEnd="url(#desk-arrow)" />;
        }),
      )}
    </svg>
  );
}

/** From the answer's line to the middle of the target's title. */
function curve(box: FinderBox, index: number, target: FinderBox): string {
  const startX = leftOf(box) + BOX.width;
  const startY = topOf(box) + (TITLE_LINES + index + 0.5) * BOX.line;
  const endX = leftOf(target);
  const endY = topOf(target) + BOX.line;
  const bend = BOX.gap / 2;
  return `M${startX} ${startY}C${startX + bend} ${startY} ${endX - bend} ${endY} ${endX} ${endY}`;
}

function leftOf({ column }: FinderBox): number {
  return column * (BOX.width + BOX.gap);
}

function topOf({ row }: FinderBox): number {
  return row * BOX.line;
}
