/** The subset-font package with types: cuts a font down, sets its axes and changes its format. */
import { createRequire } from 'node:module';

export interface SubsetOptions {
  readonly targetFormat: 'truetype' | 'woff2';
  /** Axes by tag: pinned to a number, or narrowed to a range. */
  readonly variationAxes?: Readonly<Record<string, number | { readonly min: number; readonly max: number; readonly default: number }>>;
  /** Without the glyphs that only ligatures and alternates would use. */
  readonly noLayoutClosure?: boolean;
  /** Then `text` is empty. */
  readonly keepAllGlyphs?: boolean;
}

type SubsetFont = (font: Buffer, text: string, options: SubsetOptions) => Promise<Buffer>;

export const subsetFont = createRequire(import.meta.url)('subset-font') as SubsetFont;
