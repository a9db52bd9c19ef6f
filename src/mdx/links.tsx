/** Links in writers' text: pages and official addresses by id, contact links by name, other sites by URL. */
import type { ReactNode } from 'react';
import type { PageId } from '#generated/types.ts';
import type { PageContext } from '../layouts/pageContext.ts';
import { LINK_SCHEMES } from '../model/component.ts';
import { emailUrl, phoneUrl } from '../model/contact.ts';
import { languageOf } from '../model/officialLink.ts';
import { isWebAddress } from '../model/webAddress.ts';
import { LinkFree, useLinkFree } from './linkFree.tsx';

export function Link({ context, href = '', children }: { context: PageContext; href?: string; children?: ReactNode }) {
  const official = href.startsWith(LINK_SCHEMES.official) ? context.officialOf(href.slice(LINK_SCHEMES.official.length)) : undefined;
  const address = official?.url ?? resolveLink(context, href);
  const isLinkFree = useLinkFree();
  // A link to a page that is not translated becomes plain text.
  if (!address || isLinkFree) return children;
  return (
    <a
      href={address}
      hrefLang={official && languageOf(official, context.locale.code)}
      rel={/^https:/.test(address) ? 'noopener' : undefined}
    >
      <LinkFree>{children}</LinkFree>
    </a>
  );
}

/** Address of a link target; undefined if the page does not exist in this language or the rule link-target rejects the target. */
function resolveLink(context: PageContext, target: string): string | undefined {
  if (target.startsWith(LINK_SCHEMES.page)) {
    const [pageId = '', hash] = target.slice(LINK_SCHEMES.page.length).split('#');
    // The rule page-unknown rejects other ids.
    const pathname = pageId ? context.find(pageId as PageId)?.pathname : context.page.pathname;
    return pathname && (hash ? `${pathname}#${hash}` : pathname);
  }
  if (target.startsWith(LINK_SCHEMES.contact)) {
    const { phones, emails } = context.manifest.site.contact;
    const ways = new Map([
      ['whatsapp', context.whatsapp],
      ['phone', phones[0] && phoneUrl(phones[0])],
      ['email', emails[0] && emailUrl(emails[0])],
    ]);
    return ways.get(target.slice(LINK_SCHEMES.contact.length));
  }
  return target.startsWith('#') || isWebAddress(target) ? target : undefined;
}
