/** Remembers where in each entry of the tab's history the visitor was, so that back and forward lead there. Neighbour: navigation.ts. */

/** What an entry of the history carries; survives a reload, which the map below does not. */
interface EntryState {
  readonly entry?: string;
  /** Where the visitor was in the entries before it, by their names. */
  readonly places?: Readonly<Record<string, number>>;
}

export interface Places {
  /** Adds an entry for another page; the place in the present one is kept. */
  readonly push: (href: string) => void;
  /** Call on a click: a jump inside the page has begun to scroll before anything tells of it. */
  readonly note: () => void;
  /** Call on popstate: the place in the entry that is shown now; undefined for an entry never seen before. */
  readonly arrive: () => number | undefined;
}

/** Entries whose places are kept; browsers keep 50 entries or so. */
const KEPT = 50;

export function watchPlaces(): Places {
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
  const keep = (place: number) => {
    // The latest last, so that the oldest goes first.
    places.delete(current);
    places.set(current, place);
    const [oldest] = places.keys();
    if (oldest && places.size > KEPT) places.delete(oldest);
  };
  /** Takes up the entry that the browser has made for a jump inside the page. */
  const adopt = () => {
    if (read().entry !== undefined) return;
    keep(noted ?? scrollY);
    current = name();
  };
  addEventListener('hashchange', adopt);
  return {
    push(href) {
      keep(scrollY);
      current = makeName();
      // One call, because it stands between the click and the page: each takes milliseconds on a slow phone.
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
      // The browser has been told not to scroll by itself, so this is still the place in the entry that was left.
      keep(scrollY);
      current = entry;
      return places.get(entry);
    },
  };
}
