/** Who may sign off what: Git's name, with the rights of content/people.yaml. */
import { expect, it } from 'vitest';
import type { Page } from '../../../src/model/page.ts';
import type { Person } from '../../../src/model/person.ts';
import { chooseSigner } from './signer.ts';

const people: readonly Person[] = [
  { id: 'a', name: 'Ayşe Deneme', languages: [], signs: { languages: ['tr', 'de'], areas: ['divorce'], recordedBy: ['Selin Deneme'] } },
  { id: 'b', name: 'Burak Deneme', languages: ['tr'], signs: { languages: ['tr'] } },
  { id: 's', name: 'Selin Deneme', languages: ['tr'] },
];
const page = (area: string, localeCode: string) => ({ area, localeCode, filePath: `content/pages/${area}/x/${localeCode}.mdx` }) as Page;
const GERMAN = page('divorce', 'de');

it('signs in Git’s name', () => {
  expect(chooseSigner(people, [GERMAN], { by: undefined, gitName: 'Ayşe Deneme' })).toEqual({ by: 'Ayşe Deneme' });
});

it('signs for another person who allows it, and says who recorded it', () => {
  expect(chooseSigner(people, [GERMAN], { by: 'Ayşe Deneme', gitName: 'Selin Deneme' })).toEqual({
    by: 'Ayşe Deneme',
    recordedBy: 'Selin Deneme',
  });
});

it.each([
  ['Burak Deneme', undefined, page('rent', 'de'), 'content/pages/rent/x/de.mdx: the language de'],
  ['Ayşe Deneme', undefined, page('rent', 'de'), 'content/pages/rent/x/de.mdx: the area rent'],
  ['Burak Deneme', 'Ayşe Deneme', GERMAN, 'You are "Burak Deneme" in Git and may not sign for "Ayşe Deneme".'],
  ['Selin Deneme', undefined, GERMAN, 'content/people.yaml gives "Selin Deneme" nothing to sign.'],
  ['Selin Deneme', 'Ayse Deneme', GERMAN, 'content/people.yaml has no person "Ayse Deneme". Did you mean "Ayşe Deneme"?'],
  [undefined, 'Ayşe Deneme', GERMAN, 'Git does not know who you are. Type: git config user.name'],
])('%s by %s is refused', (gitName, by, one, problem) => {
  expect(() => chooseSigner(people, [one], { by, gitName })).toThrow(problem);
});
