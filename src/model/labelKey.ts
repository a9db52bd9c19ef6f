/** Keys of interface texts: which label names the pages of a kind, which a country or an area, and all keys that the site may use. */
import type { LabelKey } from '#generated/types.ts';
import { LABELS } from './label.ts';
import type { PageKind } from './page.ts';
import type { Site } from './site.ts';

/** Page kinds whose name in menus, breadcrumbs and lists is the label of the same name instead of a shortTitle. */
const NAMED_KINDS = ['home', 'services', 'about', 'contact', 'faq', 'privacy', 'search'] as const satisfies readonly (PageKind &
  LabelKey)[];

/** Label that names the pages of a kind; undefined if each page has its own name. */
export function kindLabel(kind: PageKind): LabelKey | undefined {
  return NAMED_KINDS.find((named) => named === kind);
}

/** Groups of labels whose key ends in an id from site.yaml: the country of an office, an area of law. */
const LABEL_GROUPS = ['country', 'areaName', 'areaHint'] as const;
export type LabelGroup = (typeof LABEL_GROUPS)[number];

/** Key of a label in a group. Folder names contain hyphens, keys use camel case: `real-estate` becomes `areaHint.realEstate`. */
export function groupKey(group: LabelGroup, id: string): LabelKey {
  // The compiler cannot prove that every id of site.yaml has a label; a missing label shows when an id is added.
  return `${group}.${id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}` as LabelKey;
}

/** Every key that the site may use. */
export function shownKeys({ areas, contact }: Pick<Site, 'areas' | 'contact'>): ReadonlySet<string> {
  return new Set([
    ...Object.keys(LABELS),
    ...contact.addresses.map(({ country }) => groupKey('country', country)),
    ...areas.flatMap(({ id }) => [groupKey('areaName', id), groupKey('areaHint', id)]),
  ]);
}
