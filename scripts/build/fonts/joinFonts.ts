/**
 * Joins two parts of one font, table by table. The package splits the font by script, and a browser would need a second file for
 * the few letters of the other part. Neighbour: writeFonts.ts.
 */

/** A font's tables by their four-letter tag (OpenType). */
type Tables = ReadonlyMap<string, Buffer>;

/** Both are TrueType fonts of one weight with the same units. The result has the kerning of `base`. */
export function joinFonts(base: Buffer, more: Buffer): Buffer {
  return writeTables(appendGlyphs(readTables(base), readTables(more)));
}

/** Appends outlines, widths and characters of `more` to those of `base`; kerning stays that of `base`. */
function appendGlyphs(base: Tables, more: Tables): Tables {
  const count = glyphCount(base);
  const total = count + glyphCount(more);
  const outlines = [...readOutlines(base), ...readOutlines(more).map((outline) => shiftComponents(outline, count))];
  const head = Buffer.from(table(base, 'head'));
  head.writeInt16BE(1, 50);
  const hhea = Buffer.from(table(base, 'hhea'));
  hhea.writeUInt16BE(total, 34);
  const maxp = Buffer.from(table(base, 'maxp'));
  for (let at = 6; at < 32; at += 2) maxp.writeUInt16BE(Math.max(maxp.readUInt16BE(at), table(more, 'maxp').readUInt16BE(at)), at);
  maxp.writeUInt16BE(total, 4);
  const characters = [...readCharacters(more)].map(([character, glyph]): [number, number] => [character, glyph + count]);
  const joined = new Map([
    ...base,
    ['head', head],
    ['hhea', hhea],
    ['maxp', maxp],
    ['glyf', Buffer.concat(outlines)],
    ['loca', offsetsOf(outlines)],
    ['hmtx', Buffer.concat([readMetrics(base), readMetrics(more)])],
    ['cmap', writeCharacters(new Map([...characters, ...readCharacters(base)]))],
  ]);
  // GSUB's alternates are not used, and because the second part has no hinting, hinting in the first would make the two look different.
  for (const name of ['GSUB', 'prep', 'gasp']) joined.delete(name);
  return joined;
}

function readOutlines(tables: Tables): Buffer[] {
  const loca = table(tables, 'loca');
  const isLong = table(tables, 'head').readInt16BE(50) === 1;
  const offset = (glyph: number) => (isLong ? loca.readUInt32BE(4 * glyph) : 2 * loca.readUInt16BE(2 * glyph));
  const glyphs = Array.from({ length: glyphCount(tables) }, (_, glyph) => table(tables, 'glyf').subarray(offset(glyph), offset(glyph + 1)));
  return glyphs.map(pad);
}

/** Accented letters are composed of other glyphs, referenced by number: adds `by` to those numbers (glyf, composite glyphs). */
function shiftComponents(outline: Buffer, by: number): Buffer {
  if (outline.length === 0 || outline.readInt16BE(0) >= 0) return outline;
  const shifted = Buffer.from(outline);
  let at = 10;
  for (let flags = 0x20; flags & 0x20; ) {
    flags = shifted.readUInt16BE(at);
    shifted.writeUInt16BE(shifted.readUInt16BE(at + 2) + by, at + 2);
    at += 4 + (flags & 0x1 ? 4 : 2) + (flags & 0x8 ? 2 : flags & 0x40 ? 4 : flags & 0x80 ? 8 : 0);
  }
  return shifted;
}

/** Advance and side bearing of every glyph; the last advance applies to all later ones (hmtx). */
function readMetrics(tables: Tables): Buffer {
  const hmtx = table(tables, 'hmtx');
  const longCount = table(tables, 'hhea').readUInt16BE(34);
  const metrics = Buffer.alloc(4 * glyphCount(tables));
  for (let glyph = 0; glyph < glyphCount(tables); glyph += 1) {
    metrics.writeUInt16BE(hmtx.readUInt16BE(4 * Math.min(glyph, longCount - 1)), 4 * glyph);
    metrics.writeInt16BE(hmtx.readInt16BE(glyph < longCount ? 4 * glyph + 2 : 2 * (longCount + glyph)), 4 * glyph + 2);
  }
  return metrics;
}

