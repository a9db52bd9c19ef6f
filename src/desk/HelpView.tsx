/** The writers' guide, as content/README.md has it; every rule is an anchor. */
import type { Root } from 'hast';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import type { ReactNode } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import type { HelpData } from '../model/deskViews.ts';

export function HelpView({ data }: { data: HelpData }) {
  return <div className="desk-help">{toJsxRuntime(data.tree as Root, { Fragment, jsx, jsxs, components: { th: HeaderCell } })}</div>;
}

/** Markdown cannot leave a corner of a table empty without making it a header of nothing. */
function HeaderCell({ children }: { children?: ReactNode }) {
  return children ? <th scope="col">{children}</th> : <td />;
}
