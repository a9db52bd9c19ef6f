/** Reduces a style sheet to what given elements need until the complete sheet is loaded. */
import { Features, type Selector, type SelectorComponent, type SelectorList, transform, type Visitor } from 'lightningcss';
import { INTENT_TARGETS } from '../../../src/model/intent.ts';
import { type Elements, hasKnownValue } from './elements.ts';

/** The browsers for which Vite builds; the sheet already has prefixes, and must not get newer syntax. */
const TARGETS = { chrome: 94 << 16, safari: (15 << 16) | (4 << 8), firefox: 93 << 16 };

/**
 * The sheet without rules that match none of the elements or only apply under the pointer, and without custom properties that are then
 * unused.
 */
export function pruneSheet(css: string, elements: Elements): string {
  const kinds = parseKinds(elements);
  checkDrawings(css, elements);
  const visitor: Visitor<never> = {
    Selector: (selector) => keepSelector(selector, kinds),
    // Removes transitions and animations: nothing moves before the complete sheet is there.
    Declaration: {
      transition: () => [],
      animation: () => [],
      'animation-timeline': () => [],
      'animation-range': () => [],
    },
  };
  let pruned = minify(css, { visitor });
  // A property may be used only by one that is removed in the next round.
  for (let unused = unusedNames(pruned, elements); unused.length > 0; unused = unusedNames(pruned, elements)) {
    pruned = minify(pruned, { unusedSymbols: unused });
  }
  return pruned;
}

type MinifyOptions = Pick<Parameters<typeof transform>[0], 'visitor' | 'unusedSymbols'>;

export function minify(css: string, options: MinifyOptions = {}): string {
  const { code } = transform({
    filename: 'site.css',
    code: Buffer.from(css),
    minify: true,
    targets: TARGETS,
    exclude: Features.VendorPrefixes | Features.LightDark,
    ...options,
  });
  return Buffer.from(code).toString();
}

/** Throws when a drawing uses a colour that no rule declares: it would be black. */
function checkDrawings(css: string, elements: Elements): void {
  for (const [, name = ''] of [...elements.keys()].join('\n').matchAll(/var\((--[\w-]+)\)/g)) {
    if (!css.includes(`${name}:`)) throw new Error(`A drawing uses ${name}, which the style sheet does not declare.`);
  }
}

/** Custom properties and animations that are declared and not used. */
function unusedNames(css: string, elements: Elements): string[] {
  const declared = [...css.matchAll(/[{;](--[\w-]+):/g)].map(([, name = '']) => name);
  // Drawings use them too (`fill="var(--x)"`).
  const users = [css, ...elements.keys()].join('\n');
  const used = new Set([...users.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name));
  const animations = [...css.matchAll(/@keyframes ([\w-]+)/g)].map(([, name = '']) => name);
  const unused = declared.filter((name) => !used.has(name));
  return [...new Set([...unused, ...animations.filter((name) => !new RegExp(`animation[^;}]*[ :]${name}\\b`).test(css))])];
}

/** All elements that a style sheet cannot distinguish. */
interface ElementKind {
  readonly tag: string;
  readonly classes: ReadonlySet<string>;
  readonly attributes: ReadonlyMap<string, string>;
  /** Parents of the elements; empty for the outermost. */
  readonly parents: Set<ElementKind>;
}

function parseKinds(elements: Elements): ElementKind[] {
  const kinds = new Map([...elements.keys()].map((text) => [text, parseKind(text)]));
  for (const [text, parents] of elements) {
    for (const parent of parents) {
      const known = kinds.get(parent);
      if (known) kinds.get(text)?.parents.add(known);
    }
  }
  return [...kinds.values()];
}

function parseKind(text: string): ElementKind {
  const [tag = ''] = /^\w+/.exec(text) ?? [];
  const attributes = new Map([...text.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name.toLowerCase(), value]));
  return { tag, attributes, classes: new Set(attributes.get('class')?.split(' ')), parents: new Set() };
}

const ATTRIBUTE = /\s([\w:-]+)(?:="([^"]*)")?/g;

