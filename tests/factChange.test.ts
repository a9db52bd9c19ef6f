/** After a number has changed in the register, the check names every place of the real pages that quotes it, in every language, and no other place. */
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openContentCache } from '../scripts/content/contentCache.ts';
import { type Content, loadContent } from '../scripts/content/load.ts';
import { readConfig } from '../scripts/core/config.ts';
import { factEcho } from '../scripts/rules/factEcho.ts';
import { factNumber } from '../scripts/rules/factNumber/factNumber.ts';
import { factPhrase } from '../scripts/rules/factNumber/factPhrase.ts';
import { factRequired } from '../scripts/rules/factRequired.ts';
import { factUnmarked } from '../scripts/rules/factUnmarked.ts';
import type { Fact } from '../src/model/fact.ts';
import type { Issue, Position } from '../src/model/issue.ts';
import { pickPeriod } from './living/changeFact.ts';

const RULES = [factNumber, factPhrase, factEcho, factUnmarked, factRequired];
const config = readConfig({}, join(import.meta.dirname, '..'));
const { content } = await loadContent({ contentDir: config.contentDir, cache: openContentCache(config) });
if (!content) throw new Error('content/ cannot be read.');
const { id: FACT, days: DAYS, newDays: NEW_DAYS } = pickPeriod(content);

function withValue(before: Content, value: string): Content {
  return { ...before, facts: before.facts.map((fact) => (fact.id === FACT ? { ...fact, value } : fact)) };
}

/** Findings that the change alone has brought; mistakes that the pages have anyway do not count. */
function newFindings(changed: Content): Issue[] {
  const key = ({ ruleId, filePath, line, column }: Issue) => `${ruleId} ${filePath}:${line}:${column}`;
  const known = new Set(RULES.flatMap((rule) => rule.check(content as Content)).map(key));
  return RULES.flatMap((rule) => rule.check(changed)).filter((issue) => !known.has(key(issue)));
}

/** True for texts that readers see; a passage is shown by several pages. */
function isText({ filePath }: Position): boolean {
  return /^content\/(?:pages|passages)\//.test(filePath);
}

/** Positions in order, each once: a mark in a passage is reported once for all pages that show it. */
function positionsOf(found: readonly Position[]): string[] {
  return [...new Set(found.map(show))].sort();
}

function show({ filePath, line, column }: Position): string {
  return `${filePath}:${line}:${column}`;
}

describe(`${FACT} from ${DAYS} to ${NEW_DAYS} days`, () => {
  const findings = newFindings(withValue(content, `P${NEW_DAYS}D`));
  const onPages = findings.filter(isText);
  const marks = content.pages.flatMap((page) => page.outline.facts.filter(({ id }) => id === FACT));

  it('is quoted in every language', () => {
    const quoting = new Set(
      content.pages.filter((page) => page.outline.facts.some(({ id }) => id === FACT)).map((page) => page.localeCode),
    );
    expect([...quoting].sort()).toEqual(content.site.locales.map((locale) => locale.code).sort());
  });

  it('names every mark of it and no other', () => {
    const named = onPages.filter((issue) => issue.ruleId === 'fact-number');
    expect(positionsOf(named)).toEqual(positionsOf(marks.map(({ position }) => position)));
    for (const issue of named) expect(issue.message).toContain(`but fact ${FACT} is ${NEW_DAYS} days`);
  });

  it('names the headings and titles that repeat it, and nothing else on the pages', () => {
    const others = onPages.filter((issue) => issue.ruleId !== 'fact-number');
    const repeated = content.pages.flatMap((page) => {
      const { seo, title, shortTitle, teaser, steps } = page.frontmatter;
      const texts = [seo.title, seo.description, title, shortTitle, teaser, ...steps.map((step) => step.title)];
      const headings = page.outline.headings.map((heading) => heading.text);
      return [...texts, ...headings].filter((text) => new RegExp(`(?<!\\d)${DAYS}(?!\\d)`).test(text ?? '')).map(() => page.filePath);
    });
    expect(others.map((issue) => issue.ruleId)).toEqual(others.map(() => 'fact-echo'));
    expect(others.map((issue) => issue.filePath).sort()).toEqual(repeated.sort());
  });

  it('says how to write it in each language', () => {
    const german = onPages.find((issue) => issue.ruleId === 'fact-number' && issue.filePath.endsWith('/de.mdx'));
    expect(german?.fix).toMatch(new RegExp(`^write "${NEW_DAYS} Tagen?", or correct the fact in content/facts\\.yaml:\\d+\\.$`));
  });

  it('leaves nothing in the register but wordings of that fact', () => {
    const inRegister = findings.filter((issue) => !isText(issue));
    for (const issue of inRegister) expect(issue.message).toMatch(new RegExp(`^The accepted wording .* ${FACT} `));
  });
});

describe('every figure of the register', () => {
  const other: Readonly<Record<string, string>> = { '%': '99%', '/': '1/99', ha: '99 ha', days: '99 working days' };
  const change = (value: string | undefined): string | undefined => {
    if (value === undefined) return undefined;
    const kind = Object.keys(other).find((sign) => value.includes(sign));
    if (kind) return other[kind];
    if (/^\d{4}-/.test(value)) return '1999-12-31';
    return /^\d\d-/.test(value) ? '12-31' : value.replace(/[\d.]+/, '99');
  };

  // proves: law.quoted
  it('is watched: were it another, each of its marks in every language would be named', () => {
    const facts = content.facts.map((fact) => ({ ...fact, value: change(fact.value), min: change(fact.min), max: change(fact.max) }));
    const withFigure = new Set(facts.filter((fact) => fact.condition === undefined).map(({ id }) => id));
    const marks = content.pages.flatMap((page) => page.outline.facts.filter(({ id }) => withFigure.has(id)));
    const named = newFindings({ ...content, facts }).filter((issue) => issue.ruleId === 'fact-number' && isText(issue));
    expect(positionsOf(named)).toEqual(positionsOf(marks.map(({ position }) => position)));
    // Each fact that a page has to quote, in each language.
    const asked = facts.filter(({ id, pages }) => withFigure.has(id) && pages.length > 0).length;
    expect(marks.length).toBeGreaterThan(asked * content.site.locales.length);
  });
});

describe('a range whose end is written in another unit of the same length', () => {
  it('changes nothing', () => {
    const isYear = ({ max }: Fact) => max === 'P1Y';
    expect(content.facts.some(isYear)).toBe(true);
    const facts = content.facts.map((fact) => (isYear(fact) ? { ...fact, max: 'P12M' } : fact));
    expect(newFindings({ ...content, facts })).toEqual([]);
  });
});
