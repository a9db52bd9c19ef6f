import { describe, expect, it } from 'vitest';
import { chosenLanguage, languageOfRequest } from './language.ts';

describe('the language of the desk', () => {
  it.each([
    ['is the first of the browser that the desk speaks', { 'accept-language': 'fr-FR,de-AT;q=0.9,en;q=0.8' }, 'de'],
    ['is English for a browser that names none of them', { 'accept-language': 'ru,nl' }, 'en'],
    ['is English without any header', {}, 'en'],
    ['is the chosen one, whatever the browser says', { cookie: 'a=1; desk-language=tr', 'accept-language': 'de' }, 'tr'],
    ['is that of the browser if the cookie names none', { cookie: 'desk-language=x', 'accept-language': 'de' }, 'de'],
  ])('%s', (_, headers, language) => {
    expect(languageOfRequest(headers)).toBe(language);
  });

  it('is kept when it is chosen, and the rest of the address stays', () => {
    const url = new URL('http://localhost/_desk/findings?rule=today&language=tr');
    expect(chosenLanguage(url)?.location).toBe('/_desk/findings?rule=today');
    expect(chosenLanguage(url)?.cookie).toMatch(/^desk-language=tr; .*SameSite=Lax/);
  });

  it('is not chosen by other words or on other pages', () => {
    expect(chosenLanguage(new URL('http://localhost/_desk?language=klingon'))).toBeUndefined();
    expect(chosenLanguage(new URL('http://localhost/de?language=tr'))).toBeUndefined();
  });
});
