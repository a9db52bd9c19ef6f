/** The home page: a summary of the practice, situations on a bridge, then the writers' text. */
import { CallToAction } from '../components/CallToAction/CallToAction.tsx';
import { FactList } from '../components/FactList/FactList.tsx';
import { Hero, type Way } from '../components/Hero/Hero.tsx';
import { Html } from '../components/Html.tsx';
import { OutdatedNotice } from '../components/OutdatedNotice/OutdatedNotice.tsx';
import { Questions } from '../components/Questions/Questions.tsx';
import { SearchField } from '../components/SearchField/SearchField.tsx';
import { type SlideProps, Slider } from '../components/Slider/Slider.tsx';
import { fieldOf, finderOf, pageOfKind } from '../model/shell.ts';
import { noticeOf } from './articleParts.ts';
import type { LayoutProps } from './layoutProps.ts';
import type { PageContext } from './pageContext.ts';

export function HomeLayout({ context, article }: LayoutProps) {
  const { manifest, locale, page, t, whatsapp } = context;
  const number = manifest.site.contact.whatsapp;
  const slides = slidesOf(context);
  const faqPage = pageOfKind(manifest, locale.code, 'faq');
  const finder = finderOf(manifest, locale.code, 'general');
  const searchPage = pageOfKind(manifest, locale.code, 'search');
  return (
    <>
      <Hero tagline={t('site.tagline')} title={page.title} lead={article.lead} ways={waysOf(context, slides)}>
        {searchPage && <SearchField label={t('search')} pathname={searchPage.pathname} t={t} />}
        {finder && (
          <p className="hero-ask">
            <a href={finder.pathname}>{t('finder.ask')}</a>
          </p>
        )}
      </Hero>
      <Slider slides={slides} t={t} />
      <div className="wrap home">
        <OutdatedNotice {...noticeOf(context)} />
        <Html className="prose" html={article.body} />
        <Questions title={t('commonQuestions')} html={article.faq}>
          {faqPage && (
            <a className="more" href={faqPage.pathname}>
              {faqPage.shortTitle}
            </a>
          )}
        </Questions>
        <FactList sentences={article.sentences} localeCode={locale.code} t={t} />
      </div>
      <CallToAction t={t} whatsapp={whatsapp} number={number} />
    </>
  );
}

/** The hero leads from each situation to the finder of its area, if there is one. */
function waysOf({ manifest, locale }: PageContext, slides: readonly (SlideProps & Way)[]): Way[] {
  return slides.map((slide) => ({ ...slide, pathname: finderOf(manifest, locale.code, slide.area)?.pathname ?? slide.pathname }));
}

/** The hero shows each situation in its short form, the bridge shows it with its explanation. */
function slidesOf({ manifest, page, find }: PageContext): (SlideProps & Way)[] {
  return page.slides.flatMap(({ title, short, text, page: pageId }) => {
    const target = find(pageId);
    if (!target) return [];
    const { pathname, area, shortTitle } = target;
    return [{ title, words: short ?? title, text, pathname, area, linkText: shortTitle, field: fieldOf(manifest, target) }];
  });
}
