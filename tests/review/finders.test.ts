/** The change report on finders: which answers lead to another outcome. */
import { expect, it } from 'vitest';
import { describeWithGit, type History, makeHistory, spoken, spokenSection } from './history.ts';

const FINDER = 'content/pages/rent/hangi-yol/tr.mdx';
const WAYS = 'Ways through the finders';

const outcome = (id: string, title: string) => `## [${title}](#${id})

Bakınız [Kira takibi](page:kira-takip).

<DoToday>

- Sözleşmenizi bulun.
- Ödemeleri yazın.

</DoToday>

<TimeLimits>

- Süre yoktur.

</TimeLimits>
`;

const TEXT = `---
seo:
  title: Hangi yol denemesi
  description: Hangi yol sayfası denemeler için vardır ve yeterince uzun bir açıklama taşır.
title: Hangi yol
description: Birkaç soru
kind: finder
order: 2
reviewed: 2026-01-01
---

## [Kira ödeniyor mu?](#soru)

<Choices>

- [Evet](#izle)
- [Hayır](#ne-zamandir)

</Choices>

## [Ne zamandır?](#ne-zamandir)

<Choices>

- [Bir aydır](#ihtar)
- [Uzun süredir](#dava)

</Choices>

${outcome('izle', 'Kirayı izleyin')}
${outcome('ihtar', 'İhtar gönderin')}
${outcome('dava', 'Dava açın')}`;

async function makeFinder(): Promise<History> {
  const history = await makeHistory();
  await history.write(FINDER, TEXT);
  history.commit('A finder');
  history.git('tag', 'finder');
  return history;
}

describeWithGit('finders', () => {
  it('names the answers that lead elsewhere now, with the outcome before and now', async () => {
    const history = await makeFinder();
    await history.edit(FINDER, (text) => text.replace('[Uzun süredir](#dava)', '[Uzun süredir](#ihtar)'));
    const report = await history.review('finder');
    expect(spokenSection(report, WAYS)).toContain('Hangi yol Hayır → Uzun süredir Dava açın İhtar gönderin');
    expect(spokenSection(report, WAYS)).not.toContain('Bir aydır');
    expect(spoken(report)).toContain('1 way through a finder ends elsewhere. Hangi yol');
  });

  it('tells a new answer and one that is gone', async () => {
    const history = await makeFinder();
    await history.edit(FINDER, (text) => text.replace('- [Bir aydır](#ihtar)', '- [Kiracı çıktı](#izle)'));
    const ways = spokenSection(await history.review('finder'), WAYS);
    expect(ways).toContain('Hayır → Kiracı çıktı No such way Kirayı izleyin');
    expect(ways).toContain('Hayır → Bir aydır İhtar gönderin No such way');
  });

  it('says nothing of an answer or an outcome in other words', async () => {
    const history = await makeFinder();
    await history.edit(FINDER, (text) => text.replace('[Uzun süredir]', '[Aylardır]').replace('[Dava açın]', '[Davayı açın]'));
    expect(spokenSection(await history.review('finder'), WAYS)).toBe('');
  });
});
