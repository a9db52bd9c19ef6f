/** Components for the Markdown elements that need more than plain HTML: headings and tables. */
import type { ReactNode } from 'react';
import type { PageContext } from '../layouts/pageContext.ts';
import { LinkFree } from './linkFree.tsx';
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
  return <Heading as="h3" {...props} />;
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
  /** Position of the heading above the table. */
  'aria-labelledby'?: string;
  className?: string;
  children?: ReactNode;
}

/** A wrapper in which a wide table scrolls. Neighbours: behaviours/tables.ts, scripts/content/mdx/tables.ts. */
export function Table({ context, 'aria-labelledby': index, className, children }: TableProps) {
  return (
    <div className="table">
      <table aria-labelledby={index && context.idsOf('headings', Number(index))[0]} className={className}>
        {children}
      </table>
    </div>
  );
}
