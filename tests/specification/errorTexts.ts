/** The words of the error pages in each language: the English ones and the Turkish title are the specification’s, the others render them. */
import type { LocaleCode } from '#generated/types.ts';

/** Title and message. */
type Words = readonly [title: string, message: string];

interface ErrorTexts {
  /** 404. */
  readonly unknown: Words;
  /** The line of the 404 page that names the address, which stands in place of {{path}}. */
  readonly unknownPath: string;
  /** 410. */
  readonly gone: Words;
  /** Every other status. */
  readonly serverError: Words;
}

export const ERROR_TEXTS: Readonly<Record<LocaleCode, ErrorTexts>> = {
  tr: {
    unknown: ['Bulunamadı', 'Üzgünüz, aradığınız sayfa yok ya da başka bir adrese taşınmış olabilir.'],
    unknownPath: 'Sayfa bulunamadı: {{path}}',
    gone: ['Sayfa kaldırıldı', 'Bu sayfa kaldırıldı; yerine başka bir sayfa gelmedi. Bütün konulara ana sayfadan ulaşabilirsiniz.'],
    serverError: ['Sunucu hatası', 'Bizim tarafımızda bir sorun oluştu. Lütfen biraz sonra yeniden deneyin.'],
  },
  en: {
    unknown: ['Not Found', 'Sorry, the page you are looking for does not exist or may have been moved to another address.'],
    unknownPath: 'Page Not Found: {{path}}',
    gone: [
      'Page removed',
      'This page has been removed, and no other page has taken its place. You can reach all our topics from the home page.',
    ],
    serverError: ['Server Error', 'Something went wrong on our side. Please try again in a moment.'],
  },
  de: {
    unknown: ['Nicht gefunden', 'Die gesuchte Seite gibt es leider nicht, oder sie wurde an eine andere Adresse verschoben.'],
    unknownPath: 'Seite nicht gefunden: {{path}}',
    gone: [
      'Seite entfernt',
      'Diese Seite gibt es nicht mehr, und keine andere hat sie ersetzt. Alle Themen erreichen Sie von der Startseite aus.',
    ],
    serverError: ['Serverfehler', 'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es in einigen Augenblicken noch einmal.'],
  },
  nl: {
    unknown: ['Niet gevonden', 'De pagina die u zoekt, bestaat helaas niet of is misschien naar een ander adres verplaatst.'],
    unknownPath: 'Pagina niet gevonden: {{path}}',
    gone: [
      'Pagina verwijderd',
      'Deze pagina is verwijderd en er is geen andere voor in de plaats gekomen. Via de startpagina vindt u alle onderwerpen.',
    ],
    serverError: ['Serverfout', 'Er is bij ons iets misgegaan. Probeer het over een ogenblik opnieuw.'],
  },
  fr: {
    unknown: ['Page introuvable', 'Désolé, la page que vous cherchez n’existe pas ou a peut-être été déplacée à une autre adresse.'],
    unknownPath: 'Page introuvable\u00a0: {{path}}',
    gone: [
      'Page supprimée',
      'Cette page a été supprimée et aucune autre ne la remplace. Tous nos sujets sont accessibles depuis l’accueil.',
    ],
    serverError: ['Erreur du serveur', 'Un problème est survenu de notre côté. Veuillez réessayer dans un instant.'],
  },
  ru: {
    unknown: ['Страница не найдена', 'К сожалению, страница, которую вы ищете, не существует или, возможно, перенесена на другой адрес.'],
    unknownPath: 'Страница не найдена: {{path}}',
    gone: ['Страница удалена', 'Эта страница удалена, и другой вместо неё нет. Все темы можно найти на главной странице.'],
    serverError: ['Ошибка сервера', 'На нашей стороне произошёл сбой. Пожалуйста, попробуйте ещё раз чуть позже.'],
  },
};
