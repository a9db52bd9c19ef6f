/** The findings of the rules, grouped by file, each with its fix and a link to the help. */
import type { DeskFrame } from '../model/desk.ts';
import type { FindingsData } from '../model/deskViews.ts';
import { ViewTitle } from './Desk.tsx';
import { AreaFilter, Filters, LanguageFilter, Search, Select } from './filters.tsx';
import { FindingList, ListCount } from './parts.tsx';

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
        <AreaFilter frame={frame} />
        <LanguageFilter frame={frame} />
      </Filters>
      {frame.errors + frame.warnings === 0 && frame.isChecked ? (
        <p className="desk-empty">No findings. All pages say what their sources say, in words that their readers know.</p>
      ) : (
        <ListCount shown={shown} total={total} what="findings" />
      )}
      {groups.map(({ filePath, findings }) => (
        <section key={filePath} className="desk-file" aria-label={filePath}>
          <h2>{filePath.replace(/^content\/(?:pages\/)?/, '')}</h2>
          <FindingList findings={findings} />
        </section>
      ))}
    </>
  );
}
