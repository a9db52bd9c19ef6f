/** Turns what names a removed page to the page that takes its place: links, related pages, slides. Pure. Neighbour: planRetire.ts. */
import { LINK_SCHEMES } from '../../../src/model/component.ts';
import type { Content } from '../../content/load.ts';
import { listPassages } from '../../content/pages/passages.ts';
import { CONTENT_LABEL } from '../../content/read.ts';
import { LEDGER_NAME } from '../../content/registers/ledger.ts';
import { SEARCHES_NAME } from '../../content/registers/searches.ts';
import { applyEdits } from '../../content/texts/edit.ts';
import { oneLine } from '../../core/oneLine.ts';
import { editFrontmatter } from './planRename.ts';
import { listOf, removeFromList, removeFromLists, replaceValues } from './yamlText.ts';

/** A link with its new text. */
export interface TurnedLink {
  readonly filePath: string;
  readonly line: number;
  readonly before: string;
  readonly after: string;
}

export interface TurnedLinks {
  /** New texts by absolute path. */
  readonly texts: ReadonlyMap<string, string>;
  /** New texts of registers by their path in the content folder. */
  readonly registers: ReadonlyMap<string, string>;
  readonly links: readonly TurnedLink[];
  /** Files with a slide, a term or a question that leads to the successor now. */
  readonly led: readonly string[];
  /** Files whose lists named the page. */
  readonly listed: readonly string[];
}

/** On the successor's own page a link becomes its words. A link to a part leads to the whole page, because the part is gone. */
export function turnLinks(content: Content, registers: ReadonlyMap<string, string>, pageId: string, successor: string): TurnedLinks {
  const texts = new Map<string, string>();
  const links: TurnedLink[] = [];
  const listed: string[] = [];
  const led: string[] = [];
  const turn = ({ filePath, absolutePath, text }: { filePath: string; absolutePath: string; text: string }, own: string | undefined) => {
    const turned = text.replace(linksTo(pageId), (before: string, words: string, offset: number) => {
      const after = own === successor ? words : `[${words}](${LINK_SCHEMES.page}${successor})`;
      links.push({ filePath, line: text.slice(0, offset).split('\n').length, before: oneLine(before), after: oneLine(after) });
      return after;
    });
    const withSlides = own === undefined ? turned : editFrontmatter(turned, (yaml) => replaceValues(yaml, ['page'], pageId, successor));
    if (withSlides !== turned) led.push(filePath);
    const edited = own === undefined ? turned : editFrontmatter(withSlides, (yaml) => turnLists(yaml, own, pageId, successor));
    if (edited !== withSlides) listed.push(filePath);
    if (edited !== text) texts.set(absolutePath, edited);
  };
  for (const file of content.files) if (file.pageId !== pageId) turn(file, file.pageId);
  for (const passage of listPassages(content.passages)) turn(passage, undefined);
  const turnedRegisters = new Map<string, string>();
  for (const [name, before] of registers) {
    const { turned, edited } = turnRegister(name, before, pageId, successor);
    if (edited === before) continue;
    turnedRegisters.set(name, edited);
    if (turned !== before) led.push(`${CONTENT_LABEL}/${name}`);
    if (edited !== turned) listed.push(`${CONTENT_LABEL}/${name}`);
  }
  return { texts, registers: turnedRegisters, links, led, listed };
}

/** A term leads to the successor and a question is answered by it; a list of pages loses the page, because the successor may not fit it. */
function turnRegister(name: string, text: string, pageId: string, successor: string): { readonly turned: string; readonly edited: string } {
  if (name === LEDGER_NAME) return { turned: text, edited: text };
  const turned = applyEdits(text, replaceValues(text, name === SEARCHES_NAME ? 'any' : ['page'], pageId, successor));
  return { turned, edited: applyEdits(turned, removeFromLists(turned, 'pages', pageId)) };
}

function turnLists(yaml: string, own: string, pageId: string, successor: string) {
  const isNamed = own === successor || listOf(yaml, 'related').includes(successor);
  const removed = isNamed ? removeFromList(yaml, 'related', pageId) : undefined;
  return isNamed ? (removed ? [removed] : []) : replaceValues(yaml, ['related'], pageId, successor);
}

/** A link with its words, which may contain brackets, and the id of a part. */
function linksTo(pageId: string): RegExp {
  return new RegExp(`\\[((?:[^[\\]]|\\[[^[\\]]*\\])*)\\]\\(${LINK_SCHEMES.page}${pageId}(?:#[^)\\s]*)?\\)`, 'g');
}
