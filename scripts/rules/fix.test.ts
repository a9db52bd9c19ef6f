import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeContent } from '../../tests/fixture.ts';
import { loadContent } from '../content/load.ts';
import { fixTypography } from './fix.ts';
import { typography } from './typography/typography.ts';

const PAGE = `---
# "a comment" stays...
seo:
  title: 'Es geht''s "um" Miete'
  description: "Eine \\"lange\\" Beschreibung von 3 Monaten, z.B. für Versuche und andere Dinge."
title: Startseite
description: >-
  Ein "kurzer" Anfang mit 90
  Tagen und <Fact id="rent-determination-threshold">5 Jahren</Fact>...
slides:
  - title: Miete
    text: Ist Ihre Miete "zu niedrig" ?
    page: kira-hukuku
reviewed: 2026-01-01
---

## Themen "in Kürze"

- Ein **"fetter** Punkt" mit [Link "hier"](page:kira-hukuku "Titel") und <Term>Türkiye'de</Term> (<Law ref="TBK 344" />).
- Code \`"bleibt" 5 Tage\`, ein \\"Zeichen\\" und 25% - so.

> Zitat nach 3
> Monaten "ohne" Ende...
`;

async function fixed(text: string): Promise<{ names: readonly string[]; now: string; dir: string }> {
  const dir = await makeContent();
  const path = join(dir, 'pages/general/home/de.mdx');
  await writeFile(path, text);
  const names = await fixTypography(dir);
  return { names, now: await readFile(path, 'utf8'), dir };
}

describe('fixTypography', () => {
  it('fixes texts and touches no syntax, key, comment, code, target or attribute', async () => {
    const { names, now } = await fixed(PAGE);
    expect(names).toEqual(['pages/general/home/de.mdx']);
    expect(now.replaceAll('\u00a0', '␣')).toBe(`---
# "a comment" stays...
seo:
  title: 'Es geht’s „um“ Miete'
  description: "Eine „lange“ Beschreibung von 3␣Monaten, z.␣B. für Versuche und andere Dinge."
title: Startseite
description: >-
  Ein „kurzer“ Anfang mit 90␣Tagen und <Fact id="rent-determination-threshold">5␣Jahren</Fact>…
slides:
  - title: Miete
    text: Ist Ihre Miete „zu niedrig“?
    page: kira-hukuku
reviewed: 2026-01-01
---

## Themen „in Kürze“

- Ein **„fetter** Punkt“ mit [Link „hier“](page:kira-hukuku "Titel") und <Term>Türkiye’de</Term> (<Law ref="TBK 344" />).
- Code \`"bleibt" 5 Tage\`, ein „Zeichen“ und 25␣% – so.

> Zitat nach 3
> Monaten „ohne“ Ende…
`);
  });

  it('leaves every other part of the outline as it was', async () => {
    const before = await makeContent();
    await writeFile(join(before, 'pages/general/home/de.mdx'), PAGE);
    const { dir } = await fixed(PAGE);
    const outlineIn = async (contentDir: string) => {
      const { content, issues } = await loadContent({ contentDir });
      const outline = content?.pages.find((page) => page.filePath.endsWith('home/de.mdx'))?.outline;
      const plain = (text: string) =>
        text
          .replace(/["'“”„’]/g, '')
          .replace(/[\s\u00a0…–.-]+/g, '')
          .replace('z B', 'zB');
      return {
        issues,
        blocks: outline?.blocks.map((block) => [block.type, plain(block.text)]),
        links: outline?.links.map((link) => link.target),
        facts: outline?.facts.map((fact) => fact.id),
      };
    };
    expect(await outlineIn(dir)).toEqual(await outlineIn(before));
  });

  it('fixes the texts of registers', async () => {
    const dir = await makeContent('countries');
    const path = join(dir, 'countries.yaml');
    const right = await readFile(path, 'utf8');
    await writeFile(path, right.replace('de: endgültige Entscheidung', 'de: \'"endgültige" Entscheidung\''));
    expect(await fixTypography(dir)).toEqual(['countries.yaml']);
    expect(await readFile(path, 'utf8')).toBe(right.replace('de: endgültige Entscheidung', "de: '„endgültige“ Entscheidung'"));
  });

  it('changes nothing when it runs again', async () => {
    const { now, dir } = await fixed(PAGE);
    expect(await fixTypography(dir)).toEqual([]);
    expect(await readFile(join(dir, 'pages/general/home/de.mdx'), 'utf8')).toBe(now);
  });

  it('keeps line ends of Windows and leaves files alone that it cannot read', async () => {
    const { now } = await fixed(PAGE.replaceAll('\n', '\r\n'));
    expect(now).toContain('„kurzer“');
    expect(now.replaceAll('\r\n', '')).not.toContain('\n');
    const broken = PAGE.replace('## Themen', '## <b Themen');
    expect((await fixed(broken)).now).toBe(broken);
  });

  it('leaves only what it cannot fix: a range over two lines of a quotation', async () => {
    const { dir } = await fixed(PAGE);
    const { content } = await loadContent({ contentDir: dir });
    expect(content && typography.check(content).map((issue) => issue.line)).toEqual([21]);
  });

  it.each(['', 'The editor has saved this meanwhile.'])('leaves a file as it is that is saved while it runs: "%s"', async (saved) => {
    const dir = await makeContent();
    const path = join(dir, 'pages/general/home/de.mdx');
    await writeFile(path, PAGE);
    const names = await fixTypography(dir, async (options) => {
      const loaded = await loadContent(options);
      await writeFile(path, saved);
      return loaded;
    });
    expect(names).toEqual([]);
    expect(await readFile(path, 'utf8')).toBe(saved);
  });
});
