/** Entry in the browser where a tag is configured: asks for consent once, and lets the footer's button ask again. */
import { createAnalytics } from '../behaviours/analytics.ts';
import { askConsent, type ConsentWords, readConsent } from '../behaviours/consent.ts';
import { createHttp } from '../behaviours/http.ts';
import { createTranslate } from '../i18n/translate.ts';
import { purposesOf } from '../model/consent.ts';
import type { ShellData } from '../model/shell.ts';

async function start(): Promise<void> {
  const shellPathname = document.getElementById('page-data')?.dataset.shell;
  if (!shellPathname) return;
  const shell = await createHttp('/')<ShellData>(shellPathname);
  const t = createTranslate(shell.locale.code, shell.labels);
  const words: ConsentWords = {
    title: t('consent.title'),
    text: t('consent.text'),
    accept: t('consent.accept'),
    reject: t('consent.reject'),
    save: t('consent.save'),
    purposes: { analytics: t('consent.purposeAnalytics'), ads: t('consent.purposeAds') },
  };
  const analytics = createAnalytics(shell.analytics);
  const ask = () => askConsent(words, purposesOf(shell.analytics), analytics.apply);
  const consent = readConsent();
  if (consent) analytics.apply(consent);
  else ask();
  addEventListener('click', (event) => {
    if ((event.target as Element | null)?.closest?.('[data-consent-settings]')) ask();
  });
}

await start();
