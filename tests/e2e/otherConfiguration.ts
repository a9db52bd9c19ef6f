/** A build with another configuration, behind two servers: measurement tags, data from a second origin, flags from the site itself. */
import type { Server } from 'node:http';
import { type Page, test } from '@playwright/test';
import { servePreview } from '../../scripts/hosting/serve/servePreview.ts';
import { buildWith, freePort, type OwnBuild } from './ownBuild.ts';

const TAGS = `  tags:
    - { id: G-TEST, purpose: analytics, enabled: true }
    - { id: AW-TEST, label: Test-Label_1, purpose: ads, enabled: true }
    - { id: G-OFF, purpose: analytics, enabled: false }`;
export const TAG_HOST = /googletagmanager/;
/** What a click on the way to WhatsApp reports to the tag for ads. */
export const CONVERSION = ['event', 'conversion', { send_to: 'AW-TEST/Test-Label_1', value: 1, currency: 'TRY', transport_type: 'beacon' }];

export interface PreparedConfiguration {
  /** Address of the site, without a slash at its end. */
  readonly site: () => string;
  /** Address of the server of its data. */
  readonly data: () => string;
}

/** Call once, at the top of a test file. One worker runs the file, because each worker would make its own build. */
export function prepareConfiguration(): PreparedConfiguration {
  let build: OwnBuild;
  let site = '';
  let data = '';
  const servers: Server[] = [];
  test.describe.configure({ mode: 'default' });
  test.beforeAll(async () => {
    test.setTimeout(300_000);
    const dataPort = await freePort();
    data = `http://localhost:${dataPort}`;
    build = await buildWith([
      ['dataUrl: /\n', `dataUrl: ${data}/\n`],
      ['  tags: []', TAGS],
      ['  source: cdn', '  source: self'],
    ]);
    const first = await servePreview(build.outDir, 0);
    const second = await servePreview(build.outDir, dataPort);
    site = first.url;
    servers.push(first.server, second.server);
  });
  test.afterAll(async () => {
    for (const server of servers) {
      server.close();
      server.closeAllConnections();
    }
    await build.remove();
  });
  return { site: () => site, data: () => data };
}

/** Answers in place of the tag's host; returns the ids asked for. */
export async function watchTags(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(TAG_HOST, (route) => {
    asked.push(new URL(route.request().url()).searchParams.get('id') ?? '');
    return route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  return asked;
}

/** The conversions that the page has reported, each with its arguments. */
export const conversions = (page: Page) =>
  page.evaluate(() =>
    (globalThis.window.dataLayer ?? []).map((entry) => [...(entry as IArguments)]).filter((entry) => entry[1] === 'conversion'),
  );
