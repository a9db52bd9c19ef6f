/** Makes a style sheet's custom properties cheap to send: constants stand as their values, the others get short names. */

/** `kept` are the names that markup and scripts use, which stay. The sheet must be minified. */
export function shortenProperties(css: string, kept: ReadonlySet<string>): string {
  return rename(inlineConstants(css, kept), kept);
}

/** A property that is declared once, on `:root` and for every medium, is its value wherever it is used. */
function inlineConstants(css: string, kept: ReadonlySet<string>): string {
  const values = new Map<string, string[]>();
  for (const [, name = '', value = ''] of css.matchAll(DECLARATION)) values.set(name, [...(values.get(name) ?? []), value]);
  const [, root = ''] = /@layer tokens\{:root\{([^}]*)\}/.exec(css) ?? [];
  let text = css;
  for (const [name, [value = '', ...others]] of values) {
    const isConstant = others.length === 0 && `;${root}`.includes(`;${name}:`) && !value.includes('var(') && value.trim() !== '';
    // A fallback tells that the author thinks of places where it is not declared.
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
    // A name of this form that stays would mean two things.
    if (/^--\d/.test(candidate) || kept.has(candidate)) continue;
    const name = names[short.size];
    if (name) short.set(name, candidate);
  }
  return css.replace(/--[a-z][\w-]*/g, (name) => short.get(name) ?? name);
}

const DECLARATION = /(?<=[{;])(--[\w-]+):([^;}]*)/g;
