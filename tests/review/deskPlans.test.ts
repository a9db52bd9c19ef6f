/** The desk's forms show a large change before it is carried out, and leave the content as it was where they cannot finish. Neighbour: deskChanges.test.ts. */
import { symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { carryOut } from '../../scripts/dev/write/changes/carryOut.ts';
import { isLong } from '../long.ts';
import { prepareActions } from './deskActions.ts';
import { describeWithGit } from './history.ts';
import { GERMAN, PAGE } from './translations.ts';

const { history, texts, workshop, act, actOn } = prepareActions();

describeWithGit('the desk', () => {
  it('shows what a change would do, and carries out nothing that has not been shown', async () => {
    const before = texts();
    const plan = await act('renamePage', { pageId: 'kira-takip', newId: 'kira-izleme' });
    expect(plan.html).toContain('<code>/kira-takip</code> → <code>/kira-izleme</code>');
    expect(plan.html).toContain(`content/pages/rent/kira-izleme/de.mdx`);
    const other = await act('renamePage', { pageId: 'kira-takip', newId: 'kira-izleme', seen: 'another plan' });
    expect(other).toMatchObject({ isDone: false, html: expect.stringContaining('not what you have read') });
    expect(texts()).toEqual(before);
  });

  it('shows every sentence of a fact before and after, and asks for the words that no rule can write', async () => {
    await history().edit(`${PAGE}/de.mdx`, [/>5\s?Jahren</, '>fünf Jahren<']);
    const change = { id: 'rent-determination-threshold', value: '6 yıl', basis: 'TBK 344/4', reviewed: '2026-02-20' };
    const { html } = await act('setFact', change);
    expect(html).toContain('<del>5 yıl</del><ins>6 yıl</ins>');
    expect(html).toContain('<del>fünf Jahren</del><ins>?</ins>');
    expect(html).toContain('<input type="hidden" name="asked" value="de: fünf Jahren"/>');
    const again = await act('setFact', { ...change, asked: ['de: fünf Jahren'], written: 'sechs Jahren' });
    expect(again.html).toContain('<del>fünf Jahren</del><ins>sechs Jahren</ins>');
    // What was typed goes along with the plan.
    expect(again.html).toMatch(/name="asked" value="de: fünf Jahren"[\s\S]*value="sechs Jahren"/);
  });

  it('says beforehand what is left after the change of a fact, as it is left then, and changes nothing', async () => {
    await history().edit(`${PAGE}/de.mdx`, [/>5\s?Jahren</, '>fünf Jahren<']);
    await writeFile(join(history().contentDir, 'articles.yaml'), 'TBK:\n  asOf: 2026-01-01\n  articles: [344/3]\n');
    const change = { id: 'rent-determination-threshold', value: '6 yıl', basis: 'TBK 344/4', reviewed: '2026-02-20' };
    const { html: plan } = await act('setFact', change);
    expect(plan).toContain('data-foresee="/_desk/do/foreseeFact"');
    const before = texts();
    const { html } = await act('foreseeFact', change);
    expect(texts()).toEqual(before);
    expect(html).toContain('What npm run check will find then:');
    expect(html).toContain('Nobody has confirmed TBK 344/4.');
    const listOf = (text: string) => /<ol class="desk-findings">.*?<\/ol>/s.exec(text)?.[0];
    expect(listOf(html)).toContain('fünf Jahren');
    expect(listOf((await actOn('setFact', change)).html)).toBe(listOf(html));
    await expect(act('foreseeFact', { ...change, value: 'soon' })).rejects.toThrow('"soon" is no value');
  });

  it.runIf(isLong)(
    'puts the title that was typed into the source of a new page, and removes the page while nobody has written in it',
    async () => {
      const before = texts();
      await actOn('newPage', { area: 'rent', title: 'Depozito: ne zaman?' });
      const source = 'pages/rent/depozito-ne-zaman/tr.mdx';
      expect(texts()[source]).toContain('\ntitle: "Depozito: ne zaman?"\nshortTitle: ⟪');
      expect(texts()['pages/rent/depozito-ne-zaman/de.mdx']).toContain('\ntitle: ⟪');
      await actOn('retirePage', { pageId: 'depozito-ne-zaman' });
      expect(texts()).toEqual(before);

      await actOn('newPage', { area: 'rent', title: 'Depozito: ne zaman?' });
      await history().edit(source, ['shortTitle: ⟪', 'shortTitle: Depozito ⟪']);
      const refused = act('retirePage', { pageId: 'depozito-ne-zaman' });
      await expect(refused).rejects.toThrow(`they would be lost (content/${source})`);
      expect(texts()[source]).toContain('shortTitle: Depozito');
    },
  );

  it('leaves everything as it was when the disk refuses in the middle', async () => {
    const before = texts();
    const failing = carryOut(workshop(), async () => {
      await writeFile(join(history().contentDir, 'facts.yaml'), 'half');
      await writeFile(join(history().contentDir, 'new.yaml'), 'half');
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', syscall: 'write' });
    });
    await expect(failing).rejects.toThrow('Nothing is changed. The disk is full');
    expect(texts()).toEqual(before);
  });

  it('writes nowhere while the content contains a link to another place', async () => {
    await symlink(history().dir, join(history().contentDir, 'pages/rent/elsewhere'));
    await expect(act('record', { filePath: GERMAN })).rejects.toThrow('content/pages/rent/elsewhere is a link to another place');
  });
});
