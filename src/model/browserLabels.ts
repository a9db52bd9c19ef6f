/**
 * The interface texts that browsers load: those of the frame with the application, those of the tools with the first tool that shows some.
 * All others are in documents only. The types refuse a text in a place whose file does not hold it.
 */
import type { LabelKey } from '#generated/types.ts';
import type { LabelTexts } from './label.ts';

/** Texts of header, footer and error page, and the few that the application itself adds to a page. */
const FRAME_GROUPS = ['errors', 'share'] as const;
const FRAME_LABELS = [
  'areas',
  'chooseLanguage',
  'consent.settings',
  'contact',
  'find.field',
  'footerNote',
  'glossary.more',
  'guides',
  'languages',
  'legalNotice',
  'loading',
  'mainMenu',
  'menu',
  'offices',
  'pageLoaded',
  'pages',
  'search',
  'site.tagline',
  'toggleMenu',
  'visitByAppointment',
  'whatsapp_hi',
  'whatsappConsultation',
] as const satisfies readonly LabelKey[];

/** Texts of the calculator, consent, model texts of powers of attorney, the search and the finders. */
const TOOL_GROUPS = ['calculator', 'consent', 'deed', 'find', 'finder'] as const;
const TOOL_LABELS = ['deadlines.after', 'labelled'] as const satisfies readonly LabelKey[];

type InGroup<G extends string> = Extract<LabelKey, `${G}.${string}`>;

export type FrameLabel = (typeof FRAME_LABELS)[number] | InGroup<(typeof FRAME_GROUPS)[number]>;
export type ToolLabel = (typeof TOOL_LABELS)[number] | InGroup<(typeof TOOL_GROUPS)[number]>;

/** Texts of one language by dotted key. */
export type Texts<Key extends LabelKey> = Readonly<Partial<Record<Key, string>>>;

export function frameTextsOf(labels: LabelTexts): Texts<FrameLabel> {
  return pick(labels, FRAME_LABELS, FRAME_GROUPS);
}

export function toolTextsOf(labels: LabelTexts): Texts<ToolLabel> {
  return pick(labels, TOOL_LABELS, TOOL_GROUPS);
}

function pick(labels: LabelTexts, keys: readonly string[], groups: readonly string[]): LabelTexts {
  return Object.fromEntries(
    Object.entries(labels).filter(([key]) => keys.includes(key) || groups.some((group) => key.startsWith(`${group}.`))),
  );
}
