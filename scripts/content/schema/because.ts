/**
 * Messages of schemas: the key and the values of a text in src/messages as JSON, because the schema library keeps messages as text. Neighbour:
 * ../checkSchema.ts, which reads them.
 */
import type { Reason, reasons } from '../../../src/messages/en/reasons.ts';

type Values<Key extends Reason['key']> = Parameters<(typeof reasons)[Key]>;

/** The message for why a value does not fit. */
export function because<Key extends Reason['key']>(key: Key, ...values: Values<Key>): string {
  return JSON.stringify({ key, values: values[0] });
}

/** The reason in a message of a schema. A message of the library itself stays as it is. */
export function readReason(message: string): Reason {
  return message.startsWith('{"key":') ? (JSON.parse(message) as Reason) : { key: 'other', values: { message } };
}
