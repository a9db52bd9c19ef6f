/**
 * Data that layouts derive from a compiled article: the entries of "on this page", related pages, the notice on an outdated translation.
 */
import type { OutdatedNoticeProps } from '../components/OutdatedNotice/OutdatedNotice.tsx';
import { ANCHORS } from '../model/anchors.ts';
import type { PageCard } from '../model/manifest.ts';
import { personAnchor, reviewerOf } from '../model/person.ts';
import { pageOfKind } from '../model/shell.ts';
import type { Article, PageContext } from './pageContext.ts';

/** Headings of the article and of the sections that a layout adds after it. */
export function headingsOf(context: PageContext, article: Article): { id: string; text: string }[] {
  const { t } = context;
  const groups = [...article.faq.matchAll(/<h2 id="([^"]+)">(.*?)<\/h2>/gs)].map(([, id = '', html = '']) => ({ id, text: textOf(html) }));
  return [
    ...article.headings,
    ...(article.faq && groups.length === 0 ? [{ id: ANCHORS.questions, text: t('commonQuestions') }] : groups),
    ...(relatedOf(context).length > 0 ? [{ id: ANCHORS.related, text: t('relatedPages') }] : []),
  ];
}

/** Related pages. An area's page already lists all pages of its area, so they are excluded. */
export function relatedOf({ page, find }: PageContext): PageCard[] {
  const related = page.related.map(find).filter((entry) => entry !== undefined);
  return page.kind === 'area' ? related.filter((entry) => entry.area !== page.area) : related;
}

/** The person who signed off the page, with a link to their entry on the about page. */
export function reviewerLink({ manifest, page }: PageContext): { name: string; href: string } | undefined {
  const reviewer = reviewerOf(manifest.site.people, page.signedBy);
  const about = pageOfKind(manifest, page.localeCode, 'about');
  return reviewer && about && { name: reviewer.name, href: `${about.pathname}#${personAnchor(reviewer)}` };
}

/** Properties of the notice on an outdated translation, which renders nothing if no part is outdated. */
export function noticeOf({ manifest, page, t }: PageContext): OutdatedNoticeProps {
  const { defaultLocale } = manifest.site;
  const source = page.alternates.find(({ localeCode }) => localeCode === defaultLocale);
  return { parts: page.outdated ?? [], source: source && { pathname: source.pathname, localeCode: defaultLocale }, t };
}

/** Text of rendered HTML; React escapes these five characters and no others. */
function textOf(html: string): string {
  const text = html.replace(/<[^>]+>/g, '');
  return text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => CHARACTERS[name] ?? '');
}

const CHARACTERS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
