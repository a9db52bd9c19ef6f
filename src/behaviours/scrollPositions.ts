/** Scroll positions: stores one for each history entry of the tab, so that Back and Forward restore it. Neighbour: navigation.ts. */

/** State of a history entry. It survives a reload; the map below does not. */
interface EntryState {
  readonly entry?: string;
  /** Scroll positions of the earlier entries, by entry name. */
  readonly places?: Readonly<Record<string, number>>;
}

export interface ScrollPositions {
  /** Adds a history entry for another page and stores the scroll position of the current one. */
  readonly push: (href: string) => void;
  /** Call on a click: a jump inside the page starts to scroll before any event reports it. */
  readonly note: () => void;
  /** Call on popstate: the scroll position of the entry that is shown now; undefined for an entry that is new to this tab. */
  readonly arrive: () => number | undefined;
}

/** Number of entries whose positions are stored; browsers keep about 50 entries. */
const MOST_ENTRIES = 50;

export function watchScrollPositions(): ScrollPositions {
  const read = () => (history.state ?? {}) as EntryState;
  const places = new Map(Object.entries(read().places ?? {}));
  const makeName = () => Math.random().toString(36).slice(2);
  const stateOf = (entry: string): EntryState => ({ entry, places: Object.fromEntries(places) });
  const name = (): string => {
    const entry = read().entry ?? makeName();
    history.replaceState(stateOf(entry), '');
    return entry;
  };
  let current = name();
  let noted: number | undefined;
  const store = (top: number) => {
    // Moves the entry to the end, so that the oldest is removed first.
    places.delete(current);
    places.set(current, top);
    const [oldest] = places.keys();
    if (oldest && places.size > MOST_ENTRIES) places.delete(oldest);
  };
  /** Adopts the entry that the browser created for a jump inside the page. */
  const adopt = () => {
    if (read().entry !== undefined) return;
    store(noted ?? scrollY);
    current = name();
  };
  addEventListener('hashchange', adopt);
  return {
    push(href) {
      store(scrollY);
      current = makeName();
      // A single call, because it delays the page after the click and each call takes milliseconds on a slow phone.
      history.pushState(stateOf(current), '', href);
    },
    note() {
      noted = scrollY;
    },
    arrive() {
      const { entry } = read();
      if (entry === undefined) {
        adopt();
        return undefined;
      }
      // Scroll restoration is manual, so this is still the position of the previous entry.
      store(scrollY);
      current = entry;
      return places.get(entry);
    },
  };
}
