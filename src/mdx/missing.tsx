/**
 * Notices in the place of parts that only the source language has so far, each with a link to the part there. Neighbour:
 * src/model/missingPart.ts.
 */
import type { ReactNode } from 'react';
import type { PageContext } from '../layouts/pageContext.ts';
import type { MissingKind, MissingPart, MissingPlace } from '../model/missingPart.ts';
import { Anchors } from './parts.tsx';

interface MissingProps extends MissingPlace {
  context: PageContext;
  kinds: readonly MissingKind[];
  /** The element around the notice; default: none. */
  wrap?: ((notice: ReactNode) => ReactNode) | undefined;
}

/** The notice for all parts that are missing in one place; nothing if there are none. */
export function Missing({ context, kinds, side, index, wrap = (notice) => notice }: MissingProps) {
  const isHere = ({ kind, place }: MissingPart) => kinds.includes(kind) && place?.side === side && place.index === index;
  const parts = (context.page.missing ?? []).filter(isHere);
  if (parts.length === 0) return null;
  const lines = parts.filter((part, at) => parts.findIndex((other) => isSameLine(part, other)) === at);
  return wrap(
    <aside className="remark" role="note">
      <Anchors ids={parts.flatMap(({ anchors }) => anchors.flatMap(context.withOldIds))} />
      <p className="remark-label">{context.t('notice.missing')}</p>
      {lines.map((part) => (
        <p key={`${part.index}`}>
          <SourceLink context={context} part={part} />
        </p>
      ))}
    </aside>,
  );
}

/** A part of the page between the notices for parts that are missing before and after it. */
export function AroundMissing({ context, kind, index, wrap, children }: AroundProps) {
  const common = { context, kinds: [kind], index: Number(index), wrap };
  return (
    <>
      <Missing {...common} side="before" />
      {children}
      <Missing {...common} side="after" />
    </>
  );
}

interface AroundProps extends Pick<MissingProps, 'context' | 'wrap'> {
  kind: MissingKind;
  /** Position of the part among those of its kind, as the compiled article has it. */
  index: string;
  children?: ReactNode;
}

/** Rows without a name lead to the same place. */
function isSameLine(a: MissingPart, b: MissingPart): boolean {
  return a.title === b.title && a.target === b.target;
}

/** The words of the part in its language; it leads to the part on the source language's page. */
function SourceLink({ context, part: { title, target } }: { context: PageContext; part: MissingPart }) {
  const { defaultLocale } = context.manifest.site;
  const source = context.page.alternates.find(({ localeCode }) => localeCode === defaultLocale);
  const words = title ? <span lang={defaultLocale}>{title}</span> : context.t('notice.source');
  if (!source) return words;
  // With a target the browser opens the page: the application changes no language, and would take hreflang for a link to this page.
  return (
    <a href={target ? `${source.pathname}#${target}` : source.pathname} target="_self">
      {words}
    </a>
  );
}
