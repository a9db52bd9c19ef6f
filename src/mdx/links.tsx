/** Links as writers give them: pages by id, ways to reach the practice by name, other sites by address. */
import type { ReactNode } from 'react';
import type { PageId } from '#generated/types.ts';
import type { PageContext } from '../layouts/pageContext.ts';
import { LINK_SCHEMES } from '../model/component.ts';
import { emailUrl, phoneUrl } from '../model/contact.ts';
import { isWebAddress } from '../model/webAddress.ts';
import { LinkFree, useLinkFree } from './linkFree.tsx';

export function Link({ context, href = '', children }: { context: PageContext; href?: string; children?: ReactNode }) {
  const address = resolveLink(context, href);
  const isLinkFree = useLinkFree();
  // A page that has not been translated leaves its words behind.
  if (!address || isLinkFree) return children;
  return (
    <a href={address} rel={/^https:/.test(address) ? 'noopener' : undefined}>
      <LinkFree>{children}</LinkFree>
    </a>
  );
}

/** Address of a writer's link target; undefined where the page does not exist in this language, and for what the rule link-target refuses. */
export function resolveLink(context: PageContext, target: string): string | undefined {
  if (target.startsWith(LINK_SCHEMES.page)) {
    const [pageId = '', hash] = target.slice(LINK_SCHEMES.page.length).split('#');
    // The rule page-unknown refuses other ids.
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
  return isWebAddress(target) ? target : undefined;
}
