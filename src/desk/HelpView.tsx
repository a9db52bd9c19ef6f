/** The writers' guide, rendered from content/README.md; every rule has an anchor. */
import type { Root } from 'hast';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import type { ReactNode } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import type { HelpData } from '../model/deskViews.ts';

export function HelpView({ data }: { data: HelpData }) {
  return <div className="desk-help">{toJsxRuntime(data.tree as Root, { Fragment, jsx, jsxs, components: { th: HeaderCell } })}</div>;
}

/** Renders an empty header cell as a plain cell, because Markdown always makes the corner of a table a header. */
function HeaderCell({ children }: { children?: ReactNode }) {
  return children ? <th scope="col">{children}</th> : <td />;
}
