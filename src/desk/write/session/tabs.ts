/** Tells windows of one browser about each other: which of them have the same page open, and when one of them saves. */

interface Message {
  readonly kind: 'hello' | 'here' | 'bye' | 'saved';
  readonly filePath: string;
  readonly from: string;
}

export interface Tabs {
  readonly saved: () => void;
}

/** `onCount`: number of other windows; `onSaved`: one of them has saved. */
export function meetTabs(filePath: string, { onCount, onSaved }: { onCount: (count: number) => void; onSaved: () => void }): Tabs {
  if (typeof BroadcastChannel === 'undefined') return { saved() {} };
  const own = crypto.randomUUID();
  const others = new Set<string>();
  const channel = new BroadcastChannel('desk-write');
  const tell = (kind: Message['kind']) => channel.postMessage({ kind, filePath, from: own } satisfies Message);
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.filePath !== filePath || data.from === own) return;
    if (data.kind === 'hello') tell('here');
    if (data.kind === 'bye') others.delete(data.from);
    else others.add(data.from);
    if (data.kind === 'saved') onSaved();
    onCount(others.size);
  });
  addEventListener('pagehide', () => tell('bye'));
  addEventListener('pageshow', () => tell('hello'));
  tell('hello');
  return { saved: () => tell('saved') };
}
