import { describe, expect, it } from 'vitest';
import { refuseStranger } from './stranger.ts';

const HERE = { remoteAddress: '127.0.0.1', localAddress: '127.0.0.1' };
const PHONE = { remoteAddress: '192.168.0.7', localAddress: '192.168.0.5' };
const PASSWORD = 'a long password';
const WRITING = ['/_desk/write', '/_desk/write?page=kira-takip&locale=de', '/_desk/do/save', '/_desk/do/check'];

function statusOf(url: string, socket: typeof HERE, host: string, deskPassword?: string, authorization?: string): number | undefined {
  return refuseStranger({ url, headers: { authorization }, socket }, { host, deskPassword })?.status;
}

const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`;

describe.each(WRITING)('%s', (url) => {
  it('is open to this computer alone', () => {
    expect(statusOf(url, HERE, '127.0.0.1')).toBeUndefined();
    expect(statusOf(url, PHONE, '127.0.0.1')).toBe(403);
  });

  it('is closed to everybody while other computers reach the server and there is no password', () => {
    expect(statusOf(url, HERE, '0.0.0.0')).toBe(403);
    expect(statusOf(url, PHONE, '0.0.0.0')).toBe(403);
    expect(statusOf(url, PHONE, '0.0.0.0', undefined, basic(':undefined'))).toBe(403);
  });

  it('asks other computers for the password', () => {
    const asked = refuseStranger({ url, headers: {}, socket: PHONE }, { host: '0.0.0.0', deskPassword: PASSWORD });
    expect(asked).toMatchObject({ status: 401, asks: expect.stringMatching(/^Basic realm=/) });
    expect(statusOf(url, HERE, '0.0.0.0', PASSWORD)).toBeUndefined();
    for (const name of ['', 'Ayşe', 'a'])
      expect(statusOf(url, PHONE, '0.0.0.0', PASSWORD, basic(`${name}:${PASSWORD}`)), name).toBeUndefined();
  });

  it.each([basic(`:${PASSWORD}x`), basic(PASSWORD), basic(':'), `Basic ${PASSWORD}`, `Bearer ${PASSWORD}`, 'Basic', ''])(
    'is closed to %j',
    (authorization) => {
      expect(statusOf(url, PHONE, '0.0.0.0', PASSWORD, authorization)).toBe(401);
    },
  );
});

it.each(['/', '/de', '/_desk', '/_desk/writer', '/_desk/page?page=write', '/_desk/do/none'])(
  'everything else needs no password: %s',
  (url) => {
    expect(statusOf(url, PHONE, '0.0.0.0')).toBeUndefined();
    expect(statusOf(url, PHONE, '0.0.0.0', PASSWORD)).toBeUndefined();
  },
);
