/** Schema of content/searches.yaml: questions as visitors type them, each with the page that answers. */
import { z } from 'zod';
import type { LocaleCode, PageId } from '#generated/types.ts';
import { localeCode, pageId, text } from './text.ts';

/** Page ids by question, by language. */
export type Searches = Readonly<Record<LocaleCode, Readonly<Record<string, PageId>>>>;

export const searchesSchema: z.ZodType<Searches> = z.record(localeCode, z.record(text, pageId));
