/** Every built document is valid HTML for the Nu Html Checker, if Java is installed. */
import { execFile, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { part } from '../long.ts';
import { findProgram, reportMissing } from '../missing.ts';
import { BROKEN, readDocuments } from './documents.ts';

/** macOS has a program of this name that only says where to get Java. */
const hasJava = findProgram('java') !== undefined && spawnSync('java', ['-version']).status === 0;
if (!hasJava) reportMissing({ what: 'valid HTML by the Nu Html Checker', needs: 'java', package: 'default-jre-headless' });

/** For programs that end soon: without the second compiler and with one thread for memory, Java takes half the processor time (10.1 to 4.7 s). */
const BRIEF = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];

interface NuMessage {
  readonly type: 'error' | 'info' | 'non-document-error';
  readonly url: string;
  readonly lastLine?: number;
  readonly message: string;
}

/** Errors of the Nu Html Checker, which starts once for all files; its remarks are no errors. */
async function askNu(dir: string, named: ReadonlyMap<string, string>): Promise<string[]> {
  for (const [name, document] of named) {
    await mkdir(dirname(join(dir, name)), { recursive: true });
    await writeFile(join(dir, name), document);
  }
  const jar = createRequire(import.meta.url)('vnu-jar') as string;
  const parameters = [...BRIEF, '-jar', jar, '--skip-non-html', '--format', 'json', '--exit-zero-always', '--stdout', dir];
  const { stdout } = await promisify(execFile)('java', parameters, { maxBuffer: 64 * 1024 * 1024 });
  const { messages } = JSON.parse(stdout) as { messages: NuMessage[] };
  return messages
    .filter(({ type }) => type !== 'info')
    .map(({ url, lastLine, message }) => `${relative(dir, fileURLToPath(url))}:${lastLine ?? 0} ${message}`);
}

describe.skipIf(!hasJava)('Nu Html Checker', () => {
  const BROKEN_NAME = 'broken-by-the-test.html';
  let dir = '';
  let findings: readonly string[] = [];

  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'nu-'));
    // In one run, because Java needs a second or two to start.
    findings = await askNu(dir, new Map([...part([...(await readDocuments())]), [BROKEN_NAME, BROKEN]]));
  });
  afterAll(() => rm(dir, { recursive: true, force: true }));

  const isOfBroken = (finding: string) => finding.startsWith(`${BROKEN_NAME}:`);

  it('finds what is broken', () => {
    const broken = findings.filter(isOfBroken).join('\n');
    expect(broken).toMatch(/Duplicate ID/);
    expect(broken).toMatch(/No “p” element in scope|“p” element/);
  });

  it('finds nothing in the built site', () => {
    expect(findings.filter((finding) => !isOfBroken(finding))).toEqual([]);
  });
});
