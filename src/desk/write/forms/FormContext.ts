/** What every field needs: the session, the frontmatter as it is now, and the order of new keys. */
import { createContext, useContext } from 'react';
import type { TextEdit } from '../../../model/writing.ts';
import type { Frontmatter } from '../file/frontmatter.ts';
import type { Session } from '../session/session.ts';

export interface Form {
  readonly session: Session;
  /** The frontmatter of the newest text, also between two renderings. */
  readonly read: () => Frontmatter | undefined;
  readonly front: Frontmatter;
  readonly order: readonly string[];
  readonly apply: (edits: readonly TextEdit[] | undefined) => void;
}

export const FormContext = createContext<Form | undefined>(undefined);

export function useForm(): Form {
  const form = useContext(FormContext);
  if (!form) throw new Error('A field stands outside of the forms.');
  return form;
}