/** Glyph by character (cmap, format 4: what HarfBuzz writes for these letters). */
function readCharacters(tables: Tables): Map<number, number> {
  const cmap = table(tables, 'cmap');
  const subtable = cmap.subarray(cmap.readUInt32BE(8));
  if (subtable.readUInt16BE(0) !== 4) throw new Error('The font has no character map of format 4.');
  const size = subtable.readUInt16BE(6);
  const characters = new Map<number, number>();
  for (let segment = 0; segment < size; segment += 2) {
    const [end, start, delta, range] = [14, 16 + size, 16 + 2 * size, 16 + 3 * size].map((at) => subtable.readUInt16BE(at + segment));
    if (end === undefined || start === undefined || delta === undefined || range === undefined) continue;
    for (let character = start; character <= end && character !== 0xffff; character += 1) {
      const found = range === 0 ? character : subtable.readUInt16BE(16 + 3 * size + segment + range + 2 * (character - start));
      if (found) characters.set(character, (found + delta) & 0xffff);
    }
  }
  return characters;
}

/** One group per character (cmap, format 12); HarfBuzz compacts it afterwards. */
function writeCharacters(characters: ReadonlyMap<number, number>): Buffer {
  const sorted = [...characters].sort(([a], [b]) => a - b);
  const groups = sorted.flatMap(([character, glyph]) => [character, character, glyph]);
  // Version 0, one subtable: Windows, full Unicode, at byte 12; then format 12 with its length, language and groups.
  const words = [1, 0x0003000a, 12, 0x000c0000, 16 + 4 * groups.length, 0, sorted.length, ...groups];
  const cmap = Buffer.alloc(4 * words.length);
  words.forEach((word, index) => {
    cmap.writeUInt32BE(word, 4 * index);
  });
  return cmap;
}

function readTables(font: Buffer): Tables {
  const records = Array.from({ length: font.readUInt16BE(4) }, (_, index) => font.subarray(12 + 16 * index));
  return new Map(
    records.map((record) => {
      const offset = record.readUInt32BE(8);
      return [record.toString('latin1', 0, 4), font.subarray(offset, offset + record.readUInt32BE(12))];
    }),
  );
}

/** Checksums stay empty, because HarfBuzz, the only reader, ignores them. */
function writeTables(tables: Tables): Buffer {
  const header = Buffer.alloc(12 + 16 * tables.size);
  header.writeUInt32BE(0x00010000, 0);
  header.writeUInt16BE(tables.size, 4);
  const parts: Buffer[] = [header];
  let offset = header.length;
  [...tables]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .forEach(([name, data], index) => {
      header.write(name, 12 + 16 * index, 'latin1');
      header.writeUInt32BE(offset, 20 + 16 * index);
      header.writeUInt32BE(data.length, 24 + 16 * index);
      parts.push(pad(data));
      offset += pad(data).length;
    });
  return Buffer.concat(parts);
}

/** Start of each part and end of the last one, as 32-bit numbers. */
function offsetsOf(parts: readonly Buffer[]): Buffer {
  const offsets = Buffer.alloc(4 * (parts.length + 1));
  let offset = 0;
  parts.forEach((part, index) => {
    offset += part.length;
    offsets.writeUInt32BE(offset, 4 * (index + 1));
  });
  return offsets;
}

function pad(data: Buffer): Buffer {
  return Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)]);
}

function glyphCount(tables: Tables): number {
  return table(tables, 'maxp').readUInt16BE(4);
}

function table(tables: Tables, name: string): Buffer {
  const data = tables.get(name);
  if (!data) throw new Error(`The font has no table "${name}".`);
  return data;
}
