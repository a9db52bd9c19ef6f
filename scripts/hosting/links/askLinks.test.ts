/** Tests the questions to official addresses with a server of our own: what is right is silent, what is wrong has its rule and its place. */
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askLinks } from './askLinks.ts';

const requests: string[] = [];
const answers: Readonly<Record<string, RequestListener>> = {
  '/right': (_, response) => response.end('Hello.'),
  '/no-head': ({ method }, response) => response.writeHead(method === 'HEAD' ? 404 : 200).end(),
  '/cut-head': ({ method, socket }, response) => (method === 'HEAD' ? socket.destroy() : response.end()),
  '/lost': (_, response) => response.writeHead(404).end(),
  '/refused': (_, response) => response.writeHead(403).end(),
  '/moved': (_, response) => response.writeHead(301, { location: '/right' }).end(),
  '/for-now': (_, response) => response.writeHead(302, { location: '/right?lang=tr' }).end(),
  '/moved-and-lost': (_, response) => response.writeHead(308, { location: '/lost' }).end(),
  '/round': (_, response) => response.writeHead(302, { location: '/round' }).end(),
  '/silent': () => {},
};
const server = createServer((request, response) => {
  requests.push(`${request.method} ${request.url}`);
  answers[(request.url ?? '').replace(/\?.*/, '')]?.(request, response);
});
let origin = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** What is found about addresses of the server, without its origin. */
async function findingsOf(paths: readonly string[], timeoutMs?: number): Promise<string[]> {
  const links = paths.map((path, index) => ({
    id: path.slice(1),
    url: origin + path,
    position: { filePath: 'content/links.yaml', line: index + 1, column: 8 },
  }));
  const { issues } = await askLinks(links, timeoutMs === undefined ? {} : { timeoutMs });
  expect(issues.every(({ fix, help }) => fix && help)).toBe(true);
  return issues.map(({ line, severity, ruleId, message }) => `${line} ${severity} ${ruleId} ${message.replaceAll(origin, '')}`);
}

describe('askLinks', () => {
  it('is silent about what answers, also where only GET is answered', async () => {
    requests.length = 0;
    expect(await findingsOf(['/right', '/no-head', '/cut-head'])).toEqual([]);
    expect(requests.sort()).toEqual(['GET /cut-head', 'GET /no-head', 'HEAD /cut-head', 'HEAD /no-head', 'HEAD /right']);
  });

  it('tells what is gone, refused or moved, at its line of the register', async () => {
    expect(await findingsOf(['/right', '/lost', '/refused', '/moved', '/for-now', '/moved-and-lost', '/round'])).toEqual([
      '2 error link-lost lost: /lost answers with status 404: there is no such page.',
      '3 warning link-refused refused: /refused answers with status 403.',
      '4 warning link-moved moved: /moved has moved for good to /right.',
      '5 warning link-moved for-now: /for-now leads for the time being to /right?lang=tr.',
      '6 error link-lost moved-and-lost: /moved-and-lost leads to /lost, which answers with status 404: there is no such page.',
      '7 error link-lost round: /round leads from one address to the next without an end.',
    ]);
  });

  it('waits only so long, and says why nothing came', async () => {
    expect(await findingsOf(['/silent'], 500)).toEqual([
      '1 error link-unanswered silent: /silent gives no answer: nothing came in 0.5 seconds.',
    ]);
    const position = { filePath: 'content/links.yaml', line: 1, column: 1 };
    const { issues, unanswered } = await askLinks([{ id: 'nobody', url: 'http://127.0.0.1:9/', position }]);
    expect(unanswered).toBe(1);
    expect(issues[0]?.message).toMatch(/^nobody: .* gives no answer: \S/);
  });
});