/** The selector, with inner lists reduced; empty when no elements match. */
function keepSelector(selector: Selector, kinds: readonly ElementKind[]): Selector[] {
  const kept: Selector = [];
  let compound: SelectorComponent[] = [];
  let reached: readonly ElementKind[] | undefined;
  let combinator: Combinator | undefined;
  for (const component of [...selector, END]) {
    if (component !== END && component.type !== 'combinator') {
      const narrowed = narrow(component, kinds);
      if (!narrowed) return [];
      compound.push(narrowed);
      continue;
    }
    const matching = kinds.filter((kind) => compound.every((part) => matches(part, kind)));
    if (compound.some(isPointed) && matching.every(({ tag }) => STARTERS.has(tag))) return [];
    reached = matching.filter((kind) => !reached || !combinator || stands(kind, combinator, reached));
    if (reached.length === 0) return [];
    kept.push(...compound);
    compound = [];
    if (component === END) break;
    kept.push(component);
    combinator = component.value;
  }
  return [kept];
}

const END = undefined;
const STARTERS: ReadonlySet<string> = new Set(INTENT_TARGETS.split(','));

function isPointed(component: SelectorComponent): boolean {
  return component.type === 'pseudo-class' && (component.kind === 'hover' || component.kind === 'active');
}

type Combinator = Extract<SelectorComponent, { type: 'combinator' }>['value'];

/** True if an element may have this relation to one of `others`. For siblings only the common parent is known. */
function stands(kind: ElementKind, combinator: Combinator, others: readonly ElementKind[]): boolean {
  switch (combinator) {
    case 'child':
      return others.some((other) => kind.parents.has(other));
    case 'descendant':
      return others.some((other) => ancestorsOf(kind).has(other));
    case 'next-sibling':
    case 'later-sibling':
      return others.some((other) => [...other.parents].some((parent) => kind.parents.has(parent)));
    default:
      return true;
  }
}

function ancestorsOf(kind: ElementKind): ReadonlySet<ElementKind> {
  const ancestors = new Set(kind.parents);
  // Iterating over a set includes elements that are added meanwhile.
  for (const ancestor of ancestors) for (const parent of ancestor.parents) ancestors.add(parent);
  return ancestors;
}

/** `:is(a, b)` without selectors that cannot match; undefined when none can. */
function narrow(component: SelectorComponent, kinds: readonly ElementKind[]): SelectorComponent | undefined {
  if (component.type !== 'pseudo-class') return component;
  if (component.kind === 'has') return component.selectors.some((inner) => keepSelector(inner, kinds).length > 0) ? component : undefined;
  if (component.kind !== 'is' && component.kind !== 'where') return component;
  const selectors = component.selectors.filter((inner) => keepSelector(inner, kinds).length > 0);
  if (selectors.length === 0) return undefined;
  // The list has the specificity of its most specific selector, which must therefore stay.
  return component.kind === 'where' || weightOf(selectors) === weightOf(component.selectors) ? { ...component, selectors } : component;
}

function matches(component: SelectorComponent, kind: ElementKind): boolean {
  switch (component.type) {
    case 'type':
      return kind.tag === component.name;
    case 'class':
      return kind.classes.has(component.name);
    case 'id':
      return kind.attributes.has('id');
    case 'attribute': {
      // The browser sets and removes this attribute itself.
      if (component.name === 'open') return true;
      const value = kind.attributes.get(component.name);
      const { operation } = component;
      // For other operators it suffices that the attribute exists: the rule then stays, needed or not.
      if (operation?.operator === 'equal' && !hasKnownValue(component.name))
        throw new Error(`A style asks for the value of ${component.name}, which ./elements.ts leaves out.`);
      return value !== undefined && (operation?.operator !== 'equal' || operation.value === value);
    }
    case 'pseudo-class':
      if (component.kind === 'root') return kind.tag === 'html';
      if (component.kind !== 'is' && component.kind !== 'where') return true;
      // The ancestors in the list were tested before; this tests the element itself.
      return component.selectors.some((inner) => lastCompound(inner).every((part) => matches(part, kind)));
    default:
      return true;
  }
}

function lastCompound(selector: Selector): SelectorComponent[] {
  return selector.slice(selector.findLastIndex((component) => component.type === 'combinator') + 1);
}

/** Specificity (Selectors Level 4) of the most specific selector in a list, as one number. */
function weightOf(selectors: SelectorList): number {
  return Math.max(...selectors.map((selector) => selector.reduce((sum, component) => sum + componentWeight(component), 0)));
}

function componentWeight(component: SelectorComponent): number {
  switch (component.type) {
    case 'id':
      return 1e6;
    case 'class':
    case 'attribute':
      return 1e3;
    case 'type':
    case 'pseudo-element':
      return 1;
    case 'pseudo-class':
      if (component.kind === 'where') return 0;
      return component.kind === 'is' || component.kind === 'not' || component.kind === 'has' ? weightOf(component.selectors) : 1e3;
    default:
      return 0;
  }
}
