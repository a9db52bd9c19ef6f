/** The message names the options that npm has taken, and what to type instead. */
import { expect, it } from 'vitest';
import { ANSWER_WORDS } from '../../src/messages/answers.ts';
import { explainNpmOptions } from './npmOptions.ts';

const OPTIONS = { record: { type: 'boolean' }, by: { type: 'string' }, format: { type: 'string' } } as const;
const NPM = { npm_lifecycle_event: 'status' };

it.each([
  [{ npm_config_record: 'true' }, 'npm run status -- --record content/pages/rent/x/de.mdx'],
  [{ npm_config_format: 'json' }, 'npm run status -- --format=json content/pages/rent/x/de.mdx'],
  [{ npm_config_record: 'true', npm_config_by: 'Av. Test' }, 'npm run status -- --record --by="Av. Test" content/pages/rent/x/de.mdx'],
])('%j: the line to type is complete', (env, line) => {
  expect(explainNpmOptions(OPTIONS, ['content/pages/rent/x/de.mdx'], { ...NPM, ...env })?.(ANSWER_WORDS.en, 'en')).toContain(
    ` Type:\n  ${line}`,
  );
});

it('gives no line that may be wrong: npm separates an option from its value', () => {
  const explained = explainNpmOptions(OPTIONS, ['de.mdx', 'Av. Test'], { ...NPM, npm_config_record: 'true', npm_config_by: 'true' });
  expect(explained?.(ANSWER_WORDS.en, 'en')).toBe(
    'npm has taken --record and --by for itself, because "--" is missing in front of the options.',
  );
});

it('is silent where nothing was taken, and outside of npm', () => {
  expect(explainNpmOptions(OPTIONS, [], { ...NPM, npm_config_registry: 'x' })).toBeUndefined();
  expect(explainNpmOptions(OPTIONS, [], { npm_config_record: 'true' })).toBeUndefined();
});
