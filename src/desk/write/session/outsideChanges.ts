/** Hears from the development server that content has changed, through the connection that Vite's client keeps. */
import { CHANGED_EVENT } from '../../../model/openPages.ts';

/** Address of Vite's client, which the document has loaded already. */
const CLIENT = '/@vite/client';

interface ViteClient {
  readonly createHotContext: (owner: string) => { readonly on: (event: string, listener: () => void) => void };
}

/** Without the client, a change is noticed when the window is shown again, or when the text is saved. */
export async function hearChanges(listener: () => void): Promise<void> {
  const client = (await import(/* @vite-ignore */ CLIENT).catch(() => undefined)) as ViteClient | undefined;
  client?.createHotContext('/_desk/write.js').on(CHANGED_EVENT, listener);
}
