/** Collects the elements of HTML with their parents, as far as a style sheet can distinguish them. */

/** Parents by element. Elements and parents are opening tags without the attribute values that no style uses. */
export type Elements = Map<string, Set<string>>;

/**
 * Adds the elements of `html`. The function expects React's output, which quotes attributes and escapes `>`. It leaves out popovers and the
 * content of a closed `details`, because nobody sees them.
 */
export function readElements(elements: Elements, html: string): void {
  const open: string[] = [];
  /** Number of open elements around the content that is left out. */
  let closedAt = Number.POSITIVE_INFINITY;
  for (const [, slash, tag = '', attributes = '', selfClosing] of html.matchAll(TAG)) {
    if (slash) {
      open.pop();
      if (open.length <= closedAt) closedAt = Number.POSITIVE_INFINITY;
      continue;
    }
    const element = attributes ? tag + attributes.replace(UNIQUE_VALUES, ' $1') : tag;
    const parent = open.at(-1);
    const isSeen = open.length < closedAt && !POPOVER.test(element) && (tag === 'summary' || !CLOSED_DETAILS.test(parent ?? ''));
    if (isSeen) addElement(elements, element, parent);
    if (selfClosing || VOID.has(tag)) continue;
    if (!isSeen) closedAt = Math.min(closedAt, open.length);
    open.push(element);
  }
}

const POPOVER = /\spopover\b/;
const CLOSED_DETAILS = /^details\b(?!.*\sopen\b)/;

/** Writes the elements as text. The order in which they were read does not change the text. */
export function formatElements(elements: Elements): string {
  const names = [...elements.keys()].sort();
  const indexOf = new Map(names.map((name, index) => [name, index]));
  const indexes = (parents: Iterable<string>) => [...parents].map((parent) => indexOf.get(parent) ?? -1).sort((a, b) => a - b);
  return JSON.stringify(names.map((name) => [name, ...indexes(elements.get(name) ?? [])]));
}

/** Adds elements from the output of formatElements. */
export function addElements(elements: Elements, text: string): void {
  const entries = JSON.parse(text) as readonly (readonly [string, ...number[]])[];
  for (const [element, ...parents] of entries) {
    addElement(elements, element);
    for (const index of parents) addElement(elements, element, entries[index]?.[0] ?? '');
  }
}

function addElement(elements: Elements, element: string, parent?: string): void {
  let known = elements.get(element);
  if (!known) {
    known = new Set();
    elements.set(element, known);
  }
  if (parent !== undefined) known.add(parent);
}

/** Start and end tags: slash of an end tag, name, attributes, slash of an element without content. */
export const TAG = /<(\/?)([a-zA-Z][a-zA-Z0-9]*)((?:\s[^>]*?)?)(\/?)>/g;
/** Addresses and drawings differ from element to element, and no style uses their values. */
const UNIQUE = 'href d id content alt src aria-label aria-labelledby aria-controls value data-head dateTime width height'.split(' ');
const UNIQUE_VALUES = new RegExp(`\\s(${UNIQUE.join('|')})="[^"]*"`, 'g');

/** Returns whether elements keep the value of an attribute. The case does not matter: style sheets write names in lower case. */
export function hasKnownValue(attribute: string): boolean {
  return !UNIQUE.some((name) => name.toLowerCase() === attribute.toLowerCase());
}

/** Elements that have no end tag. */
export const VOID: ReadonlySet<string> = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
]);
