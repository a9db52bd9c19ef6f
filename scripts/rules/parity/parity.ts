/**
 * Rule parity: a translation has the same structure as its source, apart from parts that are missing altogether (./partMissing.ts). Facts
 * are checked by fact-required.
 */
import { LINK_SCHEMES } from '../../../src/model/component.ts';
import type { Issue } from '../../../src/model/issue.ts';
import type { Page } from '../../../src/model/page.ts';
import type { Content } from '../../content/load.ts';
import { ownPathname } from '../reference.ts';
import { isUnknownStatute } from '../registerNames.ts';
import { hasRegisters, pagesToCheck, type Rule } from '../rule.ts';
import { type Counterparts, type IsUnknown, PARITY } from './counterparts.ts';
import { compareEntries } from './entries.ts';
import { compareHeadings, pairSections } from './headings.ts';
import { compareParts } from './parts.ts';
import { comparePassages, withoutPassages } from './passages.ts';
import { compareReferences } from './references.ts';
import { joinSourceSlips } from './sourceSlip.ts';
import { withoutMissing } from './withoutMissing.ts';

export const parity: Rule = {
  id: PARITY,
  check: (content) => {
    const judges = { isBroken: isBrokenIn(content), isUnknown: isUnknownIn(content) };
    const translations = counterpartsOf(content, inAllLanguages(content));
    const found = [...translations.flatMap(comparePages), ...(hasRegisters(content) ? comparePassages(content, judges) : [])];
    return joinSourceSlips(content, found);
  },
  scopes: ['page', 'registers'],
};

function comparePages(counterparts: Counterparts): Issue[] {
  const own = { ...counterparts, source: withoutPassages(counterparts.source), own: withoutPassages(counterparts.own) };
  return [...compareHeadings(own), ...compareEntries(own), ...compareParts(own), ...compareReferences(own)];
}

/** The pages to check with all their other languages, because a slip of the source is only known from all translations. */
function inAllLanguages(content: Content): readonly Page[] {
  const { pages, focus } = content;
  return focus ? pages.filter(({ pageId }) => pageId === focus.pageId) : pages;
}

/** Each of the translations in `checked` with its source. Translations without a readable source are skipped. */
export function counterpartsOf(content: Content, checked = pagesToCheck(content)): Counterparts[] {
  const { site, pages, fileOf } = content;
  const [isBroken, isUnknown] = [isBrokenIn(content), isUnknownIn(content)];
  const sources = new Map(pages.filter((page) => page.localeCode === site.defaultLocale).map((page) => [page.pageId, page]));
  return checked.flatMap((own) => {
    const wholeSource = sources.get(own.pageId);
    const ownFile = fileOf.get(own);
    const sourceFile = wholeSource && fileOf.get(wholeSource);
    if (!wholeSource || wholeSource === own || !ownFile || !sourceFile) return [];
    const source = withoutMissing(wholeSource, own, sourceFile);
    const sections = pairSections(withoutPassages(source), withoutPassages(own));
    return [{ source, wholeSource, own, sourceFile, ownFile, sourceName: `${site.defaultLocale}.mdx`, sections, isBroken, isUnknown }];
  });
}

function isBrokenIn({ site, pageIds }: Content): Counterparts['isBroken'] {
  return (target) =>
    target.startsWith(LINK_SCHEMES.page)
      ? !pageIds.has(target.slice(LINK_SCHEMES.page.length).split('#')[0] ?? '')
      : ownPathname(site, target) !== undefined;
}

function isUnknownIn(content: Content): IsUnknown {
  const { passages, links, registers } = content;
  return {
    passage: (id) => !passages.has(id),
    official: (id) => !Object.hasOwn(links?.entries ?? {}, id),
    fee: (id) => !Object.hasOwn(registers.fees?.entries ?? {}, id),
    law: (reference) => isUnknownStatute(content, reference),
  };
}
