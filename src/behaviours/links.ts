/** Separates links to pages of this site in this language from all other links, which the browser handles. */

/** Pathname of the page that a link leads to; undefined for other hosts, other languages, files and downloads. */
export function internalPathname(link: HTMLAnchorElement): string | undefined {
  if (link.target || link.hasAttribute('download') || link.hreflang || !link.href) return undefined;
  const url = new URL(link.href);
  return url.origin === location.origin && !url.pathname.includes('.') ? url.pathname : undefined;
}

/** The URL of a click that this application handles. Jumps inside the page are left to the browser. */
export function internalUrl(event: MouseEvent): URL | undefined {
  const isModified = event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  const link = isModified ? null : (event.target as Element | null)?.closest?.('a');
  if (!link || internalPathname(link) === undefined) return undefined;
  const url = new URL(link.href);
  const isJump = url.pathname === location.pathname && (url.hash !== '' || url.search === location.search);
  return isJump ? undefined : url;
}
