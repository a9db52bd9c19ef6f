/** The state that the browser shows, and the store that notifies the application of changes. */
import type { Payload } from './payload.ts';

export interface Failure {
  /** 404 or 410 if the server answers so for the address, otherwise 500. */
  readonly status: number;
  /** The address that failed. */
  readonly pathname: string;
}

/** The current state. */
export interface View extends Pick<Payload, 'page' | 'main'> {
  readonly status: 'idle' | 'loading';
  /** Loading progress in percent. */
  readonly progress: number;
  /** Text for screen readers after a navigation. */
  readonly announcement: string;
  /** Shown instead of main if a page could not be loaded. */
  readonly failure?: Failure | undefined;
}

/** The view of a page that has just been opened. */
export function arrivalView({ page, main }: Pick<Payload, 'page' | 'main'>): View {
  return { page, main, status: 'idle', progress: 0, announcement: '' };
}

/** The store of the view: constant on the server, updated by navigation in the browser. */
export interface ViewStore {
  readonly get: () => View;
  readonly subscribe: (listener: () => void) => () => void;
}
