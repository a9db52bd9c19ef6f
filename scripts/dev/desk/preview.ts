/** Derives how a page looks in a search result and when shared, in one language. */
import { DESK_WORDS } from '../../../src/messages/desk.ts';
import { deskHref } from '../../../src/model/desk.ts';
import type { CutText, PreviewData, PreviewResult } from '../../../src/model/deskViews.ts';
import { buildTitle } from '../../../src/model/head.ts';
import { cutText, RESULT_ROOM, type ResultRoom } from '../../../src/model/textWidth.ts';
import { hasGuidance } from '../../content/pages/guidance.ts';
import { choicesOf, type DeskQuery, type DeskSource, requestedLocale, requestedPage } from './source.ts';

export function derivePreview(source: DeskSource, query: DeskQuery): PreviewData {
  const { content, manifest } = source;
  const pageId = requestedPage(source, query.page);
  const localeCode = requestedLocale(source, query.locale, content.site.defaultLocale);
  const common = { view: 'preview', pages: choicesOf(source), pageId, localeCode } as const;
  const page = content.pages.find((candidate) => candidate.pageId === pageId && candidate.localeCode === localeCode);
  const yaml = page && content.fileOf.get(page)?.yaml;
  if (!page || !yaml) return common;
  const { seo } = page.frontmatter;
  if (hasGuidance(seo.title) || hasGuidance(seo.description)) return { ...common, isUnwritten: true };
  const title = buildTitle(manifest.site, seo.title);
  return {
    ...common,
    page: {
      siteName: manifest.site.name,
      host: new URL(manifest.site.url).host,
      path: page.pathname.split('/').filter(Boolean),
      title: seo.title,
      description: seo.description,
      results: (['desktop', 'phone'] as const).map(
        (device): PreviewResult => ({
          device,
          title: cut(title, RESULT_ROOM[device].title),
          description: cut(seo.description, RESULT_ROOM[device].description),
        }),
      ),
      imageHref: deskHref('preview', { page: pageId, locale: localeCode, card: page.hash.slice(0, 12) }),
      imageAlt: DESK_WORDS[source.language].preview.picture(page.frontmatter.title),
      titlePosition: yaml.positionOf(['seo', 'title']),
      descriptionPosition: yaml.positionOf(['seo', 'description']),
    },
  };
}

function cut(text: string, room: ResultRoom): CutText {
  return { ...cutText(text, room), limit: room.limit };
}
