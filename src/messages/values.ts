/** The values that texts name. Everything is plain data, because findings are kept as JSON and sent to browsers. */

/** Values that are texts: names, ids, words of a page. */
export type Texts<Names extends string> = Readonly<Record<Names, string>>;

/** Values that are counted. */
export type Counts<Names extends string> = Readonly<Record<Names, number>>;

/** Values that a text names only if there is one. */
export type Perhaps<Names extends string> = { readonly [Name in Names]?: string | undefined };

/** What a finding says: the mistake, and how to fix it. */
export type Words = readonly [message: string, fix: string];

/** A catalogue of texts that others contain: by key, each a function of its values. */
type PartCatalogue = Record<string, (values: never) => string>;

/** A text of such a catalogue as data: its key, and its values. */
export type PartOf<Catalogue extends PartCatalogue> = {
  [Key in keyof Catalogue]: {
    readonly key: Key;
    readonly values: Parameters<Catalogue[Key]> extends [infer Values] ? Values : undefined;
  };
}[keyof Catalogue];

/** Writes such a text. */
export function write<Catalogue extends PartCatalogue>(catalogue: Catalogue, { key, values }: PartOf<Catalogue>): string {
  return (catalogue[key] as (values: unknown) => string)(values);
}
