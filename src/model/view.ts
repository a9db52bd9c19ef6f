/** What the browser shows now, and how the application hears of a change. */
import type { Payload } from './payload.ts';

export interface Failure {
  /** 404 and 410 where the server says so of the address, else 500. */
  readonly status: number;
  /** The address that failed. */
  readonly pathname: string;
}

/** What is shown now. */
export interface View extends Payload {
  readonly status: 'idle' | 'loading';
  /** Loading progress in percent. */
  readonly progress: number;
  /** Text for screen readers after a change of page. */
  readonly announcement: string;
  /** Stands in place of main when a page could not be shown. */
  readonly failure?: Failure | undefined;
}

/** Where the view comes from: constant on the server, changing with navigation in the browser. */
export interface ViewStore {
  readonly get: () => View;
  readonly subscribe: (listener: () => void) => () => void;
}
