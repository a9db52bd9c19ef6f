/** Places that must hold no link, because they are one or because a click there already means something: links, headings, questions. */
import { createContext, type ReactNode, useContext } from 'react';

const LinkFreeContext = createContext(false);

export function LinkFree({ children }: { children: ReactNode }) {
  return <LinkFreeContext value={true}>{children}</LinkFreeContext>;
}

export function useLinkFree(): boolean {
  return useContext(LinkFreeContext);
}
