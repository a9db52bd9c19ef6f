/** The rules of wording with the site's own registers: what they report, and what they allow, in each language. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { REGISTERS } from '../scripts/cli/bench/corpus.ts';
import { type Content, loadContent } from '../scripts/content/load.ts';
import { WORDING_RULES } from '../scripts/rules/wording/rules.ts';
import type { Issue } from '../src/model/issue.ts';

const root = join(import.meta.dirname, '..');
const dir = mkdtempSync(join(tmpdir(), 'wording-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const ALONE = (words: string) => `<Fact id="consular-unilateral-condition">${words}</Fact>`;
const CASES = (words: string) => `<Fact id="eviction-duration">${words}</Fact>`;

/** Rule, language, a text that it finds, and one that it lets pass. */
const TEXTS: readonly (readonly [rule: string, localeCode: string, bad: string, good: string])[] = [
  [
    'claim-conflict',
    'tr',
    `Eski eşinizin ${ALONE('Türk vatandaşlığı yok')}.`,
    `Eski eşinizin ${ALONE('Türk vatandaşlığı yok')} veya vefat etti.`,
  ],
  [
    'claim-conflict',
    'en',
    `Your ex-spouse ${ALONE('is not a Turkish citizen')}.`,
    `Your ex-spouse ${ALONE('is not a Turkish citizen')} or has died.`,
  ],
  [
    'claim-conflict',
    'de',
    'Ihr Ex-Partner hat nur eine ausländische Staatsangehörigkeit.',
    'Ihr Ex-Partner hat eine ausländische Staatsangehörigkeit.',
  ],
  [
    'claim-conflict',
    'nl',
    'Uw ex-partner heeft uitsluitend een buitenlandse nationaliteit.',
    'Uw ex-partner heeft een buitenlandse nationaliteit.',
  ],
  [
    'claim-conflict',
    'fr',
    'Le divorce doit d’abord être reconnu ou inscrit en Turquie.',
    'Le divorce doit être reconnu ou inscrit en Turquie.',
  ],
  ['claim-conflict', 'ru', 'Он имеет турецкое или двойное гражданство.', 'Турецкое гражданство есть у вас обоих.'],
  ['estimate-basis', 'tr', `Dava ${CASES('8 ila 12 ay')} sürer.`, `Deneyimimize göre dava ${CASES('8 ila 12 ay')} sürer.`],
  ['estimate-basis', 'en', 'These are estimates from our experience.', 'The estimate of the expert counts.'],
  ['estimate-basis', 'de', `Das dauert ${CASES('8 bis 12 Monate')}.`, `Das dauert nach unserer Erfahrung ${CASES('8 bis 12 Monate')}.`],
  ['estimate-basis', 'nl', 'Deze duur is een schatting.', 'De waarde in het rapport is een schatting.'],
  [
    'estimate-basis',
    'fr',
    `D’après notre expérience : ${CASES('8 à 12 mois')} (<Law ref="TBK 344" />).`,
    `D’après notre expérience : ${CASES('8 à 12 mois')}.`,
  ],
  ['estimate-basis', 'ru', `Это длится ${CASES('8–12 месяцев')}.`, `По нашему опыту, это длится ${CASES('8–12 месяцев')}.`],
  [
    'abbreviation',
    'tr',
    'Evlenemezsiniz (<Law ref="TMK 130" />).',
    'Evlenemezsiniz (Türk Medeni Kanunu’nun ilgili maddesi, <Law ref="TMK 130" />).',
  ],
  ['abbreviation', 'en', 'You cannot remarry (<Law ref="TMK 130" />).', 'You cannot remarry (Turkish Civil Code, <Law ref="TMK 130" />).'],
  ['abbreviation', 'de', 'Das steht in <Law ref="TMK 130" />.', 'Das steht im türkischen Zivilgesetzbuch (<Law ref="TMK 130" />).'],
  ['abbreviation', 'nl', 'Dat staat in de KVKK.', 'Dat staat in de Turkse wet bescherming persoonsgegevens (KVKK).'],
  ['abbreviation', 'fr', 'Le plafond suit l’indice TÜFE.', 'Le plafond suit l’indice des prix à la consommation (TÜFE).'],
  [
    'abbreviation',
    'ru',
    'Развод регистрируют (<Law ref="5490 27/A" />).',
    'Так говорит статья Закона о регистрации населения (<Law ref="5490 27/A" />).',
  ],
  ['term-unexplained', 'tr', 'Karar tebliğ edilir.', 'Karar tebliğ edilir, yani resmen ulaştırılır.'],
  ['term-unexplained', 'en', 'You need an apostille.', 'You need an apostille. It lets a document be used in another country.'],
  ['term-unexplained', 'de', 'Das Vollstreckungsamt sendet ihn.', 'Das Vollstreckungsamt (die Behörde, die Geld eintreibt) sendet ihn.'],
  ['term-unexplained', 'nl', 'Neem de <Term>vekâletname</Term> mee.', 'Neem de volmacht (<Term>vekâletname</Term>) mee.'],
  ['term-unexplained', 'fr', 'Votre réserve est protégée.', 'Votre réserve est la part dont on ne pouvait vous priver.'],
  ['term-unexplained', 'ru', 'У вас есть «Мави карт».', 'У вас есть «Мави карт» — карта для тех, кто вышел из гражданства с разрешения.'],
  ['country-bound', 'tr', 'Alman belediyesine gidin.', 'Belediyeye gidin, örneğin Almanya’da.'],
  ['country-bound', 'en', 'Ask a German lawyer as well.', 'In Germany, for example, ask a lawyer as well.'],
  ['country-bound', 'de', 'In Deutschland gilt eine andere Frist.', 'In Deutschland zum Beispiel gilt eine andere Frist.'],
  ['country-bound', 'nl', 'Het Nederlandse recht kent dit niet.', 'Elders, zoals in Nederland, is dat anders.'],
  ['country-bound', 'fr', 'L’Allemagne a ses propres règles.', 'D’autres pays, comme la France, ont leurs propres règles.'],
  ['country-bound', 'ru', 'В Германии свои правила.', 'Например, в Германии свои правила.'],
  ['hedge', 'tr', 'Önce bize sorun. Sonra yine bize danışın.', 'Önce konsolosluğa sorun.'],
  ['hedge', 'en', 'Ask us first. Then ask us again.', 'Ask the consulate first. Then ask us.'],
  ['hedge', 'de', 'Fragen Sie uns vorab. Fragen Sie uns auch danach.', 'Fragen Sie das Konsulat.'],
  ['hedge', 'nl', 'Vraag ons eerst. U kunt ons vragen.', 'Vraag het consulaat.'],
  ['hedge', 'fr', 'Posez-nous la question. Vous pouvez nous demander.', 'Posez la question au consulat.'],
  ['hedge', 'ru', 'Спросите нас. Можно спросить у нас.', 'Спросите консульство.'],
];

