/** Converts text to outlines, shaped by HarfBuzz, so that kerning and every language's letters are right without installed fonts. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Blob, Face, Font, shape, Buffer as TextBuffer } from 'harfbuzzjs';
import { subsetFont } from '../subsetFont.ts';

/** A font of one weight. */
export interface Typeface {
  /** Advance width of a text in pixels. */
  measure(text: string, style: TextStyle): number;
  /** SVG path data of a text whose baseline starts at the given position, in pixels. Throws when the font lacks a letter. */
  outline(text: string, x: number, y: number, style: TextStyle): string;
}

export interface TextStyle {
  /** Font size in pixels. */
  readonly size: number;
  /** Letter spacing, relative to the font size. */
  readonly tracking?: number;
  /** Additional word spacing, relative to the font size. */
  readonly wordSpacing?: number;
}

interface Glyph {
  readonly id: number;
  /** In font units. */
  readonly x: number;
  readonly y: number;
}

/** Opens a web font of public/. */
export async function openTypeface(publicDir: string, fontPathname: string): Promise<Typeface> {
  const options = { targetFormat: 'truetype', keepAllGlyphs: true } as const;
  const truetype = await subsetFont(await readFile(join(publicDir, fontPathname)), '', options);
  const face = new Face(new Blob(truetype));
  const font = new Font(face);
  const { upem } = face;
  const outlines = new Map<number, string>();
  const lay = (text: string, { tracking = 0, wordSpacing = 0 }: TextStyle) => {
    // The font has no narrow no-break space, so the normal one replaces it.
    const shown = text.replaceAll('\u202f', '\u00a0');
    const buffer = new TextBuffer();
    buffer.addText(shown);
    buffer.guessSegmentProperties();
    shape(font, buffer);
    const glyphs: Glyph[] = [];
    let pen = 0;
    for (const { codepoint: id, cluster, xAdvance = 0, xOffset = 0, yOffset = 0 } of buffer.getGlyphInfosAndPositions()) {
      if (id === 0)
        throw new Error(
          `${fontPathname} has no letter "${shown[cluster]}" ("${text}"); scripts/build/fonts/writeFonts.ts says which it has.`,
        );
      glyphs.push({ id, x: pen + xOffset, y: yOffset });
      pen += xAdvance + upem * (tracking + (/\s/.test(shown[cluster] ?? '') ? wordSpacing : 0));
    }
    return { glyphs, width: pen };
  };
  const outlineOf = (id: number) => {
    const known = outlines.get(id) ?? font.glyphToPath(id);
    outlines.set(id, known);
    return known;
  };
  return {
    measure: (text, style) => (lay(text, style).width * style.size) / upem,
    outline(text, x, y, style) {
      const scale = style.size / upem;
      const { glyphs } = lay(text, style);
      return glyphs.map((glyph) => position(outlineOf(glyph.id), scale, x + glyph.x * scale, y - glyph.y * scale)).join('');
    },
  };
}

/** Converts path data from font units (y upwards) to pixels (y downwards). */
function position(path: string, scale: number, x: number, y: number): string {
  let isX = false;
  return path.replace(/-?\d+(?:\.\d+)?/g, (number) => {
    isX = !isX;
    return `${(isX ? x + Number(number) * scale : y - Number(number) * scale).toFixed(1)} `;
  });
}

/** Lines of at most `width` pixels: as few as possible, and as even as possible; breaks only at plain spaces. A longer word overflows. */
export function breakLines(text: string, width: number, measure: (line: string) => number): readonly string[] {
  const words = text.split(/[ \n]+/).filter(Boolean);
  /** The best way to set the words from each position on. */
  const best: Setting[] = [];
  best[words.length] = { lines: [], unevenness: 0 };
  for (let from = words.length - 1; from >= 0; from -= 1) {
    const settings: Setting[] = [];
    for (let to = from + 1; to <= words.length; to += 1) {
      const line = words.slice(from, to).join(' ');
      const advance = measure(line);
      const rest = best[to];
      if (!rest || (advance > width && to > from + 1)) break;
      // The sum of all line widths is constant; the sum of their squares is smallest when they are equal.
      settings.push({ lines: [line, ...rest.lines], unevenness: advance ** 2 + rest.unevenness });
    }
    settings.sort((a, b) => a.lines.length - b.lines.length || a.unevenness - b.unevenness);
    const [first] = settings;
    if (first) best[from] = first;
  }
  return best[0]?.lines ?? [];
}

interface Setting {
  readonly lines: readonly string[];
  readonly unevenness: number;
}
