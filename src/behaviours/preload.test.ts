import { describe, expect, it } from 'vitest';
import { createPreloader, isFrugal } from './preload.ts';

function controllable() {
  const started: string[] = [];
  const ends = new Map<string, { resolve: () => void; reject: () => void }>();
  const load = (pathname: string) => {
    started.push(pathname);
    return new Promise<void>((resolve, reject) => ends.set(pathname, { resolve, reject }));
  };
  return { started, ends, load };
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('preloading', () => {
  // proves: calls.preload-limit
  it('has at most five in flight and goes on when one ends', async () => {
    const { started, ends, load } = controllable();
    const preloader = createPreloader(load, undefined);
    for (const name of ['/1', '/2', '/3', '/4', '/5', '/6', '/7']) preloader.add(name, false);
    expect(started).toEqual(['/1', '/2', '/3', '/4', '/5']);
    preloader.add('/urgent', true);
    ends.get('/2')?.resolve();
    await settled();
    expect(started.at(-1)).toBe('/urgent');
  });

  it('asks for a page once, unless it failed', async () => {
    const { started, ends, load } = controllable();
    const preloader = createPreloader(load, undefined);
    preloader.add('/1', false);
    preloader.add('/1', true);
    expect(started).toEqual(['/1']);
    ends.get('/1')?.reject();
    await settled();
    preloader.add('/1', true);
    expect(started).toEqual(['/1', '/1']);
  });

  it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])('fetches nothing ahead on %o', (connection) => {
    const { started, load } = controllable();
    createPreloader(load, connection).add('/1', true);
    expect(started).toEqual([]);
    expect(isFrugal({ effectiveType: '4g' })).toBe(false);
  });
});
