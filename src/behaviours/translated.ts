/** Detects that a browser's translator has rewritten the document, so that its text differs from the text that React expects. */

/** Marks of Chrome and Google (lang and class of the root, font elements), Edge (_msttexthash) and Yandex (font elements). */
export function isTranslated(document: Document, localeCode: string): boolean {
  const { documentElement: root } = document;
  return (
    root.lang !== localeCode || root.matches('.translated-ltr, .translated-rtl') || !!document.querySelector('#root font, [_msttexthash]')
  );
}
