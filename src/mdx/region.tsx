/** The regions of an article: elements at which src/app splits the rendered HTML. */
import type { ReactNode } from 'react';
import type { PageContext } from '../layouts/pageContext.ts';
import type { MissingKind } from '../model/missingPart.ts';
import { Missing } from './missing.tsx';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'x-region': { 'data-name': string; children?: ReactNode };
    }
  }
}

export function Region({ context, name, children }: { context: PageContext; name: string; children?: ReactNode }) {
  const kinds = KINDS_IN[name];
  return (
    <x-region data-name={name}>
      {children}
      {kinds && <Missing context={context} kinds={kinds} side="after" index={-1} />}
    </x-region>
  );
}

/** Kinds of parts that a region contains; if the translation has none of a kind, the notice is at the region's end. */
const KINDS_IN: Readonly<Record<string, readonly MissingKind[]>> = { body: ['headings'], faq: ['groups', 'questions'] };
