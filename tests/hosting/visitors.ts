/** Visitors of a small site (site.ts) while its releases change: each checks that every page is complete. */

import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { ask } from '../../scripts/hosting/smoke/request.ts';

const PATHS = ['/', '/de', '/sayfa-1', '/de/sayfa-2'];
const READING_MS = 500;

export interface Visitors {
  /** Visits all pages once, at the same time. Returns the seen versions, joined by spaces. */
  look(): Promise<string>;
  /** Ends all visits. `complaints`: what was missing, of another release, cut off or blocked by the policy; `versions`: the number of releases that were seen. */
  stop(): Promise<{ readonly visits: number; readonly complaints: readonly string[]; readonly versions: number }>;
}

/** Starts `count` visitors, who continue until they are stopped. Each opens a page, waits, and then requests the files that the page names. */
export function createVisitors(url: string, count: number): Visitors {
  const complaints: string[] = [];
  const versions = new Set<string>();
  let visits = 0;
  let isOver = false;
  const visit = async (path: string, readingMs: number): Promise<string> => {
    const { body, status, headers } = await ask(url, { path });
    visits += 1;
    const html = body.toString();
    const version = /data-version="(\w+)"/.exec(html)?.[1] ?? '';
    versions.add(version);
    if (status !== 200 || !html.trimEnd().endsWith('</html>')) complaints.push(`a page answers ${status}, or is cut off`);
    const css = /<style>(.*?)<\/style>/.exec(html)?.[1] ?? '';
    const hash = createHash('sha256').update(css).digest('base64');
    if (!headers['content-security-policy']?.includes(hash)) complaints.push(`the policy blocks the style sheet of ${version}`);
    await pause(Math.random() * readingMs);
    for (const [, file = ''] of html.matchAll(/data-(?:app|shell)="([^"]+)"/g)) {
      const answer = await ask(url, { path: file });
      if (answer.status !== 200) complaints.push(`${file} of ${version} answers ${answer.status}`);
      else if (!new RegExp(`\\b${version}\\b`).test(answer.body.toString())) complaints.push(`${file} is not of ${version}`);
    }
    return version;
  };
  const loops = Array.from({ length: count }, async () => {
    while (!isOver) await visit(PATHS[visits % PATHS.length] ?? '/', READING_MS).catch((error: Error) => complaints.push(error.message));
  });
  return {
    async look() {
      const seen = await Promise.all(PATHS.map((path) => visit(path, 0)));
      return [...new Set(seen)].join(' ');
    },
    async stop() {
      isOver = true;
      await Promise.all(loops);
      return { visits, complaints, versions: versions.size };
    },
  };
}
