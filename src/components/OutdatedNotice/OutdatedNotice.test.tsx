/** Tests that the notice names each outdated part once, in the reader's words. */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createTranslate } from '../../i18n/translate.ts';
import { OutdatedNotice } from './OutdatedNotice.tsx';

const t = createTranslate('de', {
  warning: 'Wichtig',
  documents: 'Unterlagen',
  'notice.outdated': 'Diese Übersetzung ist älter.',
  'notice.parts': 'Teile:',
  'notice.introduction': 'Einleitung',
  'notice.highlights': 'Wichtige Zahlen',
  'notice.source': 'Aktueller Text auf Türkisch',
});

describe('OutdatedNotice', () => {
  it('is not there while nothing is outdated', () => {
    expect(renderToStaticMarkup(<OutdatedNotice parts={[]} t={t} />)).toBe('');
  });

  it('names parts by their headings, with their anchors, and those without by a label', () => {
    const html = renderToStaticMarkup(
      <OutdatedNotice
        parts={[
          { kind: 'title', title: '' },
          { kind: 'lead', title: '' },
          { kind: 'highlights', title: '' },
          { kind: 'documents', title: '' },
          { kind: 'section', title: 'Kosten', id: 'kosten' },
          { kind: 'step', title: 'Termin buchen' },
        ]}
        source={{ pathname: '/tanimatenfiz', localeCode: 'tr' }}
        t={t}
      />,
    );
    expect([...html.matchAll(/<li>(.*?)<\/li>/g)].map(([, entry]) => entry)).toEqual([
      'Einleitung',
      'Wichtige Zahlen',
      'Unterlagen',
      '<a href="#kosten">Kosten</a>',
      'Termin buchen',
    ]);
    expect(html).toContain('<a href="/tanimatenfiz" hrefLang="tr">Aktueller Text auf Türkisch</a>');
  });
});
