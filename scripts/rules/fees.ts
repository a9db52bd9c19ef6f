/** Rules fee-unknown and fee-outdated: what <Fee> names is in content/fees.yaml, and a fee with amounts has that of this year. */
import { says } from '../../src/messages/findings.ts';
import type { Issue } from '../../src/model/issue.ts';
import type { Content } from '../content/load.ts';
import { nearestName } from '../content/nearestName.ts';
import { error, type Rule, warning } from './rule.ts';

export const feeUnknown: Rule = { id: 'fee-unknown', check: checkNames };
export const feeOutdated: Rule = { id: 'fee-outdated', check: checkYears };

function checkNames({ pages, registers: { fees } }: Content): Issue[] {
  const ids = Object.keys(fees?.entries ?? {});
  return pages
    .flatMap(({ outline }) => outline.fees)
    .filter(({ id }) => !ids.includes(id))
    .map(({ id, position }) => error('fee-unknown', position, says('fee-unknown', { id, near: nearestName(id, ids) })));
}

/** A fee without any amount is no finding, because writers cannot know it; the launch check lists it. */
function checkYears({ registers: { fees }, today }: Content): Issue[] {
  return Object.entries(fees?.entries ?? {}).flatMap(([id, { years }]) => {
    const last = Object.keys(years).sort().at(-1);
    if (!fees || last === undefined || Object.hasOwn(years, today.slice(0, 4))) return [];
    return [warning('fee-outdated', fees.yaml.positionOfKey([id, 'years'], last), says('fee-outdated', { id, last }))];
  });
}
