/** What the text and the fields around it share: wrapped words, chips, completion, findings, no spelling by the browser. */
import type { Extension } from '@codemirror/state';
import { EditorView, tooltips } from '@codemirror/view';
import type { DeskLocale } from '../../../model/desk.ts';
import type { Vocabulary } from '../../../model/deskWrite.ts';
import type { ChipWords } from './chipWords.ts';
import { completeNames } from './completion.ts';
import { showMarks } from './marks.ts';

export interface Language {
  readonly locale: DeskLocale;
  readonly vocabulary: Vocabulary;
  readonly words: ChipWords;
}

/** `attributes`: of the element in which one types. */
export function commonExtensions(
  { locale, vocabulary, words }: Language,
  attributes: Readonly<Record<string, string>>,
  isInline: boolean,
): Extension {
  return [
    EditorView.lineWrapping,
    EditorView.contentAttributes.of({
      lang: locale.code,
      dir: locale.direction,
      // Our own rules know the words of the law.
      spellcheck: 'false',
      autocorrect: 'off',
      autocapitalize: 'off',
      ...attributes,
    }),
    showMarks(words),
    completeNames(vocabulary, isInline),
    tooltips({ parent: document.body }),
  ];
}
