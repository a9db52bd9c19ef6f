/** Checks a text that is not saved yet, as if it were the file's. Neighbours: ./draftPage.ts, ./findings.ts. */
import type { Issue } from '../../../src/model/issue.ts';
import type { Actions } from '../../../src/model/writing.ts';
import { LostEntry } from '../../content/analyze.ts';
import { decodeText } from '../../content/decode.ts';
import { CONTENT_LABEL } from '../../content/read.ts';
import { parseYaml } from '../../content/yaml.ts';
import { checkDraft } from '../../rules/draft.ts';
import { expectShort, findFile } from './contentFile.ts';
import { renderDraft } from './draftPage.ts';
import { toFindings } from './findings.ts';
import type { Workshop } from './registry.ts';

type Answer = Actions['check']['answer'];

/** Throws a RefusedError if the content has no such file. Reads the content again if a build has meanwhile deleted entries of the cache. */
export async function checkText(workshop: Workshop, filePath: string, text: string): Promise<Answer> {
  await findFile(workshop.config.contentDir, filePath);
  expectShort(text);
  try {
    return await checkPage(workshop, filePath, text);
  } catch (error) {
    if (!(error instanceof LostEntry)) throw error;
    await workshop.site.readAgain();
    return checkPage(workshop, filePath, text);
  }
}

async function checkPage(workshop: Workshop, filePath: string, text: string): Promise<Answer> {
  const reading = await workshop.site.readAs(filePath.slice(CONTENT_LABEL.length + 1), text);
  if (!reading) return { findings: toFindings(checkForm(filePath, text), text, workshop.language) };
  const { content, page } = reading;
  const issues = reading.issues.filter((issue) => issue.filePath === filePath);
  if (content && page) issues.push(...checkDraft(content, page, filePath));
  return { findings: toFindings(issues, text, workshop.language), html: await renderDraft(workshop, reading) };
}

/** Of a file that is no page's, such as a register, only the form is checked before it is saved. */
function checkForm(filePath: string, text: string): Issue[] {
  const issues: Issue[] = [];
  const read = decodeText(Buffer.from(text), filePath, issues);
  if (read !== undefined && filePath.endsWith('.yaml')) parseYaml(filePath, read, 1, issues);
  return issues;
}
