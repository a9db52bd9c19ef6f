/** Entry in the browser, loaded on the visitor's first intent: hydrates the frame and takes over navigation. */
import '../styles/index.css';
import { createHead, UnheadProvider } from '@unhead/react/client';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createHttp } from '../behaviours/http.ts';
import { createNavigation } from '../behaviours/navigation.ts';
import { readHead } from '../behaviours/pageHead.ts';
import { createTranslate } from '../i18n/translate.ts';
import type { Payload } from '../model/payload.ts';
import type { PageData, ShellData } from '../model/shell.ts';
import { App } from './App.tsx';

async function start(): Promise<void> {
  const data = document.getElementById('page-data');
  const root = document.getElementById('root');
  const main = document.getElementById('main');
  if (!data?.dataset.shell || !root || !main) return;
  const http = createHttp('/');
  const shell = await http<ShellData>(data.dataset.shell);
  const t = createTranslate(shell.locale.code, shell.labels);
  const navigation = createNavigation({
    initial: {
      page: JSON.parse(data.textContent ?? '') as PageData,
      head: readHead(document),
      main: main.innerHTML,
      status: 'idle',
      progress: 0,
      announcement: '',
    },
    fetchPayload: (pathname) => http<Payload>(pathname),
    announce: (title) => t('pageLoaded', { title }),
  });
  startTransition(() => {
    hydrateRoot(
      root,
      <UnheadProvider value={createHead()}>
        <App shell={shell} t={t} store={navigation} />
      </UnheadProvider>,
    );
  });
  navigation.start();
}

await start();
