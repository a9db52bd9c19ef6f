/** The software bill of materials in CycloneDX, as npm writes it, without what differs from one run to the next. */
import { createHash } from 'node:crypto';

/** The parts of npm's document that are looked at; the others stay as they are. */
interface Bom {
  serialNumber?: string;
  readonly metadata: { timestamp?: string; readonly component: { name: string } };
}

/**
 * npm names the document at random, dates it by the clock and calls the project after its folder; here the number follows from
 * the content (a UUID of version 8, RFC 9562), and the same lock file always gives the same bytes.
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
