/** Looks up labels whose key ends in an id from the site's configuration, such as `country.TR`. */
import type { Translate } from '../i18n/translate.ts';
import { groupKey, type LabelGroup } from '../model/labelKey.ts';

export function dynamicLabel(t: Translate, group: LabelGroup, id: string): string {
  return t(groupKey(group, id));
}
