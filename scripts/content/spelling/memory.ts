/** What a dictionary said about words, kept in a file of its own: a version of a dictionary never changes its mind. */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

export interface Memory {
  /** The known verdict, or the one that `judge` gives. */
  verdict(word: string, judge: () => boolean): boolean;
  suggestions(word: string, find: () => readonly string[]): readonly string[];
  save(): void;
}

/** Words that are wrong have their suggestions with them once they were asked for. */
type Entry = boolean | readonly string[];

/** `path` must change with everything that verdicts depend on; without one nothing is kept. Word lists are asked before the memory. */
export function openMemory(path: string | undefined): Memory {
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
      if (!changed || !path) return;
      mkdirSync(dirname(path), { recursive: true });
      // Written aside and renamed, so that a process that is killed leaves no half file.
      const aside = `${path}.${process.pid}`;
      writeFileSync(aside, JSON.stringify(Object.fromEntries(entries)));
      renameSync(aside, path);
      changed = false;
    },
  };
}

function readEntries(path: string | undefined): Record<string, Entry> {
  if (!path) return {};
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Record<string, Entry>;
  } catch {
    return {};
  }
}
