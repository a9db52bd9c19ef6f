/** A language in which a proposal changes a text. */
import type { ProposeWords } from '../messages/propose.ts';
import { type DeskFrame, deskHref } from '../model/desk.ts';
import { localeName } from './parts.tsx';
import { useProposeWords } from './useWords.ts';

/** Leads to the page's state in this language. */
export function LanguageOf({
  frame,
  code,
  change,
  pageId,
  name,
}: {
  frame: DeskFrame;
  code: string;
  change: keyof ProposeWords['whole'];
  pageId: string | undefined;
  name: string;
}) {
  const words = useProposeWords();
  const language = localeName(frame, code);
  const text = [language, words.whole[change]].filter(Boolean).join(', ');
  if (pageId === undefined || change === 'gone') return <span>{text}</span>;
  return (
    <a href={deskHref('page', { page: pageId, locale: code })} aria-label={words.pageHref({ name, language: text })}>
      {text}
    </a>
  );
}
