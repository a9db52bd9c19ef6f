/** Derives the fields of the forms from the JSON schema of the frontmatter. */
import { fieldWords, itemWords } from '../words.ts';

/** A field, or a list of fields. `path` is that of the key; the items of a list have a number behind it. */
export type Field =
  | { readonly kind: 'text' | 'date' | 'flag' | 'page'; readonly key: string; readonly name: string; readonly hint: string }
  | {
      readonly kind: 'texts' | 'pages';
      readonly key: string;
      readonly name: string;
      readonly hint: string;
      readonly item: string;
      readonly most: number;
    }
  | {
      readonly kind: 'entries';
      readonly key: string;
      readonly name: string;
      readonly hint: string;
      readonly item: string;
      readonly most: number;
      readonly fields: readonly Field[];
    };

/** Part of a JSON schema of draft 7. */
interface Node {
  readonly type?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Node>>;
  readonly items?: Node;
  readonly maxItems?: number;
  readonly anyOf?: readonly Node[];
  readonly allOf?: readonly { readonly $ref?: string }[];
  readonly pattern?: string;
}

/** Keys that the forms leave alone: addresses, ids, and what commands change. */
const LEFT_OUT: ReadonlySet<string> = new Set(['id', 'slug', 'aliases', 'legacySlugs', 'kind', 'order', 'translations']);

/** The keys of the schema in its order, for new keys. */
export function keysOf(schema: object): readonly string[] {
  return Object.keys((schema as Node).properties ?? {});
}

/** Fields by key; those of `seo` are `seo.title` and `seo.description`. `value`: the frontmatter, which chooses between forms of a key. */
export function fieldsOf(schema: object, value: unknown): ReadonlyMap<string, Field> {
  const fields = new Map<string, Field>();
  for (const [key, node] of Object.entries((schema as Node).properties ?? {})) {
    if (LEFT_OUT.has(key)) continue;
    if (node.type === 'object') {
      for (const [inner, child] of Object.entries(node.properties ?? {}))
        fields.set(`${key}.${inner}`, fieldOf(`${key}.${inner}`, child, ''));
    } else {
      fields.set(key, fieldOf(key, chosen(node, (value as Record<string, unknown> | undefined)?.[key]), ''));
    }
  }
  return fields;
}

/** `owner`: key of the list whose entries have the field. */
function fieldOf(key: string, node: Node, owner: string): Field {
  const words = fieldWords(owner ? `${owner}.${key}` : key) ?? fieldWords(key);
  const common = { key, name: words?.name ?? key, hint: words?.hint ?? (words ? '' : (node.description ?? '')) };
  if (node.type === 'boolean') return { kind: 'flag', ...common };
  if (node.type !== 'array') return { kind: isPage(node) ? 'page' : isDay(node) ? 'date' : 'text', ...common };
  const list = { ...common, item: itemWords(key) ?? common.name, most: node.maxItems ?? Number.POSITIVE_INFINITY };
  const { items = {} } = node;
  if (items.type !== 'object') return { kind: isPage(items) ? 'pages' : 'texts', ...list };
  const inner = Object.entries(items.properties ?? {}).filter(([name]) => !LEFT_OUT.has(name));
  return { kind: 'entries', ...list, fields: inner.map(([name, child]) => fieldOf(name, child, key)) };
}

/** Questions stand alone or in groups. */
function chosen(node: Node, value: unknown): Node {
  if (!node.anyOf) return node;
  const first: unknown = Array.isArray(value) ? value[0] : undefined;
  const keys = typeof first === 'object' && first !== null ? Object.keys(first) : [];
  const fitting = node.anyOf.find(({ items }) => keys.length > 0 && keys.every((key) => key in (items?.properties ?? {})));
  return { ...(fitting ?? node.anyOf[0]), ...(node.description !== undefined && { description: node.description }) };
}

function isPage({ allOf = [] }: Node): boolean {
  return allOf.some(({ $ref = '' }) => $ref.endsWith('/pageId'));
}

function isDay({ pattern = '' }: Node): boolean {
  return pattern.includes('-\\d{2}-');
}
