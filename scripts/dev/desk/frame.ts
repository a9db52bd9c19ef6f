/** Derives what every view of the desk shows: languages, areas, the request, the number of findings. */
import type { DeskArea, DeskFrame, DeskViewName } from '../../../src/model/desk.ts';
import type { Issue } from '../../../src/model/issue.ts';
import { deriveWriting } from '../write/allowed.ts';
import { deriveLocales } from './locales.ts';
import type { DeskQuery, DeskSource } from './source.ts';

export function deriveFrame({ config, content, issues, isChecked }: DeskSource, view: DeskViewName, query: DeskQuery): DeskFrame {
  const { site } = content;
  const errors = issues.filter(({ severity }) => severity === 'error').length;
  return {
    view,
    siteName: site.name,
    locales: deriveLocales(site),
    sourceLocale: site.defaultLocale,
    areas: [{ id: 'general', name: 'General', field: 'water' }, ...site.areas.map(toArea)],
    query,
    errors,
    warnings: issues.length - errors,
    isChecked,
    writing: deriveWriting(config),
  };
}

/** `real-estate` becomes `Real estate`: the desk's language is English. */
function toArea({ id, field }: { readonly id: string; readonly field: string }): DeskArea {
  const words = id.replaceAll('-', ' ');
  return { id, name: words.charAt(0).toUpperCase() + words.slice(1), field };
}

/** The frame while even site.yaml cannot be read. */
export function deriveBareFrame(issues: readonly Issue[], isChecked: boolean): DeskFrame {
  const errors = issues.filter(({ severity }) => severity === 'error').length;
  const common = { siteName: '', locales: [], sourceLocale: '', areas: [], query: {}, writing: {} };
  return { ...common, view: 'findings', errors, warnings: issues.length - errors, isChecked };
}
