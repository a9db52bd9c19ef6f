import { describe, expect, it } from 'vitest';
import { buildServerUrl, isFromHere, isOpen, LOOPBACK, namesServer } from './ownHosts.ts';

describe('a server that listens on loopback', () => {
  it.each(['localhost', 'localhost:5173', 'LOCALHOST:80', '127.0.0.1:5173', '[::1]:5173'])('answers to %s', (header) => {
    expect(namesServer(header, LOOPBACK)).toBe(true);
  });

  it.each([
    '',
    'evil.example',
    'evil.example:5173',
    'localhost.evil.example',
    'localhost.',
    'x.localhost',
    '127.0.0.1.nip.io',
    '192.0.2.2:5173',
    '[fd00::2]:5173',
    '[::1',
    'localhost:5173@evil.example',
    'localhost:5173.evil.example',
    'localhost, evil.example',
    'localhost/x',
    'file:x',
  ])('does not answer to "%s"', (header) => {
    expect(namesServer(header, LOOPBACK)).toBe(false);
  });
});

describe('a server that HOST opens', () => {
  it('answers to each address where it listens on all, and to no name', () => {
    expect(['192.0.2.2:5173', '[fd00::2]:5173', 'localhost:5173'].every((header) => namesServer(header, '0.0.0.0'))).toBe(true);
    expect(['evil.example:5173', '192.0.2.2.evil.example', '0x7f.1'].some((header) => namesServer(header, '0.0.0.0'))).toBe(false);
  });

  it('answers to the one name or address that it was given', () => {
    expect(namesServer('Desk.lan:5173', 'desk.lan')).toBe(true);
    expect(namesServer('192.0.2.3:5173', '192.0.2.2')).toBe(false);
    expect(namesServer('sub.desk.lan:5173', 'desk.lan')).toBe(false);
  });

  it('has an address that people can type', () => {
    expect(buildServerUrl('0.0.0.0', 80)).toBe('http://localhost:80');
    expect(buildServerUrl('fd00::2', 80)).toBe('http://[fd00::2]:80');
    expect(buildServerUrl('192.0.2.2', 80)).toBe('http://192.0.2.2:80');
  });

  it('is known to be open', () => {
    expect([LOOPBACK, 'localhost', '::1'].some(isOpen)).toBe(false);
    expect(['0.0.0.0', '::', '192.0.2.2', 'desk.lan'].every(isOpen)).toBe(true);
  });
});

it('a request comes from here by loopback, or by an address of this computer itself', () => {
  const from = (remoteAddress: string, localAddress: string) => isFromHere({ remoteAddress, localAddress });
  expect(from('127.0.0.1', '127.0.0.1')).toBe(true);
  expect(from('::ffff:127.0.0.1', '::ffff:127.0.0.1')).toBe(true);
  expect(from('192.0.2.2', '192.0.2.2')).toBe(true);
  expect(from('192.0.2.7', '192.0.2.2')).toBe(false);
  expect(from('::ffff:192.0.2.7', '::ffff:192.0.2.2')).toBe(false);
});
