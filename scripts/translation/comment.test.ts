/** The report stays one comment. A small server simulates the part of GitHub's API that the report uses. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { decideComment, type IssueComment, isReport, postReport } from './comment.ts';
import { COMMENT_LIMIT, MARKER } from './report/markdown.ts';

const REPORT = `${MARKER}\n\n# Change report\n`;
const own = (id: number, body = REPORT): IssueComment => ({ id, body, user: { type: 'Bot' } });

describe('decideComment', () => {
  it('writes a comment where there is none of its own', () => {
    expect(decideComment([], REPORT)).toEqual({ action: 'create' });
    expect(
      decideComment(
        [
          { id: 1, body: 'Looks good', user: { type: 'User' } },
          { id: 2, body: null, user: null },
        ],
        REPORT,
      ),
    ).toEqual({ action: 'create' });
  });

  it('leaves alone what a person wrote, also when it quotes the report', () => {
    const quotes = [{ id: 1, body: REPORT, user: { type: 'User' } }, own(2, `> ${REPORT}`)];
    expect(decideComment(quotes, REPORT)).toEqual({ action: 'create' });
  });

  it('updates its own comment when the report is another, and only then', () => {
    expect(decideComment([own(7, `${MARKER}\n\nOld`)], REPORT)).toEqual({ action: 'update', id: 7 });
    expect(decideComment([own(7, REPORT.replaceAll('\n', '\r\n').trim())], REPORT)).toEqual({ action: 'keep', id: 7 });
  });
});

describe('isReport', () => {
  it('takes what fits one comment and is found again by its beginning', () => {
    expect(isReport(REPORT)).toBe(true);
    expect(isReport(` ${REPORT}`)).toBe(false);
    expect(isReport('')).toBe(false);
    expect(isReport(REPORT.padEnd(COMMENT_LIMIT + 1, '.'))).toBe(false);
  });
});

describe('postReport', () => {
  let server: Server | undefined;
  afterEach(() => server?.close());

  /** Holds comments as GitHub does; `mayWrite: false` is a token of a fork. */
  async function start(comments: IssueComment[], mayWrite = true): Promise<{ apiUrl: string; asked: string[] }> {
    const asked: string[] = [];
    server = createServer((request, response) => {
      let text = '';
      request.on('data', (piece) => {
        text += piece;
      });
      request.on('end', () => {
        asked.push(`${request.method} ${request.url}`);
        const url = new URL(request.url ?? '', 'http://localhost');
        const send = (status: number, value: unknown) =>
          response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
        if (request.headers.authorization !== 'Bearer secret') return send(401, {});
        if (request.method === 'GET') {
          const [page, size] = [Number(url.searchParams.get('page')), Number(url.searchParams.get('per_page'))];
          return send(200, comments.slice((page - 1) * size, page * size));
        }
        if (!mayWrite) return send(403, { message: 'Resource not accessible by integration' });
        const { body } = JSON.parse(text) as { body: string };
        const at = comments.findIndex(({ id }) => url.pathname.endsWith(`/comments/${id}`));
        if (at < 0) comments.push(own(comments.length + 1, body));
        else comments[at] = own(comments[at]?.id ?? 0, body);
        return send(200, {});
      });
    });
    await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
    return { apiUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
  }
  const pull = (apiUrl: string) => ({ apiUrl, repository: 'owner/site', number: 12, token: 'secret' });

  it('leaves one comment, however often it runs and however many others there are', async () => {
    const comments: IssueComment[] = Array.from({ length: 130 }, (_, index) => ({
      id: index + 1000,
      body: 'A remark',
      user: { type: 'User' },
    }));
    const { apiUrl, asked } = await start(comments);
    expect(await postReport(pull(apiUrl), REPORT)).toBe('The report is a new comment.');
    expect(await postReport(pull(apiUrl), `${REPORT}More.\n`)).toBe('The comment has been updated.');
    expect(await postReport(pull(apiUrl), `${REPORT}More.\n`)).toBe('The comment says it already.');
    expect(comments.filter(({ body }) => body?.startsWith(MARKER)).map(({ body }) => body)).toEqual([`${REPORT}More.\n`]);
    expect(asked.filter((line) => !line.startsWith('GET'))).toEqual([
      'POST /repos/owner/site/issues/12/comments',
      'PATCH /repos/owner/site/issues/comments/131',
    ]);
  });

  it('says so and goes on where the run may not write', async () => {
    const { apiUrl } = await start([], false);
    expect(await postReport(pull(apiUrl), REPORT)).toBe('This run may not write comments; the report is in its summary and in a file.');
  });

  it('fails where the token is wrong', async () => {
    const { apiUrl } = await start([]);
    await expect(postReport({ ...pull(apiUrl), token: 'wrong' }, REPORT)).rejects.toThrow('401');
  });
});
