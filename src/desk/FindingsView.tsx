/** What the rules have found, file by file, each with its mend and its help. */
import type { DeskFrame } from '../model/desk.ts';
import type { FindingsData } from '../model/deskViews.ts';
import { ViewTitle } from './Desk.tsx';
import { Filters, Finding, ListCount, localeChoices, Search, Select } from './parts.tsx';

export function FindingsView({ frame, data }: { frame: DeskFrame; data: FindingsData }) {
  const { groups, shown, total, rules } = data;
  return (
    <>
      <ViewTitle title="Findings">
        A mistake keeps the site from being published. A remark is for your judgement.
        {!frame.isChecked && ' The words are being checked; more may come.'}
      </ViewTitle>
      <Filters view="findings" label="Filter of findings">
        <Search frame={frame} label="Find" placeholder="Words or a file" />
        <Select
          frame={frame}
          name="severity"
          label="Weight"
          all="All"
          choices={[
            { value: 'error', name: `Mistakes (${frame.errors})` },
            { value: 'warning', name: `Remarks (${frame.warnings})` },
          ]}
        />
        <Select
          frame={frame}
          name="rule"
          label="Rule"
          all="All rules"
          choices={rules.map(({ id, count }) => ({ value: id, name: `${id} (${count})` }))}
        />
        <Select frame={frame} name="area" label="Area" all="All areas" choices={frame.areas.map(({ id, name }) => ({ value: id, name }))} />
        <Select frame={frame} name="locale" label="Language" all="All languages" choices={localeChoices(frame)} />
      </Filters>
      {frame.errors + frame.warnings === 0 && frame.isChecked ? (
        <p className="desk-empty">No findings. All pages say what their sources say, in words that their readers know.</p>
      ) : (
        <ListCount shown={shown} total={total} what="findings" />
      )}
      {groups.map(({ filePath, findings }) => (
        <section key={filePath} className="desk-file" aria-label={filePath}>
          <h2>{filePath.replace(/^content\/(?:pages\/)?/, '')}</h2>
          <ol className="desk-findings">
            {findings.map((issue) => (
              <Finding key={`${issue.line}:${issue.column}:${issue.ruleId}:${issue.message}`} frame={frame} issue={issue} />
            ))}
          </ol>
        </section>
      ))}
    </>
  );
}
