/** What a dictionary said about a word, kept on disk under the dictionary's version: a dictionary never changes its mind. */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Memory {
  /** The known verdict, or the one that `judge` gives. */
  verdict(word: string, judge: () => boolean): boolean;
  suggestions(word: string, find: () => readonly string[]): readonly string[];
  save(): void;
}

/** Words that are wrong have their suggestions with them once they were asked for. */
type Entry = boolean | readonly string[];

const CACHE_DIR = join(import.meta.dirname, '../../../../.cache/spelling');

/** `name` must change with everything that verdicts depend on. Word lists are not among it: rules ask them first. */
export function openMemory(name: string, dir = CACHE_DIR): Memory {
  const path = join(dir, `${name}.json`);
  const entries = new Map(Object.entries(readEntries(path)));
  let changed = false;
  const remember = <T extends Entry>(word: string, entry: T): T => {
    entries.set(word, entry);
    changed = true;
    return entry;
  };
  return {
    verdict(word, judge) {
      const known = entries.get(word);
      return known === undefined ? remember(word, judge()) : known === true;
    },
    suggestions(word, find) {
      const known = entries.get(word);
      return known && known !== true ? known : remember(word, find());
    },
    save() {
      if (!changed) return;
      mkdirSync(dir, { recursive: true });
      // Written aside and renamed, so that a process that is killed leaves no half file.
      const aside = `${path}.${process.pid}`;
      writeFileSync(aside, JSON.stringify(Object.fromEntries(entries)));
      renameSync(aside, path);
      changed = false;
    },
  };
}

function readEntries(path: string): Record<string, Entry> {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Record<string, Entry>;
  } catch {
    return {};
  }
}
