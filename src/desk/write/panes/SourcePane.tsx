/** The source beside the text: paragraph by paragraph, with what has changed since the translation. */
import type { Language } from '../../../messages/language.ts';
import type { StaleEntry } from '../../../model/deskParts.ts';
import type { SourcePart } from '../../../model/deskWrite.ts';
import type { Session } from '../session/session.ts';
import { useStore } from '../session/store.ts';
import { say } from '../words.ts';
import { ChangedWords } from './ChangedWords.tsx';

/** Parts that begin with a heading, by key. */
const HEADED = /^(?:section|question|step)/;

interface SourceTools {
  session: Session;
  marked: string | undefined;
  onShow: (key: string) => void;
  /** True for a part that the text lacks and that can be inserted. */
  canInsert: (key: string) => boolean;
  onInsert: (key: string) => void;
}

export function SourcePane({ session, marked, onShow, canInsert, onInsert }: SourceTools) {
  const { frame } = session.opened;
  const source = useStore(session.status, 'source');
  if (!source) return null;
  const locale = frame.locales.find(({ code }) => code === source.localeCode);
  const stale = new Map(source.stale.map((entry) => [entry.key, entry]));
  return (
    <section className="write-pane write-source" aria-label={`${locale?.language ?? source.localeCode}, ${say('source')}`}>
      <div className="write-pane-head">
        <h2>
          <span lang={source.localeCode}>{locale?.language}</span> <small>{say('source')}</small>
        </h2>
      </div>
      <div lang={source.localeCode} dir={locale?.direction}>
        {source.parts.map((part) => (
          <Part
            key={part.key}
            part={part}
            language={frame.language}
            stale={stale.get(part.key)}
            isMarked={marked === part.key}
            onShow={() => onShow(part.key)}
            onInsert={canInsert(part.key) ? () => onInsert(part.key) : undefined}
          />
        ))}
      </div>
    </section>
  );
}

function Part({
  part,
  language,
  stale,
  isMarked,
  onShow,
  onInsert,
}: {
  part: SourcePart;
  /** Of the desk's own words. */
  language: Language;
  stale: StaleEntry | undefined;
  isMarked: boolean;
  onShow: () => void;
  onInsert: (() => void) | undefined;
}) {
  const { key, name, lines, ownKey } = part;
  return (
    <article className="write-part" id={`source-${key}`} data-stale={stale ? '' : undefined} data-marked={isMarked ? '' : undefined}>
      {stale && (
        <p className="write-stale" lang={language}>
          {say(ownKey === undefined ? 'added' : 'outdated')}
        </p>
      )}
      {stale && stale.sentences.length > 0
        ? stale.sentences.map((spans) => <ChangedWords key={spans.map(({ text }) => text).join('|')} spans={spans} />)
        : lines.map((line, index) => (
            // Lines have no identity but their place.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above.
            <p key={index} className={index === 0 && HEADED.test(key) ? 'write-part-head' : undefined}>
              {line}
            </p>
          ))}
      {onInsert && (
        <button type="button" className="write-icon write-part-link" lang={language} title={say('insertPart')} onClick={onInsert}>
          <span className="unseen">{`${say('insertPart')}: ${name}`}</span>
          <span aria-hidden="true">+</span>
        </button>
      )}
      {ownKey !== undefined && (
        <button type="button" className="write-icon write-part-link" lang={language} title={say('goToPart')} onClick={onShow}>
          <span className="unseen">{`${say('goToPart')}: ${name}`}</span>
          <span aria-hidden="true">→</span>
        </button>
      )}
    </article>
  );
}
