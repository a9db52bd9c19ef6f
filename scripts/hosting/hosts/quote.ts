/**
 * Quotes a value for a configuration file: nginx, Caddy and Apache all use double quotes, and a backslash before a double quote or
 * backslash inside.
 */
export function quote(value: string): string {
  return `"${value.replaceAll('"', '\\"')}"`;
}
