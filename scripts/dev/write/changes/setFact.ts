/** The action `setFact`: what `npm run facts -- --set` does, after it has shown every sentence before and after. */
import { z } from 'zod';
import type { ChangeActions, FactOutcome, GivenWords, Outcome } from '../../../../src/model/deskChanges.ts';
import { readTypedValue } from '../../../content/quantity/typedValue.ts';
import { day } from '../../../content/schema/text.ts';
import { todayHere } from '../../../core/today.ts';
import { type FactChange, prepareFact, writeFact } from '../../../rules/writing/setFact.ts';
import type { ShownChange } from '../../../rules/writing/showFactChange.ts';
import { refuse } from '../refused.ts';
import type { Action } from '../registry.ts';
import { carryOutSeen } from './carryOut.ts';
import { lines, list } from './forms.ts';

/** Of this action and of ./foreseeFact.ts. `asked` and `written` are fields in pairs: the old words with their language, `de: drei Monaten`, and the new ones. */
export const factRequest = z
  .strictObject({
    id: z.string(),
    value: z.string(),
    basis: lines,
    reviewed: z.string(),
    asked: list.default([]),
    written: z.union([z.string(), z.array(z.string())]).default([]),
    seen: z.string().optional(),
  })
  .transform(({ asked, written, ...rest }) => ({
    ...rest,
    given: [written].flat().flatMap((words, index) => (words.trim() ? [{ asked: asked[index] ?? '', written: words.trim() }] : [])),
  }));

export const setFact: Action<'setFact'> = {
  request: factRequest,
  isWriting: true,
  run(asked, workshop) {
    const { seen, given } = asked;
    const change = readChange(asked);
    return carryOutSeen(workshop, seen, async () => {
      const { config, language } = workshop;
      const prepared = await prepareFact(config, change, language);
      if ('problem' in prepared) throw refuse(prepared.problem);
      const shown = toOutcome(prepared.shown, given);
      return {
        outcome: { ...shown, isDone: false },
        async write(): Promise<Outcome> {
          const done = await writeFact(config, prepared);
          if ('problem' in done) throw refuse(done.problem);
          return { ...shown, isDone: true, files: done.filePaths, recorded: done.recorded, findings: done.left };
        },
      };
    });
  },
};

/** Throws a RefusedError for a value or a day that is none. */
export function readChange({ id, value, basis, reviewed, given }: ChangeActions['setFact']['request']): FactChange {
  const typed = readTypedValue(value);
  if ('wrong' in typed) throw refuse((words) => words.noValue({ value: typed.wrong }));
  if (!day.safeParse(reviewed).success || reviewed > todayHere())
    throw refuse((words) => words.noDay({ day: reviewed, today: todayHere() }));
  return { id, value: typed.value, basis, reviewed, wordings: given.map(({ asked, written }) => `${asked} = ${written}`) };
}

function toOutcome({ id, before, after, languages, asked, doubtful }: ShownChange, given: readonly GivenWords[]): FactOutcome {
  const placeOf = ({ filePath, line }: { readonly filePath: string; readonly line: number }) => `${filePath}:${line}`;
  return {
    kind: 'setFact',
    id,
    before,
    after,
    languages: languages.map(({ code, sentences }) => ({
      localeCode: code,
      sentences: sentences.map((sentence) => ({ place: placeOf(sentence), spans: sentence.spans })),
    })),
    asked: asked.map(({ localeCode, words, figure, places, ...first }) => ({
      asked: `${localeCode}: ${words}`,
      figure,
      places,
      place: placeOf(first),
    })),
    given,
    doubtful: doubtful.map((open) => ({ place: placeOf(open), words: open.words })),
    files: [],
    recorded: [],
    findings: [],
  };
}
