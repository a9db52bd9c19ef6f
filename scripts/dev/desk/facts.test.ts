/** The desk's facts are told in words that a reviewer understands, and with the file in which each sentence stands. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { FORM_WORDS } from '../../../src/messages/forms.ts';
import { LANGUAGES } from '../../../src/messages/language.ts';
import type { Deadline } from '../../../src/model/deadline.ts';
import { makeContent } from '../../../tests/fixture.ts';
import { loadContent } from '../../content/load.ts';
import { readTypedValue } from '../../content/quantity/typedValue.ts';
import { describeDeadline } from './deadlineWords.ts';
import { deriveFacts } from './facts.ts';
import type { DeskSource } from './source.ts';

const FACT = 'rent-determination-threshold';

async function load(contentDir: string) {
  const { content } = await loadContent({ contentDir });
  if (!content) throw new Error('The content cannot be read.');
  return content;
}

it('a sentence of a passage stands in the passage, once for all pages that show it', async () => {
  const dir = await makeContent();
  for (const [code, words] of [
    ['tr', `Kiracılık <Fact id="${FACT}">5\u00a0yıl</Fact> sürdüyse mahkeme kirayı belirler.`],
    ['de', `Nach <Fact id="${FACT}">5\u00a0Jahren</Fact> setzt das Gericht die Miete fest.`],
  ]) {
    const passage = join(dir, `passages/rent-reset/${code}.mdx`);
    await mkdir(dirname(passage), { recursive: true });
    await writeFile(passage, `${words}\n`);
    for (const page of ['rent/kira-hukuku', 'general/home']) {
      const path = join(dir, `pages/${page}/${code}.mdx`);
      await writeFile(path, `${await readFile(path, 'utf8')}\n<Passage id="rent-reset" />\n`);
    }
  }
  const source = { content: await load(dir), today: '2026-11-28', language: 'en' } as unknown as DeskSource;
  const { open } = deriveFacts(source, { fact: FACT });
  const german = open?.groups.find(({ localeCode }) => localeCode === 'de')?.quotes ?? [];
  expect(german.filter(({ after }) => after.includes('setzt das Gericht')).map(({ name }) => name)).toEqual(['rent-reset']);
  expect(german.map(({ name }) => name)).toContain('kira-hukuku');
});

it.each(LANGUAGES)('the values that the form gives as examples are taken (%s)', (language) => {
  const { valueHint, rangeHint } = FORM_WORDS[language].change;
  for (const hint of [valueHint, rangeHint]) {
    const examples = hint.match(/%?\d[^,;]*?(?=,|;|\.$)/g) ?? [];
    expect(examples.length).toBeGreaterThan(0);
    for (const example of examples) expect(readTypedValue(example), example).toHaveProperty('value');
    if (language !== 'en') expect(hint).not.toMatch(/days|months|year/);
  }
});

it('a deadline is told in the words of the register', () => {
  const deadline: Deadline = {
    situationOrder: 0,
    calculated: true,
    act: { en: 'Second signature', de: 'Zweite Unterschrift' },
    who: { id: 'ex-spouse', text: { en: 'Ex-spouse', de: 'Geschiedene Person' } },
    starts: { id: 'first-signature', words: { en: { day: 'the day', from: 'from the day of the first signature' } } },
    direction: 'after',
    counted: 'calendar-days',
    recess: false,
    outcome: { id: 'application-rejected', text: { en: 'The application is rejected.', de: 'Der Antrag wird abgelehnt.' } },
    exceptions: [],
    moves: [],
  };
  expect(describeDeadline(deadline, 'en')).toBe(
    'Second signature; Ex-spouse: from the day of the first signature; counted in calendar days; The application is rejected',
  );
  expect(describeDeadline(deadline, 'de')).toContain('Geschiedene Person: first-signature; gezählt in Kalendertagen');
});
