/** Shortens a style sheet's custom properties: replaces constants by their values, and gives the others short names. */

/** `kept` are the names that markup and scripts use; they stay unchanged. The sheet must be minified. */
export function shortenProperties(css: string, kept: ReadonlySet<string>): string {
  return rename(inlineConstants(css, kept), kept);
}

/** Inlines properties that are declared once, on `:root` and for every medium. */
function inlineConstants(css: string, kept: ReadonlySet<string>): string {
  const values = new Map<string, string[]>();
  for (const [, name = '', value = ''] of css.matchAll(DECLARATION)) values.set(name, [...(values.get(name) ?? []), value]);
  const [, root = ''] = /@layer tokens\{:root\{([^}]*)\}/.exec(css) ?? [];
  let text = css;
  for (const [name, [value = '', ...others]] of values) {
    const isConstant = others.length === 0 && `;${root}`.includes(`;${name}:`) && !value.includes('var(') && value.trim() !== '';
    // A fallback means that the property is undeclared in some contexts.
    if (!isConstant || kept.has(name) || text.includes(`var(${name},`)) continue;
    text = text.replace(`${name}:${value};`, '').replace(`;${name}:${value}}`, '}').replaceAll(`var(${name})`, value);
  }
  return text;
}

function rename(css: string, kept: ReadonlySet<string>): string {
  const names = [...new Set([...css.matchAll(DECLARATION)].map(([, name = '']) => name))].filter((name) => !kept.has(name));
  const short = new Map<string, string>();
  for (let index = 0; short.size < names.length; index += 1) {
    const candidate = `--${index.toString(36)}`;
    // An existing name of this form would be ambiguous.
    if (/^--\d/.test(candidate) || kept.has(candidate)) continue;
    const name = names[short.size];
    if (name) short.set(name, candidate);
  }
  return css.replace(/--[a-z][\w-]*/g, (name) => short.get(name) ?? name);
}

const DECLARATION = /(?<=[{;])(--[\w-]+):([^;}]*)/g;
