/** What the server writes into the view's document, for this script. */
import type { DeskFrame } from '../../../model/desk.ts';
import type { WriteData } from '../../../model/deskWrite.ts';

/** Id of the element with the data, and of the one that the script fills. */
export const DATA_ID = 'write-data';
export const ROOT_ID = 'write';

export interface WrittenDocument {
  readonly frame: DeskFrame;
  readonly data: WriteData;
}

/** Undefined in a document of another view. */
export function readDocument(page: Document): WrittenDocument | undefined {
  const text = page.getElementById(DATA_ID)?.textContent;
  return text ? (JSON.parse(text) as WrittenDocument) : undefined;
}

/** The data that the server would write now. */
export async function readWriteData(href: string): Promise<WrittenDocument | undefined> {
  const response = await fetch(href, { cache: 'no-store' });
  return readDocument(new DOMParser().parseFromString(await response.text(), 'text/html'));
}
