/**
 * Rule part-missing: the source has a part that the translation does not have yet. The page is published without it, with a notice in its
 * place, unless the page's policy says otherwise.
 */
import type { MissingPlaceName } from '../../../src/messages/en/translation.ts';
import { says } from '../../../src/messages/findings.ts';
import type { Issue, Position } from '../../../src/model/issue.ts';
import type { MissingPart } from '../../../src/model/missingPart.ts';
import type { Page } from '../../../src/model/page.ts';
import type { Content } from '../../content/load.ts';
import { rangesOf } from '../../content/missing/missingHeadings.ts';
import { findMissingRows } from '../../content/missing/missingRows.ts';
import type { ParsedFile } from '../../content/pages/frontmatter.ts';
import { partsOf, positionOfPart } from '../../content/pages/partIds.ts';
import { MISSING_RULE, policyOf } from '../../translation/policy.ts';
import { findRepeats } from '../questionTwice.ts';
import { error, pagesToCheck, type Rule } from '../rule.ts';

export const partMissing: Rule = {
  id: MISSING_RULE,
  check: (content) =>
    pagesToCheck(content)
      .filter(({ missing }) => missing.length > 0)
      .flatMap((page) => checkPage(content, page)),
};

/** A translation with its complete source. */
interface Pair {
  readonly source: Page;
  readonly own: Page;
  readonly sourceFile: ParsedFile;
  readonly ownFile: ParsedFile;
}

function checkPage(content: Content, own: Page): Issue[] {
  const { site, pages, fileOf } = content;
  const source = pages.find(({ pageId, localeCode }) => pageId === own.pageId && localeCode === site.defaultLocale);
  const [sourceFile, ownFile] = [source && fileOf.get(source), fileOf.get(own)];
  if (!source || !sourceFile || !ownFile) return [];
  const pair = { source, own, sourceFile, ownFile };
  const sourceName = `${site.defaultLocale}.mdx`;
  const policy = policyOf(content, own.pageId).outdated;
  const severity = policy === 'stop' ? 'error' : 'warning';
  const repeats = findRepeats(source);
  return own.missing.flatMap((part): Issue[] => {
    if (!part.place || isRepeat(part, own.missing, repeats)) return [];
    const [here, there] = [placeIn(pair, part), sourcePositionOf(pair, part)];
    const said = says('part-missing', {
      kind: part.kind,
      title: part.title,
      file: sourceName,
      policy: ownFile.local.draft ? 'none' : policy,
      line: there.line,
      place: here.place,
      own: `${own.filePath}#${part.key}`,
    });
    return [{ ...error(MISSING_RULE, here.position, said, [there]), severity }];
  });
}

/** True for a question that the source asks twice and the translation once: the rule question-twice reports it. */
function isRepeat(part: MissingPart, missing: readonly MissingPart[], repeats: ReturnType<typeof findRepeats>): boolean {
  const isMissing = (index: number) => missing.some(({ kind, index: other }) => kind === 'questions' && other === index);
  const pair = repeats.map(({ question, earlier }) => [question.index, earlier.index]).find((indexes) => indexes.includes(part.index));
  return part.kind === 'questions' && pair !== undefined && !pair.every(isMissing);
}

interface Place {
  readonly position: Position;
  readonly place: MissingPlaceName;
}

/** The position for the part: the next part of the translation or, at the end, the last one. */
function placeIn({ own, ownFile }: Pair, { kind, index, place }: MissingPart): Place {
  if (kind === 'rows') return { position: own.outline.tables[place?.index ?? 0]?.position ?? startOf(own), place: 'table' };
  const before = index - own.missing.filter((other) => other.kind === kind && other.index < index).length;
  const parts = partsOf({ local: ownFile.local, outline: own.outline }).filter((part) => part.kind === kind);
  const next = parts[before];
  const part = next ?? parts.at(-1);
  if (part) return { position: positionOfPart(part, ownFile, own.outline), place: next ? 'before' : 'behind' };
  return kind === 'headings' ? { position: startOf(own), place: 'end' } : { position: ownFile.yaml.positionOfKey([], 'faq'), place: 'faq' };
}

/** Where the source has the part. */
function sourcePositionOf({ source, own, sourceFile }: Pair, { kind, index, place }: MissingPart): Position {
  const { outline } = source;
  if (kind === 'rows') {
    const rows = findMissingRows(source, own, rangesOf(outline, own.missing));
    const row = rows.find((candidate) => candidate.index === index && candidate.ownTable === place?.index);
    return row ? { ...row.table.position, line: row.line, column: 1 } : startOf(source);
  }
  const part = partsOf({ local: sourceFile.local, outline }).filter((candidate) => candidate.kind === kind)[index];
  return part ? positionOfPart(part, sourceFile, outline) : startOf(source);
}

function startOf({ filePath }: Page): Position {
  return { filePath, line: 1, column: 1 };
}
