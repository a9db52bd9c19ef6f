/** The dependencies: few packages with a purpose each, complete archives, no install scripts, permissive licences. */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { PURPOSES_FILE, readPurposes, readSupplyChain } from '../scripts/build/supply/lockFile.ts';
import { settleSbom } from '../scripts/build/supply/sbom.ts';

const root = join(import.meta.dirname, '..');
const { name, direct, packages } = await readSupplyChain(root);

/** Licences that allow the project's use. The copyleft ones among them belong to tools that run while building. */
const LICENSES =
  /^(?:MIT|MIT-0|ISC|0BSD|BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|OFL-1\.1|Python-2\.0|CC0-1\.0|CC-BY-[34]\.0|Unlicense|Zlib|MPL-(?:1\.1|2\.0)|LGPL-(?:2\.0|3\.0-or-later)|GPL-[23]\.0)$/;

describe(PURPOSES_FILE, () => {
  it('says of every direct dependency what it is for, and of nothing else', async () => {
    expect([...(await readPurposes(root)).keys()].filter((entry) => !isTypes(entry)).sort()).toEqual(
      direct.filter((entry) => !isTypes(entry)).sort(),
    );
  });
});

describe('the lock file', () => {
  it('has a complete, hashed archive for every package, and names no registry', () => {
    expect(packages.length).toBeGreaterThan(100);
    expect(packages.filter(({ integrity }) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? '')).map((entry) => entry.name)).toEqual([]);
    expect(packages.filter(({ resolved }) => resolved !== undefined).map((entry) => entry.name)).toEqual([]);
  });

  it('brings no install scripts, and none would be run', async () => {
    expect(packages.filter(({ hasInstallScript }) => hasInstallScript).map((entry) => entry.name)).toEqual([]);
    expect(await readFile(join(root, '.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m);
  });

  it('contains exact versions of the packages in package.json', async () => {
    const { dependencies, devDependencies } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as Record<
      string,
      Record<string, string>
    >;
    for (const [own, version] of Object.entries({ ...dependencies, ...devDependencies }))
      expect(`${own} ${version}`).toMatch(/ \d+\.\d+\.\d+$/);
  });

  it('has packages under known licences only', () => {
    const unknown = packages.filter(
      ({ license }) =>
        !license
          .replace(/[()]/g, '')
          .split(/ (?:AND|OR) /)
          .every((part) => LICENSES.test(part)),
    );
    expect(unknown.map((entry) => `${entry.name} ${entry.license}`)).toEqual([]);
  });
});

describe('the bill of materials', () => {
  it('lists every package of the lock file, needs no network, and is the same when written twice', async () => {
    const write = async () => {
      const args = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--offline'];
      // npm is a script of the shell on Windows.
      const options = { cwd: root, maxBuffer: 64 * 1024 * 1024, shell: process.platform === 'win32' };
      const { stdout } = await promisify(execFile)('npm', args, options);
      return settleSbom(stdout, name);
    };
    const [one, two] = [await write(), await write()];
    expect(one).toBe(two);
    const bom = JSON.parse(one) as {
      bomFormat: string;
      serialNumber: string;
      metadata: { component: { name: string } };
      components: { name: string; version: string }[];
    };
    expect(bom.bomFormat).toBe('CycloneDX');
    expect(bom.serialNumber).toMatch(/^urn:uuid:[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
    expect(bom.metadata.component.name).toBe(name);
    const listed = new Set(bom.components.map((component) => `${component.name} ${component.version}`));
    expect(packages.filter((entry) => !listed.has(`${entry.name} ${entry.version}`)).map((entry) => entry.name)).toEqual([]);
  });
});

/** Types come along with what they describe. */
function isTypes(entry: string): boolean {
  return entry.startsWith('@types/');
}
