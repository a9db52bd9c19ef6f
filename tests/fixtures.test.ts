/** The site in tests/fixtures/rtl has each kind of page and each component that writers use. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { WRITER_COMPONENTS } from '../src/model/component.ts';
import { PAGE_KINDS } from '../src/model/page.ts';

const pagesDir = join(import.meta.dirname, 'fixtures/rtl/pages');
const texts = readdirSync(pagesDir, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.mdx'))
  .map((path) => readFileSync(join(pagesDir, path), 'utf8'));

it.each(PAGE_KINDS)('has a page of the kind %s', (kind) => {
  expect(texts.some((text) => new RegExp(`^kind: ${kind}$`, 'm').test(text))).toBe(true);
});

/** They show registers that the fixture lacks, of deeds, fees and terms; the live pages have them. */
const ON_LIVE_PAGES = new Set(['PowerOfAttorney', 'PowersOfAttorney', 'Fee', 'Glossary']);

it.each(Object.keys(WRITER_COMPONENTS).filter((name) => !ON_LIVE_PAGES.has(name)))('uses the component <%s>', (name) => {
  expect(texts.some((text) => new RegExp(`<${name}[ >]`).test(text))).toBe(true);
});
