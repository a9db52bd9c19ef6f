/** Derives what a rule needs from the registers, such as finders of their words, once for all parts of a content. */
import type { Content } from '../content/load.ts';

/** All that a derived value may depend on. */
type Inputs = Pick<Content, 'registers' | 'site' | 'dictionaries'>;

/** Returns the same value for the same registers, site and dictionaries. */
export function ofRegisters<T>(derive: (inputs: Inputs) => T): (content: Content) => T {
  const derived = new WeakMap<Inputs['registers'], Inputs & { readonly value: T }>();
  return ({ registers, site, dictionaries }) => {
    const known = derived.get(registers);
    if (known?.site === site && known.dictionaries === dictionaries) return known.value;
    const inputs = { registers, site, dictionaries };
    const value = derive(inputs);
    derived.set(registers, { ...inputs, value });
    return value;
  };
}
