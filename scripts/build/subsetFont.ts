/** Gives types to the subset-font package, which subsets a font, limits its axes and converts its format. */
import { createRequire } from 'node:module';

export interface SubsetOptions {
  readonly targetFormat: 'truetype' | 'woff2';
  /** Axes by tag, each fixed at a number. */
  readonly variationAxes?: Readonly<Record<string, number>>;
  /** Omits the glyphs that only ligatures and alternates use. */
  readonly noLayoutClosure?: boolean;
  /** Keeps every glyph of the font; `text` is empty then. */
  readonly keepAllGlyphs?: boolean;
}

type SubsetFont = (font: Buffer, text: string, options: SubsetOptions) => Promise<Buffer>;

export const subsetFont = createRequire(import.meta.url)('subset-font') as SubsetFont;
