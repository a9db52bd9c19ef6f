/** Each label of the register (src/model/label.ts) is used by a file of the site or of its tools. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LABELS } from '../src/model/label.ts';
import { kindLabel } from '../src/model/labelKey.ts';
import { PAGE_KINDS } from '../src/model/page.ts';

const root = join(import.meta.dirname, '..');

/** Texts of the code; the register itself and tests show nothing. */
const codes = ['src', 'scripts'].flatMap((dir) =>
  readdirSync(join(root, dir), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|generated|model.label\.ts$/.test(name))
    .map((name) => readFileSync(join(root, dir, name), 'utf8')),
);

/** Ways in which code asks for a label: each gives keys, or a stretch of code that lists some. */
const USES = [
  // t('menu'), text('clickHere'), t(LABELS[kind] ?? 'notice.introduction')
  /\b(?:t|text)\((?:[^'()]*\?\? )?('[^']+')/g,
  // labels[code]?.['site.tagline']
  /\?\.\[('[^']+')\]/g,
  // const LABELS: … LabelKey>> = { highlights: 'notice.highlights' }
  /(?:LabelKey|ToolLabel)>+ = (\{[^}]*\})/g,
  // <Remark kind="note" …>, which asks for t(kind)
  /<Remark (kind="\w+")/g,
];

const asked = new Set([
  ...PAGE_KINDS.flatMap((kind) => kindLabel(kind) ?? []),
  ...codes.flatMap((code) =>
    USES.flatMap((use) => [...code.matchAll(use)].flatMap(([, stretch = '']) => stretch.match(/(?<=['"])[\w.]+(?=['"])/g) ?? [])),
  ),
]);

describe('the register of labels', () => {
  // proves: layout.label-used
  it.each(Object.keys(LABELS))('has %s, which the site asks for', (key) => {
    expect(asked.has(key)).toBe(true);
  });
});
