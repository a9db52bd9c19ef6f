/** Tests the deeds that are put together from the clauses of the register. */
import { describe, expect, it } from 'vitest';
import type { LocaleCode, PageId } from '#generated/types.ts';
import { type Clause, type ClauseRegister, deedTextsOf, localizeDeeds } from './clause.ts';
import type { Localized } from './site.ts';

const TR = 'tr' as LocaleCode;
const DE = 'de' as LocaleCode;
const both = (tr: string, de: string) => ({ tr, de }) as unknown as Localized;

const clause = (matters: readonly string[], text: string, more: Partial<Clause> = {}): Clause => ({
  ...{ matters, text, default: 'on', basis: ['HMK 74'] },
  ...{ says: both(`${text} açık`, `${text} deutsch`), why: both('neden', 'warum') },
  ...more,
});

const matter = (page: string, name: string) => ({
  page: page as PageId,
  name: both(name, `${name} deutsch`),
  ...{ form: 'drawn-up', photo: 'needed', signs: both('Siz', 'Sie'), papers: ['identity'] },
});

const register: ClauseRegister = {
  title: 'VEKÂLETNAME',
  opening: { text: 'Ben, …', says: both('Siz.', 'Sie.') },
  forms: { 'drawn-up': { fact: 'poa-form', words: both('Düzenleme', 'Beurkundung') } },
  photos: { needed: both('Evet', 'Ja') },
  papers: { identity: both('Kimlik', 'Ausweis') },
  matters: { sale: matter('tapu', 'Satış'), rent: matter('kira', 'Kira') },
  clauses: {
    sell: clause(['sale'], 'Satmaya yetkilidir.', { default: 'always' }),
    collect: clause(['rent'], 'Kirayı ister.', { default: 'always' }),
    receive: clause(['sale', 'rent'], 'Para alır.', {
      default: 'off',
      dangerous: both('Para gider.', 'Das Geld ist weg.'),
      refused: { text: 'Para alamaz.', says: both('Alamaz.', 'Darf nicht.') },
    }),
  },
};

describe('a deed', () => {
  it('has the clauses of its matter in the order of the register, in Turkish and in the reader’s language', () => {
    const [sale, rent] = localizeDeeds(register, DE, TR);
    expect(sale?.clauses.map(({ id, default: given }) => `${id} ${given}`)).toEqual(['sell always', 'receive off']);
    expect(rent?.clauses.map(({ id }) => id)).toEqual(['collect', 'receive']);
    expect(sale?.clauses[1]).toMatchObject({
      ...{ text: 'Para alır.', says: 'Para alır. deutsch', dangerous: 'Das Geld ist weg.' },
      refused: { text: 'Para alamaz.', says: 'Darf nicht.' },
    });
  });

  it('is headed in Turkish in every language, and names the papers in both', () => {
    for (const code of [TR, DE]) expect(localizeDeeds(register, code, TR)[0]?.title).toBe('VEKÂLETNAME: Satış');
    expect(localizeDeeds(register, DE, TR)[0]?.papers).toEqual([{ text: 'Kimlik', says: 'Ausweis' }]);
  });
});

describe('the texts of a page with deeds', () => {
  it('are those of its own matters', () => {
    expect(deedTextsOf(register, 'kira', DE, TR)).toContain('Kirayı ister. deutsch');
    expect(deedTextsOf(register, 'kira', DE, TR)).not.toContain('Satmaya yetkilidir. deutsch');
  });

  it('contain the wording of the deed in Turkish only, so that a new wording makes the translations outdated', () => {
    expect(deedTextsOf(register, 'tapu', TR, TR)).toEqual(expect.arrayContaining(['Ben, …', 'Satmaya yetkilidir.', 'Para alamaz.']));
    for (const text of ['Ben, …', 'Satmaya yetkilidir.', 'Para alamaz.']) expect(deedTextsOf(register, 'tapu', DE, TR)).not.toContain(text);
  });
});
