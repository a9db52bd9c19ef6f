/** Reads labels/<locale>.yaml: interface texts as nested keys, the same keys in every language. */

import type { LocaleCode } from '#generated/types.ts';
import { says } from '../../../src/messages/findings.ts';
import type { Issue } from '../../../src/model/issue.ts';
import type { Labels } from '../../../src/model/label.ts';
import type { Site } from '../../../src/model/site.ts';
import { MAX_TEXT } from '../limits.ts';
import { nearestName } from '../nearestName.ts';
import { CONTENT_LABEL, readContentFile } from '../read.ts';
import type { ParseYaml, YamlSource } from '../yaml.ts';

/** A language's file with its positions and its original text. */
export interface LabelFile {
  readonly yaml: YamlSource;
  readonly text: string;
}

/** Reads the labels of all languages and compares them with the source language: same keys, same placeholders. */
export async function readLabels(
  contentDir: string,
  site: Site,
  parse: ParseYaml,
  issues: Issue[],
): Promise<{ labels: Labels; labelFiles: ReadonlyMap<LocaleCode, LabelFile> }> {
  const labels: Partial<Record<LocaleCode, Record<string, string>>> = {};
  const labelFiles = new Map<LocaleCode, LabelFile>();
  for (const { code } of site.locales) {
    const name = `labels/${code}.yaml`;
    const text = await readContentFile(contentDir, name, issues);
    const yaml = text === undefined ? undefined : parse(`${CONTENT_LABEL}/${name}`, text, issues);
    if (text === undefined || !yaml) continue;
    labelFiles.set(code, { yaml, text });
    labels[code] = flatten(yaml, issues);
  }
  const source = labels[site.defaultLocale];
  if (!source) return { labels, labelFiles };
  for (const { code } of site.locales) {
    const own = labels[code];
    const yaml = labelFiles.get(code)?.yaml;
    if (own && yaml && code !== site.defaultLocale) compare(source, own, yaml, site.defaultLocale, issues);
  }
  return { labels, labelFiles };
}

/** Placeholders: the site replaces `{{date}}` by text and `{clickHere}` by a link. */
export const PLACEHOLDER = /\{\{\w+\}\}|\{\w+\}/g;

/** The placeholders of a label, sorted. */
export function placeholdersOf(text: string): string[] {
  return (text.match(PLACEHOLDER) ?? []).sort();
}

function flatten(yaml: YamlSource, issues: Issue[]): Record<string, string> {
  // Without a prototype, because a label may have the name of an inherited property.
  const flat = Object.create(null) as Record<string, string>;
  const add = (value: unknown, path: readonly string[]): void => {
    if (value && typeof value === 'object' && !Array.isArray(value)) {
      for (const [key, child] of Object.entries(value)) add(child, [...path, key]);
    } else if (typeof value === 'string' && value.trim() && value.length <= MAX_TEXT) {
      flat[path.join('.')] = value;
    } else {
      // An empty text, so that the label is not also reported as missing.
      flat[path.join('.')] = '';
      issues.push({
        ruleId: 'label-value',
        severity: 'error',
        ...yaml.positionOf(path),
        ...(typeof value === 'string' && value.trim()
          ? says('label-value.long', { key: path.join('.'), length: value.length })
          : says('label-value.empty', { key: path.join('.') })),
      });
    }
  };
  add(yaml.data, []);
  return flat;
}

function compare(
  source: Readonly<Record<string, string>>,
  own: Readonly<Record<string, string>>,
  yaml: YamlSource,
  sourceLocale: string,
  issues: Issue[],
): void {
  for (const [key, text] of Object.entries(source)) {
    const path = key.split('.');
    const mine = own[key];
    if (mine === undefined) {
      issues.push({
        ruleId: 'label-missing',
        severity: 'error',
        ...yaml.positionOf(path),
        ...says('label-missing', { key, file: `${sourceLocale}.yaml`, text, name: path.at(-1) ?? '' }),
      });
    } else if (mine && placeholdersOf(mine).join() !== placeholdersOf(text).join()) {
      const expected = placeholdersOf(text);
      issues.push({
        ruleId: 'label-placeholder',
        severity: 'error',
        ...yaml.positionOf(path),
        ...says('label-placeholder.source', { key, file: `${sourceLocale}.yaml`, expected: expected.join(', ') }),
      });
    }
  }
  for (const key of Object.keys(own)) {
    if (key in source) continue;
    const path = key.split('.');
    issues.push({
      ruleId: 'label-unknown',
      severity: 'error',
      ...yaml.positionOf(path),
      ...says('label-unknown', { key, file: `${sourceLocale}.yaml`, near: nearestName(key, Object.keys(source)) }),
    });
  }
}
