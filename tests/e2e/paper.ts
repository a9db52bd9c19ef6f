/** A printed document: the position of each text on its sheet. Neighbour: paper.spec.ts. */
import type { Page } from '@playwright/test';

/** Sizes in millimetres, as width and height. */
export const FORMATS = { A4: [210, 297], Letter: [215.9, 279.4] } as const;
export type Format = keyof typeof FORMATS;

/** As the browser's own printing asks for it; the formats that Playwright knows by name are rounded to a hundredth of an inch. */
export function sizeOf(format: Format): { width: string; height: string } {
  const [width, height] = FORMATS[format];
  return { width: `${width}mm`, height: `${height}mm` };
}

/** A line of text on a sheet. All lengths in CSS pixels, from the upper left corner of the area inside the sheet's margins. */
export interface Line {
  readonly text: string;
  /** Number of the sheet, from 0. */
  readonly sheet: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** Lines with the same number belong to one text node, and may touch each other. */
  readonly node: number;
  /** True in a heading. */
  readonly isHeading: boolean;
  /** True in the article; the invitation to write is not part of it. */
  readonly isArticle: boolean;
  /** Relative luminance of the text's colour (WCAG 2.2): 0 is black, 1 is white. */
  readonly luminance: number;
}

export interface Paper {
  readonly lines: readonly Line[];
  /** Width and height inside the margins. */
  readonly width: number;
  readonly height: number;
}

/** Space between the sheets, which are side by side. */
const GAP = 4000;

/**
 * Lays the page out on sheets, as columns side by side: browsers break columns and sheets by the same rules, and unlike a PDF the
 * columns have the position of each text. paper.spec.ts compares the number of sheets with that of the real PDF. The page must not change its
 * window afterwards.
 */
export async function layOut(page: Page, format: Format): Promise<Paper> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const [width, height] = FORMATS[format];
  const area = await page.evaluate(
    ([sheetWidth, sheetHeight]) => {
      const pageRules = (rules: CSSRuleList): CSSPageRule[] =>
        [...rules].flatMap((rule) => {
          if (rule instanceof CSSPageRule) return [rule];
          return rule instanceof CSSGroupingRule ? pageRules(rule.cssRules) : [];
        });
      const [rule] = [...document.styleSheets].flatMap((sheet) => pageRules(sheet.cssRules));
      const [block = '', inline = block] = (rule?.style.getPropertyValue('margin') ?? '').split(' ');
      if (!/^\d+mm$/.test(block) || !/^\d+mm$/.test(inline)) throw new Error('The sheet has no margin in millimetres.');
      const pixels = (millimetres: number) => (millimetres / 25.4) * 96;
      return {
        width: pixels(sheetWidth - 2 * Number.parseFloat(inline)),
        height: pixels(sheetHeight - 2 * Number.parseFloat(block)),
      };
    },
    [width, height] as const,
  );
  // Conditions on the width ask for the sheet's.
  await page.setViewportSize({ width: Math.round(area.width), height: Math.round(area.height) });
  const lines = await page.evaluate(
    ([sheetWidth, sheetHeight, gap]) => {
      Object.assign(document.body.style, {
        position: 'relative',
        inlineSize: `${sheetWidth}px`,
        blockSize: `${sheetHeight}px`,
        columns: 'auto',
        columnWidth: `${sheetWidth}px`,
        columnGap: `${gap}px`,
        columnFill: 'auto',
      });
      const luminanceOf = (colour: string): number => {
        const [red = 0, green = 0, blue = 0] = (/\(([^)]*)\)/.exec(colour)?.[1] ?? '').split(/[ ,]+/).map((part) => {
          const share = Number.parseFloat(part) / 255;
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const origin = document.body.getBoundingClientRect();
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: Line[] = [];
      for (let node = 0; texts.nextNode(); node += 1) {
        const text = texts.currentNode;
        const parent = text.parentElement;
        if (!parent || !text.textContent?.trim() || parent.closest('.unseen, script, style, noscript')) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        for (const box of range.getClientRects()) {
          if (box.width === 0) continue;
          const left = box.left - origin.left;
          const sheet = Math.floor((left + gap / 2) / (sheetWidth + gap));
          found.push({
            text: text.textContent.trim().slice(0, 60),
            sheet,
            left: left - sheet * (sheetWidth + gap),
            right: left - sheet * (sheetWidth + gap) + box.width,
            top: box.top - origin.top,
            bottom: box.bottom - origin.top,
            node,
            isHeading: !!parent.closest('h1, h2, h3, summary'),
            isArticle: !!parent.closest('main') && !parent.closest('.call'),
            luminance: luminanceOf(getComputedStyle(parent).color),
          });
        }
      }
      return found;
    },
    [area.width, area.height, GAP] as const,
  );
  return { ...area, lines };
}

/** A line's box reaches above and below its letters, and where the leading is narrow the boxes overlap: what counts is the letters' height. */
function lettersOf(lines: readonly Line[]): Line[] {
  return lines.map((line) => {
    const inset = (line.bottom - line.top) / 4;
    return { ...line, top: line.top + inset, bottom: line.bottom - inset };
  });
}

/** The lines whose letters lie over those of another text. */
export function overlapsOf({ lines }: Paper): string[] {
  const letters = lettersOf(lines);
  const pairs = letters.flatMap((one, index) => letters.slice(index + 1).map((other) => [one, other] as const));
  return pairs
    .filter(([one, other]) => one.node !== other.node && one.sheet === other.sheet)
    .filter(([one, other]) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1)
    .filter(([one, other]) => Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1)
    .map(([one, other]) => `sheet ${one.sheet + 1}: "${one.text}" over "${other.text}"`);
}

/** The lines whose letters reach beyond the area inside the margins, where printers cut. */
export function cutOf({ lines, width, height }: Paper): string[] {
  return lettersOf(lines)
    .filter(({ left, right, top, bottom }) => left < -1 || right > width + 1 || top < 0 || bottom > height)
    .map(({ text, sheet, left, right, top, bottom }) => `sheet ${sheet + 1}: "${text}" at ${[left, top, right, bottom].map(Math.round)}`);
}

/** The headings at the foot of a sheet or column, without a line of their text. */
export function lonelyOf({ lines }: Paper): string[] {
  return lines
    .filter((line, index) => {
      const next = lines[index + 1];
      return line.isHeading && next && !next.isHeading && (next.sheet !== line.sheet || next.top < line.top - 1);
    })
    .map(({ text, sheet }) => `sheet ${sheet + 1}: "${text}"`);
}

export function sheetsOf({ lines }: Paper): number {
  return Math.max(...lines.map(({ sheet }) => sheet)) + 1;
}
