/** Reads the docstrings of interfaces, so that what a field means is written once: beside its type in src/model. */

/** Docstrings by `Interface.field`, nested fields as `Site.flags.source`. Expects one field a line, as the formatter leaves them. */
export function readDocstrings(code: string): Map<string, string> {
  const found = new Map<string, string>();
  const path: string[] = [];
  let doc: string[] | undefined;
  let isOpen = false;
  for (const line of code.split('\n').map((raw) => raw.trim())) {
    if (line.startsWith('/**')) {
      doc = [];
      isOpen = true;
    }
    if (isOpen) {
      doc?.push(line.replace(/^\/\*\*|^\*(?!\/)|\*\/$/g, '').trim());
      isOpen = !line.endsWith('*/');
      continue;
    }
    const name = path.length === 0 ? /^export interface (?<name>\w+).*\{$/.exec(line) : /^readonly (?<name>\w+)\??:/.exec(line);
    if (name?.groups?.name && path.length > 0 && doc) found.set([...path, name.groups.name].join('.'), doc.filter(Boolean).join(' '));
    if (name?.groups?.name && line.endsWith('{')) path.push(name.groups.name);
    else if (path.length > 0 && /^\}/.test(line)) path.pop();
    doc = undefined;
  }
  return found;
}
