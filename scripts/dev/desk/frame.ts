/** Derives what every view of the desk shows: languages, areas, the request, the number of findings. */
import type { LocaleCode } from '#generated/types.ts';
import { DESK_WORDS } from '../../../src/messages/desk.ts';
import type { Language } from '../../../src/messages/language.ts';
import type { DeskArea, DeskFrame, DeskViewName } from '../../../src/model/desk.ts';
import type { Issue } from '../../../src/model/issue.ts';
import { groupKey } from '../../../src/model/labelKey.ts';
import type { Content } from '../../content/load.ts';
import { deriveWriting } from '../write/allowed.ts';
import { deriveLocales } from './locales.ts';
import type { DeskQuery, DeskSource } from './source.ts';

export function deriveFrame({ config, content, issues, isChecked, language }: DeskSource, view: DeskViewName, query: DeskQuery): DeskFrame {
  const { site } = content;
  const words = DESK_WORDS[language];
  const errors = issues.filter(({ severity }) => severity === 'error').length;
  return {
    view,
    siteName: site.name,
    language,
    locales: deriveLocales(site, language),
    sourceLocale: site.defaultLocale,
    areas: [{ id: 'general', name: words.general, field: 'water' }, ...site.areas.map((area) => toArea(area, content.labels[language]))],
    query,
    errors,
    warnings: issues.length - errors,
    isChecked,
    writing: deriveWriting(config, language),
  };
}

/** As readers know it, in the desk's language. A site without that language has the area's id only: `real-estate` becomes `Real estate`. */
function toArea({ id, field }: { readonly id: string; readonly field: string }, labels: Content['labels'][LocaleCode]): DeskArea {
  const words = id.replaceAll('-', ' ');
  return { id, name: labels?.[groupKey('areaName', id)] || words.charAt(0).toUpperCase() + words.slice(1), field };
}

/** The frame while even site.yaml cannot be read. */
export function deriveBareFrame(issues: readonly Issue[], isChecked: boolean, language: Language): DeskFrame {
  const errors = issues.filter(({ severity }) => severity === 'error').length;
  const common = { siteName: '', locales: [], sourceLocale: '', areas: [], query: {}, writing: {} };
  return { ...common, view: 'findings', language, errors, warnings: issues.length - errors, isChecked };
}
