/** Writes a new page as a writer does: `npm run new` makes the six files, then words replace the placeholders in them. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The words that replace the placeholders of the template: title, text for search engines, short name, sentence, question. */
const WORDS: Readonly<Record<string, readonly [string, string, string, string, string]>> = {
  tr: [
    'Kira sözleşmesi imzalamadan önce',
    'Kira sözleşmesi imzalamadan önce nelere dikkat edilir: taraflar, kira bedeli, güvence bedeli, teslim belgesi ve yurt dışından imza.',
    'Kira sözleşmesi',
    'Kira sözleşmesini imzalamadan önce dikkatle okuyun.',
    'Kira sözleşmesi yazılı olmalı mı?',
  ],
  en: [
    'Before you sign a lease in Turkey',
    'What to look at before you sign a lease in Turkey: the parties, the rent, the deposit, the handover record and how to sign from abroad.',
    'Lease',
    'Read the lease carefully before you sign it.',
    'Does a lease have to be in writing?',
  ],
  de: [
    'Vor der Unterschrift unter einen Mietvertrag',
    'Worauf Sie vor der Unterschrift achten: Vertragsparteien, Miete, Kaution, Übergabe und die Unterschrift unter den Mietvertrag vom Ausland aus.',
    'Mietvertrag',
    'Lesen Sie den Mietvertrag vor der Unterschrift sorgfältig.',
    'Muss ein Mietvertrag schriftlich sein?',
  ],
  nl: [
    'Voordat u een huurcontract tekent',
    'Waar u op let voordat u in Turkije een huurcontract tekent: partijen, huur, waarborgsom, oplevering en tekenen vanuit het buitenland.',
    'Huurcontract',
    'Lees het huurcontract goed voordat u tekent.',
    'Moet een huurcontract schriftelijk zijn?',
  ],
  fr: [
    'Avant de signer un bail en Turquie',
    'Ce qu’il faut vérifier avant de signer un bail en Turquie\u00a0: les parties, le loyer, le dépôt de garantie, l’état du logement et la signature à distance.',
    'Bail',
    'Lisez le bail avec attention avant de le signer.',
    'Le bail doit-il être écrit\u202f?',
  ],
  ru: [
    'Перед подписанием договора аренды',
    'На что обратить внимание до подписания договора аренды в Турции: стороны, плата, залог, акт передачи и как подписать документ из-за рубежа.',
    'Договор аренды',
    'Внимательно прочитайте договор аренды перед подписанием.',
    'Нужна ли письменная форма договора аренды?',
  ],
};
/** The index of the words for each placeholder of the template, in the order of the file. */
const ORDER = [0, 1, 0, 2, 3, 3, 3, 3, 3, 3, 2, 3, 4, 3, 3, 0, 3, 3, 3];

/** Fills the files of the page that `npm run new -- <page>` has made, and publishes them. Throws when the outline has another number of gaps. */
export async function fillNewPage(contentDir: string, page: string): Promise<void> {
  for (const [locale, words] of Object.entries(WORDS)) {
    const path = join(contentDir, 'pages', page, `${locale}.mdx`);
    let gap = 0;
    const filled = (await readFile(path, 'utf8')).replace(/⟪[^⟫]*⟫/g, () => words[ORDER[gap++] ?? 3] ?? '');
    if (gap !== ORDER.length) throw new Error(`${path} has ${gap} gaps instead of ${ORDER.length}.`);
    await writeFile(path, filled.replace(/^draft: true.*\n/m, ''));
  }
}
