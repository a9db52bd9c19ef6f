/** Writes the licences of all third-party work that visitors receive: bundled packages, fonts, flags. The licences require it. */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Name of the notice's file in the site. The file is plain text, and no page links to it. */
export const THIRD_PARTY_NAME = 'third-party-licenses.txt';

/** Vite writes the licences of bundled packages into this file (vite.config.ts). It is no file of the site, so it is removed. */
export const BUNDLED_LICENSES_NAME = 'assets/licenses.json';

/** A third-party work, with the text of its licence. */
export interface ThirdParty {
  readonly name: string;
  readonly version?: string | undefined;
  /** SPDX identifier. */
  readonly identifier?: string | undefined;
  readonly text?: string | undefined;
}

/** Writes the notice into `dir`. Throws if a licence has no text, because the site may not be published without it. */
export async function writeThirdParty(dir: string): Promise<void> {
  const bundledPath = join(dir, BUNDLED_LICENSES_NAME);
  const bundled = JSON.parse(await readFile(bundledPath, 'utf8')) as ThirdParty[];
  const fonts = { name: 'Piazzolla (fonts)', identifier: 'OFL-1.1', text: await readFile(join(dir, 'fonts/OFL.txt'), 'utf8') };
  const whole = await Promise.all(bundled.map(completeText));
  await writeFile(join(dir, THIRD_PARTY_NAME), emitThirdParty([...whole, await readFlagLicense(), fonts]));
  await rm(bundledPath);
}

/** Returns the notice, which lists the works in the given order. */
export function emitThirdParty(parts: readonly ThirdParty[]): string {
  const without = parts.filter(({ text }) => !text?.trim()).map(({ name }) => name);
  if (without.length > 0) throw new Error(`Licence text missing for: ${without.join(', ')}.`);
  const entries = parts.map(({ name, version, identifier, text = '' }) => {
    const title = [name, version, identifier && `(${identifier})`].filter(Boolean).join(' ');
    return `${title}\n${'='.repeat(title.length)}\n\n${text.replaceAll('\r\n', '\n').trim()}\n`;
  });
  return `This site uses works by others. Their licences follow.\n\n\n${entries.join('\n\n')}`;
}

/** Adds the text of a licence that a small package only names. The MIT licence requires the author's name and these words. */
async function completeText(part: ThirdParty): Promise<ThirdParty> {
  if (part.text || part.identifier !== 'MIT') return part;
  const packagePath = createRequire(import.meta.url).resolve(`${part.name}/package.json`);
  const { author } = JSON.parse(await readFile(packagePath, 'utf8')) as { author?: string | { name?: string } };
  const name = (typeof author === 'string' ? author : author?.name)?.replace(/\s*[<(].*/, '');
  return name ? { ...part, text: `Copyright (c) ${name}\n\n${MIT}` } : part;
}

async function readFlagLicense(): Promise<ThirdParty> {
  const packagePath = createRequire(import.meta.url).resolve('flag-icons/package.json');
  const { name, version, license } = JSON.parse(await readFile(packagePath, 'utf8')) as { name: string; version: string; license: string };
  return {
    name: `${name} (flag images)`,
    version,
    identifier: license,
    text: await readFile(join(dirname(packagePath), 'LICENSE'), 'utf8'),
  };
}

/** The MIT licence (SPDX: MIT) after its copyright line. */
const MIT = `Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation
files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy,
modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the
Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR
OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.
`;
