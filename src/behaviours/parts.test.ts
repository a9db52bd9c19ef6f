/** Compares the former heading ids (until November 2026) with github-slugger, which made them and is too large for the application. */
import GithubSlugger from 'github-slugger';
import { expect, it } from 'vitest';
import { formerId } from './parts.ts';

it.each([
  'Beklemek neden risklidir?',
  'İcra takibi: ne olur, ne olmaz',
  'Borçlar belirsizse: ret ile kabul arasında iki yol',
  'Was Sie vor der Ausschlagung nicht tun sollten',
  'Quand faut-il l’apostille\u202f?',
  'Что делать — и «когда»',
  'Art.\u00a06 und § 12 (TMK)',
])('makes of “%s” what it made', (words) => {
  expect(formerId(words)).toBe(new GithubSlugger().slug(words.replaceAll(/[\u00a0\u202f]/g, ' ')));
});
