import { describe, expect, it } from 'vitest';
import { nearestTitles, type TitledPage } from './nearestTitles.ts';

const pages: readonly TitledPage[] = [
  ['İletişim', '/iletisim'],
  ['Miras reddi', '/reddi-miras', '/services/inheritanceLaw/reddi-miras'],
  ['Miras hukuku', '/miras-hukuku'],
  ['Kira hukuku', '/kira-hukuku'],
  ['Отказ от наследства', '/ru/reddi-miras'],
];

describe('the nearest titles', () => {
  it.each([
    ['/iletişim', ['/iletisim']],
    ['/İletisim', ['/iletisim']],
    ['/eski/yol/mirasin-reddi', ['/reddi-miras']],
    ['/kira-hukuk', ['/kira-hukuku']],
    ['/otkaz/отказ-наследства/', ['/ru/reddi-miras']],
  ])('of %s begin with %s', (pathname, [nearest]) => {
    expect(nearestTitles(pages, pathname)[0]?.[1]).toBe(nearest);
  });

  it('come nearest first, and are three at most', () => {
    const found = nearestTitles([...pages, ['Miras', '/miras'], ['Miras 2', '/miras-2']], '/miras');
    expect(found[0]?.[1]).toBe('/miras');
    expect(found).toHaveLength(3);
  });

  it.each(['/wp-login.php', '/', '/xyz', '/…'])('of %s are none', (pathname) => {
    expect(nearestTitles(pages, pathname)).toEqual([]);
  });
});
