import { afterEach, expect, it, vi } from 'vitest';
import { watchErrors } from './errorReports.ts';
import { createSender } from './http.ts';

afterEach(() => vi.unstubAllGlobals());

it('sends each failure once, five at most, without cookies and referrer', () => {
  const listeners = new Map<string, (event: object) => void>();
  const fetched = vi.fn<typeof fetch>(() => Promise.reject(new Error('offline')));
  vi.stubGlobal('addEventListener', (type: string, listener: (event: object) => void) => listeners.set(type, listener));
  vi.stubGlobal('location', { origin: 'https://www.example.org', pathname: '/de' });
  vi.stubGlobal('fetch', fetched);
  watchErrors(createSender, 'https://reports.example.org/errors', '/assets/app-1.js');
  listeners.get('unhandledrejection')?.({ reason: new Error('first') });
  listeners.get('unhandledrejection')?.({ reason: new Error('first') });
  for (let index = 0; index < 9; index += 1) listeners.get('error')?.({ message: `failure ${String.fromCharCode(97 + index)}` });
  expect(fetched).toHaveBeenCalledTimes(5);
  const [url, options] = fetched.mock.calls[0] ?? [];
  expect(url).toBe('https://reports.example.org/errors');
  expect(options).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer', keepalive: true });
  expect(JSON.parse(String(options?.body))).toEqual({ message: 'Error: first', source: '', page: '/de', app: '/assets/app-1.js' });
});
