/** What the browser shows now, and how the application hears of a change. */
import type { Payload } from './payload.ts';

/** What is shown now. */
export interface View extends Payload {
  readonly status: 'idle' | 'loading';
  /** Loading progress in percent. */
  readonly progress: number;
  /** Text for screen readers after a change of page. */
  readonly announcement: string;
  /** Status to show instead of main, when a page could not be loaded: 404, 500. */
  readonly failure?: number | undefined;
}

/** Where the view comes from: constant on the server, changing with navigation in the browser. */
export interface ViewStore {
  readonly get: () => View;
  readonly subscribe: (listener: () => void) => () => void;
}
