import { expect, it } from 'vitest';
import type { Finding } from './promise.ts';
import { formatFindings } from './smoke.ts';

const error = (subject: string, message: string): Finding => ({ severity: 'error', subject, message });

it('says once what is wrong in many places, errors first, and no more lines than asked for', () => {
  const findings: Finding[] = [
    { severity: 'warning', subject: '/', message: 'is not sent with br.' },
    ...['/de/mietrecht', '/de', '/en'].map((subject) => error(subject, 'has no referrer-policy.')),
    error('/de', 'is cut off.'),
  ];
  expect(formatFindings(findings).split('\n')).toEqual([
    '  error    /de and 2 more  has no referrer-policy.',
    '  error    /de  is cut off.',
    '  warning  /  is not sent with br.',
  ]);
  expect(formatFindings(findings, 1).split('\n')).toEqual(['  error    /de and 2 more  has no referrer-policy.', '  … and 2 more']);
  expect(formatFindings([])).toBe('');
});
