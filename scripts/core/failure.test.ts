import { describe, expect, it } from 'vitest';
import { explainFailure } from './failure.ts';

const failure = (message: string, more: object = {}) => Object.assign(new Error(message), more);

describe('what the machine refuses', () => {
  it.each([
    ['as Node says it', failure('ENOSPC: no space left on device, write', { code: 'ENOSPC', syscall: 'write' })],
    ['as a bundler says it', failure('Failed to write file in /x/dist: No space left on device (os error 28)')],
    ['as a page hands it on', failure('kira-takip/tr.mdx failed to render:\n  Error: ENOSPC: no space left on device, write')],
  ])('takes one line with the fix: %s', (_, error) => {
    expect(explainFailure(error, 'Stopped. ')).toMatch(/^Stopped\. The disk is full: free some space .+ \(.*o space left on device.*\)$/);
  });

  it('is not looked for in what the program says itself', () => {
    expect(explainFailure(failure('Nothing was rendered.'), 'Stopped. ')).toBe('Stopped. Nothing was rendered.');
    expect(explainFailure(new TypeError('x is not a function'))).toContain('at ');
  });
});
