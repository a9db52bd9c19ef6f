/** Browser entry if a tag is configured: asks for consent once, and again when the visitor clicks the button in the footer. */
import { ANALYTICS_SWITCH, type AnalyticsSwitch, createAnalytics } from '../behaviours/analytics.ts';
import { type ConsentWords, dismissConsent, readConsent, showConsent } from '../behaviours/consent.ts';
import { createHttp } from '../behaviours/http.ts';
import { addStyles } from '../behaviours/styles.ts';
import { createTranslate } from '../i18n/translate.ts';
import type { Texts, ToolLabel } from '../model/browserLabels.ts';
import { purposesOf } from '../model/consent.ts';
import type { ShellFile } from '../model/shell.ts';

async function start(): Promise<void> {
  const data = document.getElementById('page-data')?.dataset;
  if (!data?.shell || !data.styles) return;
  await addStyles(data.styles);
  const http = createHttp(data.base ?? '/');
  const { locale, toolTexts, analytics: configured } = await http.get<ShellFile>(data.shell);
  if (!configured) return;
  const t = createTranslate<ToolLabel>(locale.code, await http.get<Texts<ToolLabel>>(toolTexts));
  const words: ConsentWords = {
    title: t('consent.title'),
    text: t('consent.text'),
    accept: t('consent.accept'),
    reject: t('consent.reject'),
    save: t('consent.save'),
    purposes: { analytics: t('consent.purposeAnalytics'), ads: t('consent.purposeAds') },
  };
  const analytics = createAnalytics(configured);
  const ask = () => showConsent(words, purposesOf(configured), analytics.apply);
  const follow = () => {
    const consent = readConsent();
    if (!consent) return ask();
    dismissConsent();
    analytics.apply(consent);
  };
  follow();
  addEventListener('pageshow', (event) => {
    // A page from the back/forward cache may be older than the visitor's latest choice.
    if (event.persisted) follow();
  });
  addEventListener(ANALYTICS_SWITCH, (event) => {
    const { id, isEnabled } = (event as CustomEvent<AnalyticsSwitch>).detail;
    analytics.setEnabled(id, isEnabled);
  });
  addEventListener('click', (event) => {
    if ((event.target as Element | null)?.closest?.('[data-consent-settings]')) ask();
  });
  // The footer's button now has a handler, so the style sheet shows it.
  document.documentElement.dataset.consent = '';
}

start().catch(console.warn);
