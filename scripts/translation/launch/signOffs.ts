/** Lists the pages without a valid sign-off of a lawyer. Neighbour: ./openPoints.ts. */
import { type InEachLanguage, inEachLanguage } from '../../../src/messages/language.ts';
import type { Content } from '../../content/load.ts';
import { judgeSignOff } from '../signOff.ts';
import { describeSignOff } from '../wording.ts';

/** A page with the languages that need a sign-off. */
export interface UnsignedPage {
  /** Folder below content/pages: divorce/tanimatenfiz. */
  readonly name: string;
  /** Languages that were never signed off. */
  readonly never: readonly string[];
  /** Languages whose sign-off is no longer valid, with the reason. */
  readonly fallen: readonly { readonly localeCode: string; readonly why: InEachLanguage }[];
}

/** Without drafts, which are not published. */
export function listUnsigned(content: Content): UnsignedPage[] {
  const pages = new Map<string, { never: string[]; fallen: { localeCode: string; why: InEachLanguage }[] }>();
  for (const page of content.pages) {
    if (page.frontmatter.draft) continue;
    const name = `${page.area}/${page.pageId}`;
    const entry = pages.get(name) ?? { never: [], fallen: [] };
    const signOff = judgeSignOff(page, content.records.get(page.pageId)?.signOffs[page.localeCode], content);
    if (signOff.state === 'none') entry.never.push(page.localeCode);
    if (signOff.state === 'void')
      entry.fallen.push({ localeCode: page.localeCode, why: inEachLanguage((language) => describeSignOff(signOff, language)) });
    pages.set(name, entry);
  }
  const codes = content.site.locales.map(({ code }) => code);
  const inOrder = ({ never, fallen }: { never: string[]; fallen: UnsignedPage['fallen'] }) => ({
    never: codes.filter((code) => never.includes(code)),
    fallen,
  });
  return [...pages].map(([name, entry]) => ({ name, ...inOrder(entry) })).filter(({ never, fallen }) => never.length + fallen.length > 0);
}
