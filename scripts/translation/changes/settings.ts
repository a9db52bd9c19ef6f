/** Compares the values of the content's YAML files: the practice's data, and the data files that the rules use. */
import { oneLine } from '../../core/oneLine.ts';
import type { FieldChange } from './facts.ts';

/** A file's values, parsed. */
export interface ParsedYaml {
  readonly filePath: string;
  readonly data: unknown;
}

export interface SettingChange extends FieldChange {
  readonly filePath: string;
}

/** One row per value; keys are joined by dots: `contact.whatsapp`. Comments, key order and style do not count. */
export function compareSettings(before: ParsedYaml | undefined, after: ParsedYaml | undefined): SettingChange[] {
  const filePath = (after ?? before)?.filePath ?? '';
  const [old, own] = [flatten(before?.data), flatten(after?.data)];
  return [...new Set([...own.keys(), ...old.keys()])]
    .filter((name) => old.get(name) !== own.get(name))
    .map((name) => ({ filePath, key: name, name, before: old.get(name), after: own.get(name) }));
}

function flatten(data: unknown): Map<string, string> {
  const flat = new Map<string, string>();
  const add = (value: unknown, name: string): void => {
    if (Array.isArray(value) && value.every((entry) => typeof entry !== 'object')) flat.set(name, value.join(', '));
    else if (Array.isArray(value)) for (const [index, entry] of value.entries()) add(entry, join(name, nameOf(entry) ?? String(index + 1)));
    else if (value && typeof value === 'object') for (const [key, child] of Object.entries(value)) add(child, join(name, key));
    else flat.set(name, oneLine(String(value ?? '')));
  };
  add(data, '');
  return flat;
}

/** The name of a list entry, so that a new first entry does not rename all others. */
function nameOf(entry: unknown): string | undefined {
  const { id, code, statute } = (entry ?? {}) as { id?: unknown; code?: unknown; statute?: unknown };
  return [id, code, statute].find((value) => typeof value === 'string');
}

function join(name: string, key: string): string {
  return name ? `${name}.${key}` : key;
}
