/**
 * What findings say, in each language of the tools. A finding keeps the key and the values of its text as plain data; English is written
 * when it is made, because reports for tools and the order of findings must not depend on the reader. `en/` declares the keys and their
 * values, so that a missing text of another language is an error of the compiler.
 */
import type { Finding } from '../model/issue.ts';
import { addresses as deAddresses } from './de/addresses.ts';
import { facts as deFacts } from './de/facts.ts';
import { files as deFiles } from './de/files.ts';
import { launch as deLaunch } from './de/launch.ts';
import { mdx as deMdx } from './de/mdx.ts';
import { pages as dePages } from './de/pages.ts';
import { registers as deRegisters } from './de/registers.ts';
import { translation as deTranslation } from './de/translation.ts';
import { wording as deWording } from './de/wording.ts';
import { addresses } from './en/addresses.ts';
import { facts } from './en/facts.ts';
import { files } from './en/files.ts';
import { launch } from './en/launch.ts';
import { mdx } from './en/mdx.ts';
import { pages } from './en/pages.ts';
import { registers } from './en/registers.ts';
import { translation } from './en/translation.ts';
import { wording } from './en/wording.ts';
import type { Language } from './language.ts';
import { addresses as trAddresses } from './tr/addresses.ts';
import { facts as trFacts } from './tr/facts.ts';
import { files as trFiles } from './tr/files.ts';
import { launch as trLaunch } from './tr/launch.ts';
import { mdx as trMdx } from './tr/mdx.ts';
import { pages as trPages } from './tr/pages.ts';
import { registers as trRegisters } from './tr/registers.ts';
import { translation as trTranslation } from './tr/translation.ts';
import { wording as trWording } from './tr/wording.ts';
import type { Words } from './values.ts';

const ENGLISH = { ...pages, ...addresses, ...translation, ...facts, ...wording, ...registers, ...files, ...mdx, ...launch };

type Catalogue = typeof ENGLISH;
export type FindingKey = keyof Catalogue;
/** The values that the text of a key names: none, or one object. */
export type ValuesOf<Key extends FindingKey> = Parameters<Catalogue[Key]>;

const CATALOGUES: Readonly<Record<Language, Catalogue>> = {
  en: ENGLISH,
  tr: { ...trPages, ...trAddresses, ...trTranslation, ...trFacts, ...trWording, ...trRegisters, ...trFiles, ...trMdx, ...trLaunch },
  de: { ...dePages, ...deAddresses, ...deTranslation, ...deFacts, ...deWording, ...deRegisters, ...deFiles, ...deMdx, ...deLaunch },
};

/** All keys, for the test that shows each text. */
export const FINDING_KEYS = Object.keys(ENGLISH) as FindingKey[];

/** What a finding says: for spreading into it. */
export type Said = Pick<Finding, 'message' | 'fix' | 'text'>;

export function says<Key extends FindingKey>(key: Key, ...values: ValuesOf<Key>): Said {
  const [message, fix] = wordsIn('en', key, values[0]);
  return { message, fix, text: { key, ...(values.length > 0 && { values: values[0] }) } };
}

/** The finding in another language. Findings for operators (of the built site, of a live site) are in English only. */
export function inLanguage<Any extends Finding>(finding: Any, language: Language): Any {
  const { text } = finding;
  if (language === 'en' || !text || !Object.hasOwn(ENGLISH, text.key)) return finding;
  const [message, fix] = wordsIn(language, text.key as FindingKey, text.values);
  return { ...finding, message, fix };
}

function wordsIn(language: Language, key: FindingKey, values: unknown): Words {
  return (CATALOGUES[language][key] as (values: unknown) => Words)(values);
}
