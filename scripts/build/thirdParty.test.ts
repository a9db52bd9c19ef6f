/** A work without its licence stops the build; the notice names each with version and terms. */
import { expect, it } from 'vitest';
import { emitThirdParty } from './thirdParty.ts';

it('names each work with its version and the complete text of its licence', () => {
  const notice = emitThirdParty([
    { name: 'react', version: '19.3.1', identifier: 'MIT', text: 'Permission is hereby granted …\r\n' },
    { name: 'A font', text: 'SIL OPEN FONT LICENSE' },
  ]);
  expect(notice).toContain('react 19.3.1 (MIT)\n==================\n\nPermission is hereby granted …\n');
  expect(notice).toContain('A font\n======\n\nSIL OPEN FONT LICENSE\n');
  expect(notice).not.toContain('\r');
});

it('refuses a work whose licence is not there, by name', () => {
  expect(() => emitThirdParty([{ name: 'bare', version: '1.0.0' }])).toThrow('Licence text missing for: bare.');
});
