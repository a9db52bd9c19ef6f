/** Renders a view of the desk to HTML, only in the development server; no file of src/app imports this room. */
import { renderToStaticMarkup } from 'react-dom/server';
import type { DeskFrame } from '../model/desk.ts';
import type { DeskData } from '../model/deskViews.ts';
import { AddressesView } from './AddressesView.tsx';
import { ChangeView } from './ChangeView.tsx';
import { CompareView } from './CompareView.tsx';
import { Desk } from './Desk.tsx';
import { FactsView } from './FactsView.tsx';
import { FindersView } from './FindersView.tsx';
import { FindingsView } from './FindingsView.tsx';
import { HelpView } from './HelpView.tsx';
import { MatrixView } from './MatrixView.tsx';
import { PageView } from './PageView.tsx';
import { PreviewView } from './PreviewView.tsx';
import { ProposeView } from './ProposeView.tsx';
import { LanguageContext } from './useWords.ts';
import { WriteView } from './WriteView.tsx';

export function renderDesk(frame: DeskFrame, data: DeskData): string {
  return renderToStaticMarkup(
    <LanguageContext value={frame.language}>
      <Desk frame={frame}>{viewOf(frame, data)}</Desk>
    </LanguageContext>,
  );
}

function viewOf(frame: DeskFrame, data: DeskData) {
  switch (data.view) {
    case 'pages':
      return <MatrixView frame={frame} data={data} />;
    case 'page':
      return <PageView frame={frame} data={data} />;
    case 'compare':
      return <CompareView frame={frame} data={data} />;
    case 'preview':
      return <PreviewView frame={frame} data={data} />;
    case 'facts':
      return <FactsView frame={frame} data={data} />;
    case 'finders':
      return <FindersView frame={frame} data={data} />;
    case 'addresses':
      return <AddressesView frame={frame} data={data} />;
    case 'findings':
      return <FindingsView frame={frame} data={data} />;
    case 'propose':
      return <ProposeView frame={frame} data={data} />;
    case 'help':
      return <HelpView data={data} />;
    case 'change':
      return <ChangeView frame={frame} data={data} />;
    case 'write':
      return <WriteView frame={frame} data={data} />;
  }
}
