/** The interface texts of one language, by dotted key. Written in content/labels. */
import type { LabelKey } from '#generated/types.ts';

/** Texts by dotted key. A language that lacks a text has a finding (label-missing). */
export type LabelTexts = Readonly<Partial<Record<LabelKey, string>>>;
