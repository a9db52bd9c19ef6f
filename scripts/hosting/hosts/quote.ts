/**
 * Quotes a value for a configuration file: nginx, Caddy and Apache all use double quotes, and a backslash before a double quote inside.
 * Other backslashes belong to the value's pattern and stay.
 */
export function quote(value: string): string {
  return `"${value.replaceAll('"', '\\"')}"`;
}
