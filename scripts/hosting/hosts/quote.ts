/** Quotes a value for a configuration file: nginx, Caddy and Apache agree on double quotes and a backslash before those inside. */
export function quote(value: string): string {
  return `"${value.replaceAll('"', '\\"')}"`;
}
