/** Rules label-unused and label-placeholder: the site must show each label of the source language, and fill exactly its placeholders. */
import type { LabelKey } from '#generated/types.ts';
import type { Issue } from '../../src/model/issue.ts';
import { LABELS } from '../../src/model/label.ts';
import { shownKeys } from '../../src/model/labelKey.ts';
import type { Content } from '../content/load.ts';
import { didYouMean } from '../content/nearestName.ts';
import { placeholdersOf } from '../content/registers/labels.ts';
import { error, type Rule, warning } from './rule.ts';

export const labelUnused: Rule = { id: 'label-unused', check: checkShown };
export const labelPlaceholder: Rule = { id: 'label-placeholder', check: checkFilled };

/** Hints for labels that were renamed or moved. */
const OLD_LABELS: ReadonlyMap<string, string> = new Map([
  ['whatsappHi', 'It is called "whatsapp_hi" now.'],
  ['city', 'Cities are in content/site.yaml now, under contact.addresses.'],
]);

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
    const hint = OLD_LABELS.get(path[0] ?? '') ?? didYouMean(key, [...shown]).trim();
    const message = ['Nothing on the site shows the label "', key, '".', hint && ` ${hint}`].join('');
    const position = yaml.positionOfKey(path.slice(0, -1), path.at(-1) ?? '');
    return [warning('label-unused', position, message, 'Correct the key in every language, or remove the label from all of them.')];
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
    const what = fills.length === 0 ? 'The site fills nothing into' : `The site fills ${fills.join(', ')} into`;
    const found = placeholdersOf(text).join(', ') || 'none';
    const fix = fills.length === 0 ? 'Write the text without placeholders.' : 'Use these placeholders, each once.';
    return [error('label-placeholder', yaml.positionOf(key.split('.')), `${what} the label "${key}", which has ${found}.`, fix)];
  });
}
