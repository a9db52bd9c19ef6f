/** Fields of forms, as the desk's script sends them: a field that occurs once comes as a text, one that occurs several times as a list. */
import { z } from 'zod';

/** Empty fields are left out. */
export const optional = z
  .string()
  .trim()
  .transform((text) => text || undefined)
  .optional();

/** Without empty entries. */
export const list = z.union([z.string(), z.array(z.string())]).transform((given) =>
  [given]
    .flat()
    .map((text) => text.trim())
    .filter(Boolean),
);

/** A text with one entry per line. */
export const lines = z.string().transform((text) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean),
);
