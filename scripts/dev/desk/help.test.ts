/** The help of the desk: every link leads somewhere in it. */
import { join } from 'node:path';
import type { Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { expect, it } from 'vitest';
import { readHelp } from './help.ts';

it('links to its own chapters, and names other files of the project', async () => {
  const { tree } = await readHelp(join(import.meta.dirname, '../../..'));
  const html = toHtml(tree as Root);
  const targets = [...html.matchAll(/ href="([^"]*)"/g)].map(([, target = '']) => target);
  const lost = targets.filter((target) => !(target.startsWith('#') && html.includes(`id="${decodeURIComponent(target.slice(1))}"`)));
  expect(lost).toEqual([]);
  expect(html).toContain('Deutsch (content/README.de.md)');
});
