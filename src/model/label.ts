/** The interface texts: their keys, where each is shown, and which placeholders it has. The texts themselves are in content/labels. */
import type { LabelKey, LocaleCode } from '#generated/types.ts';
import type { PageKind } from './page.ts';
import type { Site } from './site.ts';

/** Texts of one language by dotted key. The rule label-missing reports a missing text. */
export type LabelTexts = Readonly<Partial<Record<LabelKey, string>>>;

/** Texts of all languages by locale code. */
export type Labels = Readonly<Partial<Record<LocaleCode, LabelTexts>>>;

/** How the site uses a label. */
export interface Label {
  /** Where readers see it, as information for writers. */
  readonly shown: string;
  /** Placeholders that the site replaces: `{{date}}` with text, `{clickHere}` with a link. */
  readonly fills?: readonly string[];
}

/** Placeholder for a link whose text is the label `clickHere`. */
export const CLICK_HERE = '{clickHere}';

/**
 * Every label with a fixed key. The rule label-unused rejects other keys; a test finds each of these keys in the code
 * (tests/labels.test.ts).
 */
export const LABELS: Readonly<Partial<Record<LabelKey, Label>>> = {
  home: { shown: 'Name of the home page in breadcrumbs and footer.' },
  services: { shown: 'Name of the services page in header, menu, breadcrumbs and footer.' },
  about: { shown: 'Name of the page about the practice in header, menu, breadcrumbs and footer.' },
  privacy: { shown: 'Name of the privacy policy in breadcrumbs and footer.' },
  search: {
    shown: 'Name of the search page in breadcrumbs and footer, of the link to it in the header, and of the button of a search field.',
  },
  faq: { shown: 'Name of the page of questions in header, menu, breadcrumbs and footer, and in the link to it on the home page.' },
  address: { shown: 'Before the postal addresses in the legal notice.' },
  phone: { shown: 'Before the phone numbers on the contact page and in the legal notice.' },
  email: { shown: 'Before the e-mail addresses on the contact page and in the legal notice.' },
  contact: { shown: 'Name of the contact page in header, menu, breadcrumbs and footer; heading in the footer.' },
  whatsappConsultation: { shown: 'On the buttons that open WhatsApp.' },
  clickHere: { shown: `Words of the link that replaces ${CLICK_HERE} in another label.` },
  toggleMenu: { shown: 'Name of the button that opens the menu, for screen readers; holds the word of the label "menu".' },
  toggleQuestion: { shown: 'After each question, for screen readers: what the control does.' },
  pages: { shown: 'Heading of the general pages in the footer.' },
  guides: { shown: 'Heading of the general guides in the footer.' },
  'site.tagline': { shown: 'Above the home page’s heading, in the footer, on pictures for sharing.' },
  skipToContent: { shown: 'Link before everything else, for users of a keyboard.' },
  mainMenu: { shown: 'Name of the navigation, for screen readers.' },
  menu: { shown: 'On the button that opens the menu.' },
  breadcrumbs: { shown: 'Name of the breadcrumbs, for screen readers.' },
  onThisPage: { shown: 'Heading of a page’s table of contents.' },
  languages: { shown: 'Name of the list of languages, for screen readers.' },
  chooseLanguage: { shown: 'Before the language on the language switcher, for screen readers.' },
  areas: { shown: 'Heading of the areas of law in the footer.' },
  offices: {
    shown: 'Heading of the places in the footer: where the practice can be visited. Not "offices", which an open question forbids to say.',
  },
  visitByAppointment: { shown: 'Below the places in the footer.' },
  loading: { shown: 'Name of the loading indicator, for screen readers.' },
  pageLoaded: { shown: 'Told to screen readers after a change of page.', fills: ['{{title}}'] },
  legalNotice: { shown: 'Link to the legal notice in the footer.' },
  lastReviewed: { shown: 'Below a page that a lawyer has signed off.', fills: ['{{date}}'] },
  reviewedBy: { shown: 'Below a page, who has signed it off; only where people.yaml names them.', fills: ['{{name}}'] },
  'people.title': { shown: 'Heading of the people of the practice on the about and contact pages.' },
  'people.since': { shown: 'Below a person’s name: the year since which they have been in practice.', fills: ['{{year}}'] },
  validAsOf: { shown: 'Below a page: the day of the law that it describes.', fills: ['{{date}}'] },
  factsTitle: { shown: 'Heading of a page’s figures and their basis.' },
  factPlace: { shown: 'Link from a figure of this list to the place in the text.' },
  factStart: { shown: 'In this list: before the first day of a deadline, where its sentence does not say it.' },
  labelled: { shown: 'In this list: a figure of a table with the head of its column.', fills: ['{{name}}', '{{value}}'] },
  'find.field': { shown: 'In an empty search field, and its name for screen readers.' },
  'find.register': { shown: 'Heading of the list of everything on the search page.' },
  'find.count': { shown: 'Above the results of a search.', fills: ['{{count}}'] },
  'find.none': { shown: 'In place of the results, when nothing was found.', fills: ['{{question}}'] },
  'find.hint': { shown: 'Below the sentence that nothing was found.' },
  'find.near': { shown: 'Above the pages with the nearest titles, when nothing was found.' },
  'find.other': { shown: 'Above results in another language, when nothing was found.', fills: ['{{language}}'] },
  'find.ask': { shown: 'Link to WhatsApp, when nothing was found.' },
  'find.message': { shown: 'Text of a WhatsApp message of a visitor whose search found nothing.', fills: ['{{question}}'] },
  'find.all': { shown: 'Below the first results of a search: link to all of them.' },
  'find.failed': { shown: 'In place of the results, when the search cannot be loaded.' },
  'finder.limits': { shown: 'Heading of the time limits in an outcome of a finder.' },
  'finder.papers': { shown: 'Heading of the papers in an outcome of a finder.' },
  'finder.unless': { shown: 'Heading of what would lead to another outcome.' },
  'finder.restart': { shown: 'Link below a finder: to its first question.' },
  'finder.all': { shown: 'Link below a finder: shows all questions and outcomes one below the other.' },
  'finder.answers': { shown: 'Heading of the answers given so far.' },
  'finder.change': { shown: 'Link beside an answer: back to its question.' },
  'finder.send': { shown: 'Link below an outcome: a message on WhatsApp with the answers.' },
  'finder.private': { shown: 'Below a finder. Only while it is true.' },
  'finder.ask': { shown: 'Link to the finders on the home page.' },
  'glossary.letters': { shown: 'Name of the list of letters in the glossary, for screen readers.' },
  'glossary.near': { shown: 'In the glossary: before related terms.' },
  'glossary.more': { shown: 'Link below the explanation of a term that a page shows on touch: to the term in the glossary.' },
  'deadlines.what': { shown: 'Head of a column in the table of deadlines: what has to be done.' },
  'deadlines.length': { shown: 'In the same table: how long the time is.' },
  'deadlines.start': { shown: 'In the same table: the day from which it is counted.' },
  'deadlines.after': { shown: 'In the same table: what happens after the last day.' },
  'deadlines.basis': { shown: 'In the same table: statute and page.' },
  'deadlines.calendarDays': { shown: 'Below a length: every day counts.' },
  'deadlines.workingDays': { shown: 'Below a length: only working days count.' },
  'deadlines.sameDay': { shown: 'Below a length in weeks, months or years.' },
  'deadlines.recess': { shown: 'Below a length that the courts’ summer recess extends.' },
  'calculator.title': { shown: 'Heading of the calculator of last days, and before the links to it on other pages.' },
  'calculator.intro': { shown: 'Below this heading. Only while it is true.' },
  'calculator.what': { shown: 'Question of the calculator: the list of deadlines.' },
  'calculator.choose': { shown: 'In this list, before a choice.' },
  'calculator.case': { shown: 'Question of the calculator: which first day, where a deadline has several.' },
  'calculator.usual': { shown: 'In the answer to it: the first day in most cases.' },
  'calculator.date': { shown: 'Before the field for the first day.' },
  'calculator.hint': { shown: 'Below this field.' },
  'calculator.submit': { shown: 'On the button of the calculator.' },
  'calculator.errorWhat': { shown: 'Mistake: no deadline chosen.' },
  'calculator.errorNone': { shown: 'Mistake: no first day.' },
  'calculator.errorDate': { shown: 'Mistake: a day that does not exist, such as 30 February.' },
  'calculator.errorFuture': { shown: 'Mistake: a first day in the future.' },
  'calculator.errorOld': { shown: 'Mistake: a day before 1950.' },
  'calculator.first': { shown: 'In the result: the day that was entered.' },
  'calculator.last': { shown: 'In the result: the last day.' },
  'calculator.counted': { shown: 'Heading in the result.' },
  'calculator.days': { shown: 'How days were counted.' },
  'calculator.weeks': { shown: 'How weeks were counted.' },
  'calculator.months': { shown: 'How months were counted.' },
  'calculator.years': { shown: 'How years were counted.' },
  'calculator.back': { shown: 'How a time before a day was counted.' },
  'calculator.working': { shown: 'How working days were counted.' },
  'calculator.recess': { shown: 'In the result: the recess has extended the time.', fills: ['{{day}}'] },
  'calculator.holiday': { shown: 'In the result: a weekend or holiday has moved the last day.', fills: ['{{day}}'] },
  'calculator.past': { shown: 'Note: heading.' },
  'calculator.pastText': { shown: 'Note: text.' },
  'calculator.week': { shown: 'Note: heading.' },
  'calculator.weekText': { shown: 'Note: text.' },
  'calculator.off': { shown: 'Note: heading.' },
  'calculator.offText': { shown: 'Note: text with the day to plan with.', fills: ['{{day}}'] },
  'calculator.half': { shown: 'Note on a half-day holiday: heading.' },
  'calculator.backText': { shown: 'Note on a time before a day, or a half day: the day to plan with.', fills: ['{{day}}'] },
  'calculator.unknown': { shown: 'Note: the religious holidays of a year are not in the data.', fills: ['{{year}}'] },
  'calculator.page': { shown: 'Link to the page about the deadline.' },
  'calculator.calendar': { shown: 'Button: file for a calendar.' },
  'calculator.print': { shown: 'Button: print the page.' },
  'calculator.printFailed': { shown: 'Mistake: the browser did not print.' },
  'calculator.send': { shown: 'Button: a message with the result on WhatsApp.' },
  conditions: { shown: 'Name of the conditions in the notice on an outdated translation.' },
  subConditions: { shown: 'Name of the sub-conditions in the notice on an outdated translation.' },
  today: { shown: 'Heading of the acts for today below the lead of a service.' },
  'checklist.print': { shown: 'Button on services and guides: print the page as a checklist.' },
  'checklist.deadlines': { shown: 'Heading of the deadlines on the printed checklist.' },
  'checklist.hint': { shown: 'Opened by that button where the browser has to print by itself.' },
  documents: { shown: 'Name of the documents in the notice on an outdated translation.' },
  commonQuestions: { shown: 'Heading of a page’s questions.' },
  relatedPages: { shown: 'Heading of a page’s related pages.' },
  warning: { shown: 'Above boxed warnings and the notice on an outdated translation.' },
  note: { shown: 'Above boxed remarks.' },
  footerNote: { shown: 'At the end of the footer.' },
  'cta.title': { shown: 'Heading of the invitation at a page’s end.' },
  'cta.text': { shown: 'Below the heading of the invitation.' },
  'cta.hint': { shown: 'Below the button of the invitation.' },
  whatsapp_hi: { shown: 'Greeting that a message on WhatsApp begins with.', fills: ['{{page}}'] },
  disclaimer: { shown: 'Below a page.', fills: ['{{date}}'] },
  timeNote: { shown: 'Below figures that come from experience.' },
  'errors.not_found': { shown: 'Title of the error page for an unknown address.' },
  'errors.not_found_message': { shown: 'Text of the error page for an unknown address.' },
  'errors.pageNotFound': { shown: 'The unknown address on its error page.', fills: ['{{path}}'] },
  'errors.gone': { shown: 'Title of the error page for a removed page.' },
  'errors.goneMessage': { shown: 'Text of the error page for a removed page.' },
  'errors.internal_server_error': { shown: 'Title of the error page for any other error.' },
  'errors.internal_server_error_message': { shown: 'Text of the error page for any other error.' },
  'errors.goHome': { shown: 'Button of the error page.' },
  'errors.near': { shown: 'Above the pages whose titles are nearest to an unknown address.' },
  'errors.topics': { shown: 'Above the areas of law and the page of questions on the error page for an unknown address.' },
  'offer.text': {
    shown: 'The line that offers a page in the visitor’s language, written in that language, for screen readers.',
    fills: [CLICK_HERE],
  },
  'offer.link': { shown: 'What of this line is seen, as short as it can be; screen readers read the whole line.' },
  'offer.dismiss': { shown: 'Name of the button that closes this line.' },
  'share.copy': { shown: 'On the control that copies the address of a section, question, step or figure.' },
  'share.send': { shown: 'On the same control on phones, where it opens the system’s sheet for sending.' },
  'share.copied': { shown: 'After the address has been copied.' },
  'share.inAddress': { shown: 'Shown when the browser refused to copy: the address is then in the address bar.' },
  'slider.label': { shown: 'Name of the slider on the home page, for screen readers.' },
  'slider.previous': { shown: 'Button of the slider.' },
  'slider.next': { shown: 'Button of the slider.' },
  'slider.position': { shown: 'Position of a slide, for screen readers.', fills: ['{{count}}', '{{index}}'] },
  'consent.title': { shown: 'Heading of the question whether visits may be measured.' },
  'consent.text': { shown: 'Text of this question.' },
  'consent.accept': { shown: 'Button of this question.' },
  'consent.reject': { shown: 'Button of this question.' },
  'consent.purposeAnalytics': { shown: 'Purpose to be chosen in this question.' },
  'consent.purposeAds': { shown: 'Purpose to be chosen in this question.' },
  'consent.settings': { shown: 'Button in the footer that opens this question again.' },
  'consent.save': { shown: 'Button of this question when it was opened again.' },
  'notice.outdated': { shown: 'Notice on a translation that is older than the Turkish text.' },
  'notice.parts': { shown: 'Before the parts in this notice.' },
  'notice.introduction': { shown: 'Name of the parts before the first heading in this notice.' },
  'notice.highlights': { shown: 'Name of the highlights in this notice.' },
  'notice.source': { shown: 'Link to the Turkish page in this notice.' },
  'notice.missing': { shown: 'Notice in the place of a part that only the Turkish page has so far; before links to it there.' },
  'deed.title': { shown: 'Name of the powers of attorney in the notice on an outdated translation.' },
  'deed.matter': { shown: 'Head of a column in the table of powers of attorney: what it is for.' },
  'deed.form': { shown: 'In the same table, and above a text: the form of the deed.' },
  'deed.photo': { shown: 'In the same places: whether it carries a photo.' },
  'deed.signs': { shown: 'In the same places: who has to sign.' },
  'deed.papers': { shown: 'Below the text of a power of attorney, before the list of what to bring.' },
  'deed.day': { shown: 'On the printed sheet, before a gap for the day.' },
  'deed.caution': { shown: 'Before what a representative can do with a dangerous power.' },
  'deed.copy': { shown: 'Button below the text of a power of attorney.' },
  'deed.copied': { shown: 'Told after copying.' },
  'deed.notCopied': { shown: 'Mistake: the browser refused to copy.' },
  'deed.print': { shown: 'Button below the text of a power of attorney.' },
  'deed.printFailed': { shown: 'Mistake: the browser did not print.' },
  'countries.title': { shown: 'Name of the countries in the notice on an outdated translation.' },
  'countries.final': { shown: 'Entry of a country: the paper that shows that a divorce is final.' },
  'countries.apostille': { shown: 'Entry of a country: who issues the apostille.' },
  'countries.translation': { shown: 'Below the countries: who translates and certifies.' },
  'countries.consulates': { shown: 'Below the countries: links to the list of consulates and to their appointments.' },
  'legal.responsible': { shown: 'Entry of the legal notice.' },
  'legal.profession': { shown: 'Entry of the legal notice.' },
  'legal.professionText': { shown: 'Text of this entry.' },
  'legal.chamber': { shown: 'Entry of the legal notice.' },
  'legal.rules': { shown: 'Below the entries of the legal notice.' },
  'legal.insurance': { shown: 'Entry of the legal notice.' },
  'legal.taxId': { shown: 'Entry of the legal notice.' },
  'legal.pending': { shown: 'In place of an entry of the legal notice that is empty.' },
};