/** A sentence for stock-sentence: found on four pages, not on three. */
const STOCK: Readonly<Record<string, string>> = {
  tr: 'Masrafları karşılayamıyorsanız mahkemeden yardım isteyebilirsiniz, bunu unutmayın.',
  en: 'If you cannot afford the costs, you can ask the court.',
  de: 'Wenn Sie die Kosten nicht tragen können, hilft das Gericht.',
  nl: 'Kunt u de kosten niet dragen, dan helpt de rechter.',
  fr: 'Si vous ne pouvez pas payer, le tribunal peut aider.',
  ru: 'Если расходы вам не по силам, поможет суд.',
};
const LOCALES = Object.keys(STOCK);

/** The sentence in one of two forms, so that pages of the two cases do not count together. */
function stockOf(localeCode: string, count: number): string {
  return count === 3 ? `3 ${STOCK[localeCode]}` : `${STOCK[localeCode]}`;
}

let content: Content;
let found: readonly Issue[];

function write(path: string, text: string): void {
  mkdirSync(dirname(join(dir, path)), { recursive: true });
  writeFileSync(join(dir, path), text);
}

function writePage(pageId: string, localeCode: string, body: string): void {
  const shared = localeCode === 'tr' ? 'kind: service\n' : '';
  const head = `seo: { title: x, description: x }\ntitle: x\ndescription: x\n${shared}`;
  write(`pages/rent/${pageId}/${localeCode}.mdx`, `---\n${head}---\n\n${body}\n`);
}

beforeAll(async () => {
  for (const name of [...REGISTERS, 'urls.yaml']) cpSync(join(root, 'content', name), join(dir, name), { recursive: true });
  write('launch.yaml', '[]\n');
  for (const [index, [, localeCode, bad, good]] of TEXTS.entries()) {
    for (const [name, text] of [[`bad-${index}`, bad] as const, [`good-${index}`, good] as const]) {
      if (localeCode !== 'tr') writePage(name, 'tr', 'Metin.');
      writePage(name, localeCode, text);
    }
  }
  for (const count of [3, 4])
    for (const number of Array(count).keys())
      for (const localeCode of LOCALES) writePage(`stock-${count}-${number}`, localeCode, stockOf(localeCode, count));
  const loaded = await loadContent({ contentDir: dir, texts: false });
  content = loaded.content ?? expect.fail(JSON.stringify(loaded.issues));
  found = WORDING_RULES.flatMap((rule) => rule.check(content));
});

/** Rules that found something in a file. */
function rulesFor(pageId: string, localeCode: string): string[] {
  return found.filter(({ filePath }) => filePath === `content/pages/rent/${pageId}/${localeCode}.mdx`).map(({ ruleId }) => ruleId);
}

describe('a text', () => {
  it.each(TEXTS.map((entry, index) => [index, ...entry] as const))('%i: %s finds in %s: %s', (index, rule, localeCode) => {
    expect(rulesFor(`bad-${index}`, localeCode)).toContain(rule);
  });

  it.each(TEXTS.map((entry, index) => [index, ...entry] as const))('%i: %s lets pass in %s, beside: %s', (index, rule, localeCode) => {
    expect(rulesFor(`good-${index}`, localeCode)).not.toContain(rule);
  });
});

describe('a sentence', () => {
  it.each(LOCALES)('in %s may be on three pages, and is found on four', (localeCode) => {
    expect(rulesFor('stock-3-0', localeCode)).not.toContain('stock-sentence');
    expect(rulesFor('stock-4-0', localeCode)).toContain('stock-sentence');
  });
});

it('every rule is tried in every language', () => {
  const tried = new Set(TEXTS.map(([rule, localeCode]) => `${rule} ${localeCode}`));
  const rules = WORDING_RULES.map(({ id }) => id).filter((id) => id !== 'stock-sentence');
  expect(rules.flatMap((id) => LOCALES.map((localeCode) => `${id} ${localeCode}`)).filter((pair) => !tried.has(pair))).toEqual([]);
});
