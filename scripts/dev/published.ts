/** What the build would publish of the present content, for the desk and for addresses without a page. Drafts and withheld pages are not part of it. */
import { DESK_WORDS } from '../../src/messages/desk.ts';
import type { Language } from '../../src/messages/language.ts';
import type { Issue } from '../../src/model/issue.ts';
import type { Content } from '../content/load.ts';
import { derivePublication, type Publication } from '../translation/publication.ts';
import { describeWithheld, nameMissing } from '../translation/wording.ts';

/** Each reading and each check has its own list of issues. */
const known = new WeakMap<readonly Issue[], Publication>();

export function publicationOf({ content, issues }: { readonly content: Content; readonly issues: readonly Issue[] }): Publication {
  const publication = known.get(issues) ?? derivePublication(content, issues);
  known.set(issues, publication);
  return publication;
}

/** Whether the next build publishes a page, as a sentence. */
export function describePublishing(
  source: { readonly content: Content; readonly issues: readonly Issue[] },
  filePath: string,
  language: Language = 'en',
): string {
  const words = DESK_WORDS[language].page.publishing;
  const page = source.content.pages.find((candidate) => candidate.filePath === filePath);
  const { withheld, stopping, incomplete } = publicationOf(source);
  if (page && source.content.fileOf.get(page)?.local.draft) return words.draft;
  const why = withheld.find((entry) => entry.filePath === filePath)?.why;
  if (why) return words.withheld(describeWithheld(why, language));
  if (stopping.length > 0) return words.stopped;
  if (!page) return words.none;
  const missing = incomplete.find((entry) => entry.filePath === filePath)?.parts;
  return missing ? words.without(missing.map((part) => nameMissing(part, language)).join(', ')) : words.yes;
}
