/** Labels whose key is made of a group and an id from the site's configuration, such as `country.TR`. */
import type { LabelKey } from '#generated/types.ts';
import type { Translate } from '../i18n/translate.ts';

export type LabelGroup = 'country' | 'areaName' | 'areaHint';

/** Folder names carry hyphens, label keys are written in camel case: `real-estate` is `areaHint.realEstate`. */
export function dynamicLabel(t: Translate, group: LabelGroup, id: string): string {
  const key = id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return t(`${group}.${key}` as LabelKey);
}
