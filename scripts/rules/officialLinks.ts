/** Rules link-unknown and countries-missing: what texts and registers name must be in content/links.yaml and content/countries.yaml. */
import { says } from '../../src/messages/findings.ts';
import { LINK_SCHEMES } from '../../src/model/component.ts';
import type { Issue, Position } from '../../src/model/issue.ts';
import type { Content } from '../content/load.ts';
import { nearestName } from '../content/nearestName.ts';
import { COUNTRIES_FILE, LINKS_FILE } from '../content/registers/countries.ts';
import { error, type Rule } from './rule.ts';

export const linkUnknown: Rule = { id: 'link-unknown', check: checkLinks };
export const countriesMissing: Rule = { id: 'countries-missing', check: checkCountries };

function checkLinks(content: Content): Issue[] {
  const ids = Object.keys(content.links?.entries ?? {});
  return [...linksOfPages(content), ...linksOfCountries(content)]
    .filter(({ id }) => !ids.includes(id))
    .map(({ id, position }) =>
      error('link-unknown', position(), says('link-unknown', { id, file: LINKS_FILE, near: nearestName(id, ids) })),
    );
}

interface NamedLink {
  readonly id: string;
  readonly position: () => Position;
}

function linksOfPages({ pages }: Content): NamedLink[] {
  const links = pages.flatMap(({ outline }) => outline.links).filter(({ target }) => target.startsWith(LINK_SCHEMES.official));
  return links.map(({ target, position }) => ({ id: target.slice(LINK_SCHEMES.official.length), position: () => position }));
}

function linksOfCountries({ countries }: Content): NamedLink[] {
  if (!countries) return [];
  const { yaml, entries } = countries;
  const { consulates, appointments } = entries.everywhere;
  const named: (readonly [string | undefined, readonly string[]])[] = [
    [consulates, ['everywhere', 'consulates']],
    [appointments, ['everywhere', 'appointments']],
    ...Object.entries(entries.countries).flatMap(([code, country]) =>
      (['link', 'consulates'] as const).map((key) => [country[key], ['countries', code, key]] as const),
    ),
  ];
  return named.flatMap(([id, path]) => (id === undefined ? [] : [{ id, position: () => yaml.positionOf(path) }]));
}

/** An invalid register has issues of its own too. */
function checkCountries({ pages, countries }: Content): Issue[] {
  if (countries) return [];
  return pages
    .flatMap(({ outline }) => outline.components.filter(({ name }) => name === 'Countries'))
    .map(({ position }) => error('countries-missing', position, says('register-missing', { name: 'Countries', file: COUNTRIES_FILE })));
}
