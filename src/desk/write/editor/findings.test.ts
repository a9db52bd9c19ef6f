import { EditorState } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { expect, it } from 'vitest';
import type { TextFinding } from '../../../model/writing.ts';
import { setFindings, showFindings } from './findings.ts';

const FINDING: TextFinding = {
  ruleId: 'fact-number',
  severity: 'error',
  message: 'The fact is 3 months.',
  fix: 'Write 3 months.',
  from: 4,
  to: 12,
  edits: [{ from: 4, to: 5, insert: '3' }],
};

/** What is shown after a finding came and two letters were typed at the beginning of `doc`. */
function typedAfter(doc: string, finding: TextFinding, isWholeFile: boolean): readonly TextFinding[] {
  const { extension, read } = showFindings({ apply: () => {}, isWholeFile, from: () => 0 });
  const found = EditorState.create({ doc, extensions: [extension] }).update({ effects: setFindings.of([finding]) }).state;
  const typed = found.update({ changes: { from: 0, insert: 'Ja' } }).state;
  return read({ state: typed } as EditorView);
}

it('in the file, a finding and its mend move with the words', () => {
  expect(typedAfter('The 4 months begin.', FINDING, true)).toEqual([
    { ...FINDING, from: 6, to: 14, edits: [{ from: 6, to: 7, insert: '3' }] },
  ]);
});

it('in a field, a mend that counts in the whole file stops nobody from typing', () => {
  const finding = {
    ...FINDING,
    edits: [{ from: 791, to: 792, insert: '3' }],
    choices: [{ label: '3', edits: [{ from: 791, to: 792, insert: '3' }] }],
  };
  expect(typedAfter('The 4 months begin.', finding, false)).toEqual([
    { ...FINDING, from: 6, to: 14, edits: undefined, choices: undefined },
  ]);
});
