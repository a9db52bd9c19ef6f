/** Reads the docstrings of interfaces, so that the meaning of a field is written once: at its type in src/model. */
import { parseSync } from 'vite';

/** Docstrings by `Interface.field`, nested fields as `Site.flags.source`. `code` is a TypeScript module. */
export function readDocstrings(code: string): Map<string, string> {
  const { program, comments } = parseSync('model.ts', code);
  const docs = comments.filter(({ type, value }) => type === 'Block' && value.startsWith('*'));
  const docBefore = (start: number) => docs.find(({ end }) => end <= start && code.slice(end, start).trim() === '')?.value;
  const found = new Map<string, string>();
  const walk = (node: unknown, path: readonly string[]): void => {
    if (typeof node !== 'object' || node === null) return;
    const name = nameOf(node as Declaration);
    const own = name === undefined ? path : [...path, name];
    const doc = path.length > 0 && name !== undefined ? docBefore((node as Declaration).start) : undefined;
    if (doc !== undefined) found.set(own.join('.'), joinLines(doc));
    for (const child of Object.values(node)) walk(child, own);
  };
  walk(program, []);
  return found;
}

/** Fields that an interface and its properties share in the syntax tree. */
interface Declaration {
  readonly type?: string;
  readonly start: number;
  readonly id?: { readonly name?: string };
  readonly key?: { readonly name?: string };
}

function nameOf({ type, id, key }: Declaration): string | undefined {
  if (type === 'TSInterfaceDeclaration') return id?.name;
  return type === 'TSPropertySignature' ? key?.name : undefined;
}

function joinLines(doc: string): string {
  const lines = doc.split('\n').map((line) => line.replace(/^\s*\*/, '').trim());
  return lines.filter(Boolean).join(' ');
}
