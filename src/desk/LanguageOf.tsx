/** A language in which a proposal changes a text. */
import { type DeskFrame, deskHref } from '../model/desk.ts';
import { localeName } from './parts.tsx';
import { WORDS } from './proposeWords.ts';

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
  change: keyof typeof WORDS.whole;
  pageId: string | undefined;
  name: string;
}) {
  const language = localeName(frame, code);
  const text = [language, WORDS.whole[change]].filter(Boolean).join(', ');
  if (pageId === undefined || change === 'gone') return <span>{text}</span>;
  return (
    <a href={deskHref('page', { page: pageId, locale: code })} aria-label={WORDS.pageHref(name, text)}>
      {text}
    </a>
  );
}
