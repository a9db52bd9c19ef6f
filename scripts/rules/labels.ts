/** Rules label-unused and label-placeholder: the site must show each label of the source language, and fill exactly its placeholders. */

import type { LabelKey } from '#generated/types.ts';
import { says } from '../../src/messages/findings.ts';
import type { Issue } from '../../src/model/issue.ts';
import { LABELS } from '../../src/model/label.ts';
import { shownKeys } from '../../src/model/labelKey.ts';
import type { Content } from '../content/load.ts';
import { nearestName } from '../content/nearestName.ts';
import { placeholdersOf } from '../content/registers/labels.ts';
import { error, type Rule, warning } from './rule.ts';

export const labelUnused: Rule = { id: 'label-unused', check: checkShown };
export const labelPlaceholder: Rule = { id: 'label-placeholder', check: checkFilled };

/** Labels that were renamed or moved; the finding says how. */
const OLD_LABELS = ['whatsappHi', 'city'] as const;

/** Only the source language: reading compares the other languages with it (../content/registers/labels.ts). */
function sourceOf({ site, labels, labelFiles }: Content) {
  return { texts: labels[site.defaultLocale] ?? {}, yaml: labelFiles.get(site.defaultLocale)?.yaml };
}

function checkShown(content: Content): Issue[] {
  const { texts, yaml } = sourceOf(content);
  const shown = shownKeys(content.site);
  return Object.keys(texts).flatMap((key) => {
    if (!yaml || shown.has(key)) return [];
    const path = key.split('.');
    const said = says('label-unused', { key, old: OLD_LABELS.find((old) => old === path[0]), near: nearestName(key, [...shown]) });
    const position = yaml.positionOfKey(path.slice(0, -1), path.at(-1) ?? '');
    return [warning('label-unused', position, said)];
  });
}

function checkFilled(content: Content): Issue[] {
  const { texts, yaml } = sourceOf(content);
  const shown = shownKeys(content.site);
  return Object.entries(texts).flatMap(([key, text]) => {
    // label-unused reports labels that are not shown.
    if (!yaml || !text || !shown.has(key)) return [];
    const fills = LABELS[key as LabelKey]?.fills ?? [];
    if (placeholdersOf(text).join() === fills.join()) return [];
    const said = says('label-placeholder.site', { key, fills: fills.join(', '), found: placeholdersOf(text).join(', ') });
    return [error('label-placeholder', yaml.positionOf(key.split('.')), said)];
  });
}
