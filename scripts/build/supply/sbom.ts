/** Makes npm's software bill of materials (CycloneDX) deterministic. */
import { createHash } from 'node:crypto';

/** The parts of npm's document that are used here; the others stay unchanged. */
interface Bom {
  serialNumber?: string;
  readonly metadata: { timestamp?: string; readonly component: { name: string } };
}

/**
 * npm gives the document a random number and the current time, and names the project after its folder; here the number is derived from the
 * content (a UUID of version 8, RFC 9562), and the same lock file always gives the same bytes.
 */
export function settleSbom(text: string, projectName: string): string {
  const bom = JSON.parse(text) as Bom;
  delete bom.serialNumber;
  delete bom.metadata.timestamp;
  bom.metadata.component.name = projectName;
  const hex = createHash('sha256').update(JSON.stringify(bom)).digest('hex');
  const uuid = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-');
  return `${JSON.stringify({ ...bom, serialNumber: `urn:uuid:${uuid}` }, null, 2)}\n`;
}
