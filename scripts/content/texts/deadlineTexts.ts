/** Lists the texts of the deadlines that readers see: the words of content/deadlines.yaml, and what has to be done (facts.yaml, `act`). */
import type { Content } from '../load.ts';
import type { YamlSource } from '../yaml.ts';

export interface RegisterText {
  readonly localeCode: string;
  readonly text: string;
  readonly yaml: YamlSource;
  /** Text of the register's file. */
  readonly fileText: string;
  readonly path: readonly string[];
}

/** Without the phrases under `also`, which are patterns. */
export function deadlineTexts({ deadlines, facts, factsYaml, factsText }: Content): RegisterText[] {
  if (!deadlines) return [];
  const { yaml, fileText } = deadlines;
  const { events, ...sections } = deadlines.entries;
  const days = Object.entries(events).flatMap(([id, words]) =>
    Object.entries(words).flatMap(([localeCode, { day, from, before }]) =>
      Object.entries({ day, from, before }).flatMap(([form, text]) =>
        text === undefined ? [] : [{ localeCode, text, yaml, fileText, path: ['events', id, localeCode, form] }],
      ),
    ),
  );
  const others = Object.entries(sections).flatMap(([section, entries]) =>
    Object.entries(entries).flatMap(([id, words]) =>
      Object.entries(words).map(([localeCode, text]) => ({ localeCode, text, yaml, fileText, path: [section, id, localeCode] })),
    ),
  );
  const acts = facts.flatMap(({ id, deadline }) =>
    Object.entries(deadline?.act ?? {}).map(([localeCode, text]) => ({
      ...{ localeCode, text, yaml: factsYaml, fileText: factsText },
      path: [id, 'deadline', 'act', localeCode],
    })),
  );
  return [...days, ...others, ...acts];
}
