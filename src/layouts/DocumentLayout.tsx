/**
 * The layout of every page with an article: coloured header, "on this page", article, questions, sources, related pages, call to action.
 */
import type { ReactNode } from 'react';
import { CallToAction } from '../components/CallToAction/CallToAction.tsx';
import { ChecklistButton, ChecklistParts } from '../components/Checklist/Checklist.tsx';
import { FactList } from '../components/FactList/FactList.tsx';
import { Html } from '../components/Html.tsx';
import { OnThisPage } from '../components/OnThisPage/OnThisPage.tsx';
import { OutdatedNotice } from '../components/OutdatedNotice/OutdatedNotice.tsx';
import { OwnDay } from '../components/OwnDay/OwnDay.tsx';
import { PageHeader } from '../components/PageHeader/PageHeader.tsx';
import { Questions } from '../components/Questions/Questions.tsx';
import { RelatedPages } from '../components/RelatedPages/RelatedPages.tsx';
import { ReviewNote } from '../components/ReviewNote.tsx';
import { breadcrumbsOf } from '../model/breadcrumbs.ts';
import { buildUrl } from '../model/pathname.ts';
import { fieldOf } from '../model/shell.ts';
import { headingsOf, noticeOf, relatedOf, reviewerLink } from './articleParts.ts';
import type { Article, PageContext } from './pageContext.ts';

export interface DocumentLayoutProps {
  context: PageContext;
  article: Article;
  /** Drawing in the header. */
  art?: ReactNode;
  /** Controls in the header, below the lead. */
  actions?: ReactNode;
  /** Content before the article. */
  before?: ReactNode;
  /** Content after the article. */
  after?: ReactNode;
  /** The questions, if they are not one list under one heading. */
  questions?: ReactNode;
  /** Further class of the article. */
  className?: string;
  /** Id of the article. */
  id?: string;
  /** True if the browser shows one section at a time: there is no table of contents, and no box of deadlines of all sections. */
  isStepwise?: boolean;
  /** False if the page itself is the call to action. */
  withCall?: boolean;
}

export function DocumentLayout({
  context,
  article,
  art,
  actions,
  before,
  after,
  questions,
  className,
  id,
  isStepwise = false,
  withCall = true,
}: DocumentLayoutProps) {
  const { manifest, locale, page, t } = context;
  const headings = headingsOf(context, article);
  const validAsOf = page.reviewed ?? page.legalReview;
  // Two sections need no contents list.
  const hasContents = headings.length > 2 && !isStepwise;
  return (
    <>
      <PageHeader
        field={fieldOf(manifest, page)}
        crumbs={breadcrumbsOf(manifest, page)}
        crumbsLabel={t('breadcrumbs')}
        title={page.title}
        lead={article.lead}
        actions={
          <>
            {actions}
            {page.hasChecklist && <ChecklistButton t={t} />}
          </>
        }
        art={art}
      />
      <div className={hasContents ? 'wrap document with-contents' : 'wrap document'}>
        {hasContents && <OnThisPage label={t('onThisPage')} headings={headings} />}
        <div className="document-main">
          <OutdatedNotice {...noticeOf(context)} />
          <Html as="ul" className="highlights" html={article.highlights} />
          {!isStepwise && <OwnDay {...context.ownDay} t={t} />}
          {before}
          <Html className={className ? `prose ${className}` : 'prose'} id={id} html={article.body} />
          {after}
          {questions ?? <Questions title={t('commonQuestions')} html={article.faq} />}
          <RelatedPages title={t('relatedPages')} pages={relatedOf(context)} />
          <FactList sentences={article.sentences} localeCode={locale.code} t={t} />
          {page.hasChecklist && <ChecklistParts sentences={article.sentences} locale={locale} t={t} />}
          {validAsOf && (
            <ReviewNote
              validAsOf={validAsOf}
              legalReview={page.legalReview}
              reviewer={reviewerLink(context)}
              localeIso={locale.iso}
              url={buildUrl(manifest.site, page.pathname)}
              qrCode={context.qrCode}
              t={t}
            />
          )}
        </div>
      </div>
      {withCall && <CallToAction t={t} whatsapp={context.whatsapp} number={manifest.site.contact.whatsapp} />}
    </>
  );
}
