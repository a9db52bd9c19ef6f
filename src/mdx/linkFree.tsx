/**
 * Context for content that must not contain links, because it is a link or a click there has another effect: links, headings, questions.
 */
import { createContext, type ReactNode, useContext } from 'react';

const LinkFreeContext = createContext(false);

export function LinkFree({ children }: { children: ReactNode }) {
  return <LinkFreeContext value={true}>{children}</LinkFreeContext>;
}

export function useLinkFree(): boolean {
  return useContext(LinkFreeContext);
}
