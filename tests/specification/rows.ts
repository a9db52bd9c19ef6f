/** Reads rows.yaml: the requirements of the product, one per row, each with its id. */
import { isMap, isScalar, LineCounter, parseDocument, type YAMLMap } from 'yaml';

export interface Row {
  /** `<section>.<name>`: tests name the row by it, so it stays when the words change. */
  readonly id: string;
  /** The requirement in one sentence. */
  readonly text: string;
}

export interface Section {
  readonly title: string;
  readonly rows: readonly Row[];
}

/** The sections in their order, and what is wrong with the file, one line each. */
export interface Rows {
  readonly sections: readonly Section[];
  readonly findings: readonly string[];
}

const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export function readRows(text: string): Rows {
  const lineCounter = new LineCounter();
  // YAML would keep the last of two equal keys, or refuse the file; the check names both lines.
  const document = parseDocument(text, { lineCounter, uniqueKeys: false });
  const findings = document.errors.map(({ message }) => `rows.yaml: ${message}`);
  const lines = new Map<string, number>();
  const enter = (id: string, line: number) => {
    const before = lines.get(id);
    if (before !== undefined)
      findings.push(`rows.yaml:${line}: the id "${id}" stands in line ${before} already. Give one of them another name.`);
    lines.set(id, before ?? line);
  };
  const entriesOf = (map: YAMLMap) =>
    map.items.map(({ key, value }) => {
      const name = isScalar(key) ? String(key.value) : '';
      const line = isScalar(key) ? lineCounter.linePos(key.range?.[0] ?? 0).line : 0;
      if (!NAME.test(name)) findings.push(`rows.yaml:${line}: "${name}" is no id. Use small letters, digits and hyphens.`);
      return { name, line, value };
    });
  const sections = (isMap(document.contents) ? entriesOf(document.contents) : []).map(({ name, line, value }): Section => {
    enter(name, line);
    const title = isMap(value) ? value.get('title') : undefined;
    const rows = isMap(value) ? value.get('rows') : undefined;
    if (typeof title !== 'string' || !isMap(rows)) {
      findings.push(`rows.yaml:${line}: the section "${name}" needs a title and rows.`);
      return { title: name, rows: [] };
    }
    return {
      title,
      rows: entriesOf(rows).map((row): Row => {
        const id = `${name}.${row.name}`;
        enter(id, row.line);
        const words = isScalar(row.value) && typeof row.value.value === 'string' ? row.value.value.trim() : '';
        if (!words) findings.push(`rows.yaml:${row.line}: the row "${id}" says nothing.`);
        return { id, text: words };
      }),
    };
  });
  return { sections, findings };
}
