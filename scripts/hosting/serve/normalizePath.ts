/** Normalizes the path of a request as nginx does: decodes it, resolves dot segments, merges slashes. Neighbour: decide.ts. */

/**
 * Undefined when nginx refuses the request: broken encoding, a NUL, or a path above the root. Non-ASCII bytes become one character per
 * byte, because no file of a site has them in its name.
 */
export function normalizePath(rawPath: string): string | undefined {
  const decoded = decodeBytes(rawPath);
  if (decoded === undefined || !decoded.startsWith('/')) return undefined;
  const kept: string[] = [];
  const segments = decoded.split('/').slice(1);
  for (const [position, segment] of segments.entries()) {
    const isLast = position === segments.length - 1;
    if (segment === '..') {
      if (kept.pop() === undefined) return undefined;
    } else if (segment !== '.' && segment !== '') kept.push(segment);
    // A path that ends in a slash or a dot segment names a folder.
    if (isLast && kept.length > 0 && (segment === '' || segment === '.' || segment === '..')) kept.push('');
  }
  return `/${kept.join('/')}`;
}

function decodeBytes(text: string): string | undefined {
  if (/%(?![0-9a-fA-F]{2})|%00/.test(text)) return undefined;
  return text.replace(/%([0-9a-fA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
