/** The findings of the rules, grouped by file, each with its fix and a link to the help. */

import type { DeskFrame } from '../model/desk.ts';
import type { FindingsData } from '../model/deskViews.ts';
import { ViewTitle } from './Desk.tsx';
import { AreaFilter, Filters, LanguageFilter, Search, Select } from './filters.tsx';
import { FindingList, ListCount } from './parts.tsx';
import { useWords } from './useWords.ts';

export function FindingsView({ frame, data }: { frame: DeskFrame; data: FindingsData }) {
  const { findings: words, filters, frame: views } = useWords();
  const { groups, shown, total, rules } = data;
  return (
    <>
      <ViewTitle title={views.findings}>
        {words.about}
        {!frame.isChecked && words.checking}
      </ViewTitle>
      <Filters view="findings" label={words.filter}>
        <Search frame={frame} label={words.find} placeholder={words.findIn} />
        <Select
          frame={frame}
          name="severity"
          label={words.weight}
          all={filters.all}
          choices={[
            { value: 'error', name: words.mistakes(frame.errors) },
            { value: 'warning', name: words.remarks(frame.warnings) },
          ]}
        />
        <Select
          frame={frame}
          name="rule"
          label={words.rule}
          all={words.allRules}
          choices={rules.map(({ id, count }) => ({ value: id, name: `${id} (${count})` }))}
        />
        <AreaFilter frame={frame} />
        <LanguageFilter frame={frame} />
      </Filters>
      {frame.errors + frame.warnings === 0 && frame.isChecked ? (
        <p className="desk-empty">{words.none}</p>
      ) : (
        <ListCount shown={shown} total={total} list="findings" />
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