/** Page kinds whose name in menus, breadcrumbs and lists is the label of the same name instead of a shortTitle. */
const NAMED_KINDS = ['home', 'services', 'about', 'contact', 'faq', 'privacy', 'search'] as const satisfies readonly (PageKind &
  LabelKey)[];

/** Label that names the pages of a kind; undefined if each page has its own name. */
export function kindLabel(kind: PageKind): LabelKey | undefined {
  return NAMED_KINDS.find((named) => named === kind);
}

/** Groups of labels whose key ends in an id from site.yaml: the country of an office, an area of law. */
const LABEL_GROUPS = ['country', 'areaName', 'areaHint'] as const;
export type LabelGroup = (typeof LABEL_GROUPS)[number];

/** Key of a label in a group. Folder names contain hyphens, keys use camel case: `real-estate` becomes `areaHint.realEstate`. */
export function groupKey(group: LabelGroup, id: string): LabelKey {
  // The compiler cannot prove that every id of site.yaml has a label; a missing label shows when an id is added.
  return `${group}.${id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}` as LabelKey;
}

/** Every key that the site may use. */
export function shownKeys({ areas, contact }: Pick<Site, 'areas' | 'contact'>): ReadonlySet<string> {
  return new Set([
    ...Object.keys(LABELS),
    ...contact.addresses.map(({ country }) => groupKey('country', country)),
    ...areas.flatMap(({ id }) => [groupKey('areaName', id), groupKey('areaHint', id)]),
  ]);
}
