/** The offices of the practice from content/site.yaml. Neighbour: LegalNotice.tsx. */
import { CityGlyph } from '../components/CityGlyph.tsx';
import { dynamicLabel } from '../components/dynamicLabel.ts';
import type { PageContext } from '../layouts/pageContext.ts';

/** City and country only: visitors with an appointment get the address on WhatsApp. */
export function Offices({ context: { manifest, t } }: { context: PageContext }) {
  return (
    <ul className="offices">
      {manifest.site.contact.addresses.map(({ id, city, country }) => (
        <li key={id}>
          <CityGlyph city={id} />
          <h3>{city}</h3>
          <p>{dynamicLabel(t, 'country', country)}</p>
        </li>
      ))}
    </ul>
  );
}
