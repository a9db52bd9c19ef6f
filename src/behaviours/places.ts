/** Remembers where in each entry of the tab's history the visitor was, so that back and forward lead there. Neighbour: navigation.ts. */

/** What an entry of the history carries; survives a reload, which the map below does not. */
interface EntryState {
  readonly entry?: string;
  readonly scrollY?: number;
}

export interface Places {
  /** Adds an entry for another page; the place in the present one is kept. */
  readonly push: (href: string) => void;
  /** Call on a click: a jump inside the page has begun to scroll before anything tells of it. */
  readonly note: () => void;
  /** Call on popstate: the place in the entry that is shown now; undefined for an entry never seen before. */
  readonly arrive: () => number | undefined;
}

export function watchPlaces(): Places {
  const places = new Map<string, number>();
  const read = () => (history.state ?? {}) as EntryState;
  const name = (): string => {
    const entry = read().entry ?? Math.random().toString(36).slice(2);
    history.replaceState({ ...read(), entry } satisfies EntryState, '');
    return entry;
  };
  let current = name();
  let noted: number | undefined;
  /** Takes up the entry that the browser has made for a jump inside the page. */
  const adopt = () => {
    if (read().entry !== undefined) return;
    places.set(current, noted ?? scrollY);
    current = name();
  };
  addEventListener('hashchange', adopt);
  return {
    push(href) {
      places.set(current, scrollY);
      history.replaceState({ entry: current, scrollY } satisfies EntryState, '');
      history.pushState(null, '', href);
      current = name();
    },
    note() {
      noted = scrollY;
    },
    arrive() {
      const { entry, scrollY: left } = read();
      if (entry === undefined) {
        adopt();
        return undefined;
      }
      // The browser has been told not to scroll by itself, so this is still the place in the entry that was left.
      places.set(current, scrollY);
      current = entry;
      return places.get(entry) ?? left;
    },
  };
}
