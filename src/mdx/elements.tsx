/** Components for the Markdown elements that need more than plain HTML: headings with their sections, and tables. */
import { Children, isValidElement, type ReactNode } from 'react';
import type { PageContext } from '../layouts/pageContext.ts';
import { LinkFree } from './linkFree.tsx';
import { AroundMissing, Missing } from './missing.tsx';
import { Anchors } from './parts.tsx';

interface HeadingProps {
  context: PageContext;
  /** Position among the page's headings. */
  id?: string;
  children?: ReactNode;
}

export function Heading2(props: HeadingProps) {
  return <Heading as="h2" {...props} />;
}

export function Heading3(props: HeadingProps) {
  return (
    <>
      <Missing context={props.context} kinds={['headings']} side="before" index={Number(props.id)} />
      <Heading as="h3" {...props} />
    </>
  );
}

/** A second-level heading with its text (scripts/content/mdx/sections.ts), between the notices for sections that are missing there. */
export function Section({ context, children }: Pick<HeadingProps, 'context' | 'children'>) {
  const [heading] = Children.toArray(children);
  const index = isValidElement<HeadingProps>(heading) ? (heading.props.id ?? '') : '';
  const common = { context, kinds: ['headings'], index: Number(index) } as const;
  return (
    <>
      <Missing {...common} side="before" />
      <section>
        {children}
        <Missing {...common} side="after" />
      </section>
    </>
  );
}

function Heading({ as: Tag, context, id: index, children }: HeadingProps & { as: 'h2' | 'h3' }) {
  const [id, ...old] = context.idsOf('headings', Number(index));
  return (
    <Tag id={id}>
      <Anchors ids={old} />
      <LinkFree>{children}</LinkFree>
    </Tag>
  );
}

interface TableProps {
  context: PageContext;
  /** Position among the page's tables. */
  id?: string;
  /** Position of the heading above the table. */
  'aria-labelledby'?: string;
  className?: string;
  children?: ReactNode;
}

/** A wrapper in which a wide table scrolls. Neighbours: behaviours/tables.ts, scripts/content/mdx/tables.ts. */
export function Table({ context, id = '', 'aria-labelledby': index, className, children }: TableProps) {
  return (
    <AroundMissing context={context} kind="rows" index={id}>
      <div className="table">
        <table aria-labelledby={index && context.idsOf('headings', Number(index))[0]} className={className}>
          {children}
        </table>
      </div>
    </AroundMissing>
  );
}
