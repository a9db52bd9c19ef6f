/** The error pages of each status in each language: what they say, that they are whole without a script, and that anybody can use them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { ERROR_STATUSES } from '../../../src/model/errorStatus.ts';
import { addAxe, violationsOf } from '../axe.ts';
import { expect, test } from '../console.ts';
import { DIST, LOCALES } from '../documents.ts';
import { testedIn } from '../languages.ts';
import { address, takenOver } from '../visit.ts';

const SERVER_ERROR: Readonly<Record<(typeof LOCALES)[number], readonly [title: string, message: string]>> = {
  tr: ['Sunucu hatası', 'Bizim tarafımızda bir sorun oluştu. Lütfen biraz sonra yeniden deneyin.'],
  en: ['Server Error', 'Something went wrong on our side. Please try again in a moment.'],
  de: ['Serverfehler', 'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es in einigen Augenblicken noch einmal.'],
  nl: ['Serverfout', 'Er is bij ons iets misgegaan. Probeer het over een ogenblik opnieuw.'],
  fr: ['Erreur du serveur', 'Un problème est survenu de notre côté. Veuillez réessayer dans un instant.'],
  ru: ['Ошибка сервера', 'На нашей стороне произошёл сбой. Пожалуйста, попробуйте ещё раз чуть позже.'],
};
const GONE: typeof SERVER_ERROR = {
  tr: ['Sayfa kaldırıldı', 'Bu sayfa kaldırıldı; yerine başka bir sayfa gelmedi. Bütün konulara ana sayfadan ulaşabilirsiniz.'],
  en: [
    'Page removed',
    'This page has been removed, and no other page has taken its place. You can reach all our topics from the home page.',
  ],
  de: [
    'Seite entfernt',
    'Diese Seite gibt es nicht mehr, und keine andere hat sie ersetzt. Alle Themen erreichen Sie von der Startseite aus.',
  ],
  nl: [
    'Pagina verwijderd',
    'Deze pagina is verwijderd en er is geen andere voor in de plaats gekomen. Via de startpagina vindt u alle onderwerpen.',
  ],
  fr: ['Page supprimée', 'Cette page a été supprimée et aucune autre ne la remplace. Tous nos sujets sont accessibles depuis l’accueil.'],
  ru: ['Страница удалена', 'Эта страница удалена, и другой вместо неё нет. Все темы можно найти на главной странице.'],
};

/** Answers an address with an error page, as a host does that refuses, fails, or knows that a page is gone. */
async function meet(page: Page, code: string, status: number): Promise<void> {
  const pathname = address(code, 'kira-takip');
  const body = readFileSync(join(DIST, `${address(code, String(status)).slice(1)}.html`), 'utf8');
  await page.route(`**${pathname}`, (route) => route.fulfill({ status, contentType: 'text/html; charset=utf-8', body }));
  await page.goto(pathname);
}

/** The browser's own remark about the answer that a test makes. */
function forgetStatus(messages: string[]): void {
  messages.splice(0, messages.length, ...messages.filter((message) => !/status of \d{3}/.test(message)));
}

for (const [language, code] of LOCALES.entries()) {
  test.describe(`in ${code}, without JavaScript`, () => {
    test.use({ javaScriptEnabled: false });
    test('each error page says its status, its title and its message, and leads home, to the languages and to WhatsApp', async ({
      page,
      messages,
    }) => {
      for (const status of ERROR_STATUSES.filter((own) => own !== 404)) {
        await meet(page, code, status);
        const [title, message] = (status === 410 ? GONE : SERVER_ERROR)[code];
        await expect(page).toHaveTitle(`${status} ${title} · Köprü Hukuk`);
        await expect(page.locator('html')).toHaveAttribute('lang', code);
        const main = page.getByRole('main');
        await expect(main.getByRole('heading', { level: 1 })).toHaveText(title);
        await expect(main.getByText(String(status), { exact: true })).toBeVisible();
        await expect(main.getByText(message)).toBeVisible();
        await expect(main.getByRole('link')).toHaveAttribute('href', address(code, ''));
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
        await expect(page.locator('link[rel=canonical], link[rel=alternate], script[type="application/ld+json"]')).toHaveCount(0);
        await expect(page.getByRole('contentinfo').locator('a[hreflang]')).toHaveCount(LOCALES.length);
        await expect(page.locator('a[href^="https://wa.me/"]').first()).toBeVisible();
      }
      forgetStatus(messages);
    });
  });

  test(`in ${code}, the error pages of a failure and of a removed page have no accessibility violation, and the application takes them over in silence`, async ({
    page,
    messages,
  }) => {
    await addAxe(page);
    for (const [place, status] of [410, 500].entries()) {
      await meet(page, code, status);
      // Each page and each language is seen in both schemes.
      for (const colorScheme of (place + language) % 2 === 0 ? testedIn('light', 'dark') : testedIn('dark', 'light')) {
        await page.emulateMedia({ colorScheme });
        expect(await violationsOf(page)).toEqual([]);
      }
      await page.mouse.move(0, 0);
      await page.locator('header a').first().hover();
      await takenOver(page);
      await expect(page).toHaveTitle(new RegExp(`^${status} `));
    }
    forgetStatus(messages);
  });
}

test('a form sent from somewhere else gets the error page 405 in the language of the address', async ({ page, baseURL, messages }) => {
  await page.setContent(`<form method="post" action="${baseURL}/fr/kira-takip"><button>x</button></form>`);
  const answer = page.waitForResponse('**/fr/kira-takip');
  await page.getByRole('button').click();
  expect((await answer).status()).toBe(405);
  await expect(page).toHaveTitle('405 Erreur du serveur · Köprü Hukuk');
  forgetStatus(messages);
});
