/**
 * Findings that stand neither in the text nor in a field, such as one about a missing key. Folded, so that they move nothing when they come;
 * the head of the view counts them, and leads here.
 */
import type { TextFinding } from '../../../model/writing.ts';
import { findFrontmatter, type Path, readFrontmatter } from '../file/frontmatter.ts';
import { rangeOf } from '../forms/fieldPlace.ts';
import { aboutPageId } from '../session/goTo.ts';
import type { Session } from '../session/session.ts';
import { useStore } from '../session/store.ts';
import { say } from '../words.ts';

export function AboutPage({ session }: { session: Session }) {
  const text = useStore(session.status, 'text');
  const findings = useStore(session.status, 'findings');
  const place = findFrontmatter(text);
  const front = place && readFrontmatter(text.slice(0, place.bodyFrom));
  if (!front) return null;
  const ranges = [...session.fields.keys()].flatMap((key) => rangeOf(front, JSON.parse(key) as Path) ?? []);
  const others = findings.filter(({ from }) => from < front.bodyFrom && !ranges.some((range) => from >= range.from && from <= range.to));
  const hasMistake = others.some(({ severity }) => severity === 'error');
  return (
    <details className="write-group write-elsewhere" data-mistake={hasMistake ? '' : undefined}>
      <summary>
        {say('aboutPage')} <span className="write-count">({others.length})</span>
      </summary>
      {others.map((finding) => (
        <Entry key={aboutPageId(finding)} finding={finding} session={session} />
      ))}
    </details>
  );
}

function Entry({ finding, session }: { finding: TextFinding; session: Session }) {
  const { severity, message, fix, edits } = finding;
  return (
    <div className={`write-finding write-finding-${severity}`} id={aboutPageId(finding)} tabIndex={-1}>
      <p>
        <b>{say(severity === 'error' ? 'mistake' : 'remark')}: </b>
        {message}
      </p>
      {!edits && <p className="write-finding-fix">{fix}</p>}
      {edits && (
        <p className="write-finding-acts">
          <button type="button" className="write-link" onClick={() => session.mend(edits)}>
            {say('mend')}
          </button>
        </p>
      )}
    </div>
  );
}
