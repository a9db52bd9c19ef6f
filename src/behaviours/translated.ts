/** Tells whether a browser's translator has rewritten the document, whose text is then no longer the one that React knows. */

/** Marks of Chrome and Google (language and class of the root, font elements), Edge (_msttexthash) and Yandex (font elements). */
export function isTranslated(document: Document, localeCode: string): boolean {
  const { documentElement: root } = document;
  return (
    root.lang !== localeCode || root.matches('.translated-ltr, .translated-rtl') || !!document.querySelector('#root font, [_msttexthash]')
  );
}
