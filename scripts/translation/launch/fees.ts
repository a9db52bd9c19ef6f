/** Finds the fees of content/fees.yaml without an amount for this year. */
import type { Position } from '../../../src/model/issue.ts';
import type { Content } from '../../content/load.ts';

export interface OpenFee {
  readonly id: string;
  readonly about: string;
  readonly position: Position;
}

/** In the order of the register. */
export function listOpenFees({ registers: { fees }, today }: Pick<Content, 'registers' | 'today'>): OpenFee[] {
  if (!fees) return [];
  const open = Object.entries(fees.entries).filter(([, { years }]) => !Object.hasOwn(years, today.slice(0, 4)));
  return open.map(([id, { about }]) => ({ id, about, position: fees.yaml.positionOfKey([], id) }));
}
