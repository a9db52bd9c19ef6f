/** Every built document is valid HTML for html-validate, by its rules of structure and accessibility. */
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { expect, it } from 'vitest';
import { isLong, part } from '../long.ts';
import { BROKEN, readDocuments } from './documents.ts';

const html = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    elements: ['html5'],
    extends: ['html-validate:standard', 'html-validate:document', 'html-validate:a11y'],
    rules: {
      // Integrity guards against other hosts; our own files come from where the document comes from, under names made of their content.
      'require-sri': ['error', { target: 'crossorigin' }],
      // HTML allows both ways to write it.
      'doctype-style': 'off',
      // The menu and the row of links have the same name on purpose: never more than one of them is shown.
      'unique-landmark': 'off',
      // A slide is an item of a list; ARIA allows it a name, and axe-core agrees.
      'aria-label-misuse': ['error', { allowAnyNamable: true }],
      // A progress element cannot be drawn as five stones; a section as a table's wrapper would fade in.
      'prefer-native-element': ['error', { exclude: ['progressbar', 'region'] }],
    },
  }),
);

/** One line per finding. */
function validate(name: string, document: string): string[] {
  return html
    .validateStringSync(document, name)
    .results.flatMap(({ messages }) =>
      messages.map(({ line, column, ruleId, message }) => `${name}:${line}:${column} ${ruleId} ${message}`),
    );
}

const documents = await readDocuments();

it('there are documents to judge, error pages among them', () => {
  expect(documents.size).toBeGreaterThan(100);
  expect([...documents.keys()]).toEqual(expect.arrayContaining(['index.html', '404.html', 'de/404.html']));
});

it('html-validate finds what is broken', () => {
  const rules = validate('broken.html', BROKEN).map((finding) => finding.split(' ')[1]);
  expect(rules).toEqual(expect.arrayContaining(['no-dup-id', 'text-content']));
});

it('html-validate finds nothing in the built site', () => {
  // In the usual run other documents than those that the Nu checker reads.
  expect(part(isLong ? [...documents] : [...documents].slice(3)).flatMap(([name, document]) => validate(name, document))).toEqual([]);
});
