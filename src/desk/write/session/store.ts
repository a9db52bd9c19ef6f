/** A value that the view's parts watch. */
import { useSyncExternalStore } from 'react';

export interface Store<T> {
  readonly get: () => T;
  /** Replaces some of its properties. */
  readonly set: (next: Partial<T>) => void;
  /** Returns a function that ends it. */
  readonly watch: (listener: () => void) => () => void;
}

export function createStore<T extends object>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.entries(next).every(([key, entry]) => Object.is(entry, value[key as keyof T]))) return;
      value = { ...value, ...next };
      for (const listener of [...listeners]) listener();
    },
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A property of a store; the component is rendered again when it changes. */
export function useStore<T extends object, K extends keyof T>(store: Store<T>, key: K): T[K] {
  return useSyncExternalStore(store.watch, () => store.get()[key]);
}
