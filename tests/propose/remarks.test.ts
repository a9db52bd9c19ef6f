/** What reviewers have said about the pages of a proposal, as the desk lists it. */
import { expect, it } from 'vitest';
import { loadContent } from '../../scripts/content/load.ts';
import { filesOf, findBranch } from '../../scripts/dev/propose/branches.ts';
import { groupFiles } from '../../scripts/dev/propose/choices.ts';
import { readRemarks } from '../../scripts/dev/propose/remarks.ts';
import { openRepository } from '../../scripts/dev/propose/repository.ts';
import { commentOn, findPlace } from '../../scripts/translation/writing/comment.ts';
import { AUTHOR, describeWithGit, GERMAN, makeFolder } from './folder.ts';

describeWithGit('what reviewers said', () => {
  it('names the place in the writer’s language, and leaves out what the writer has said', async () => {
    const folder = await makeFolder();
    const say = (by: string, text: string) =>
      folder.record(async (content) => {
        await commentOn(content, findPlace(content, `${GERMAN}#lead`), { kind: 'comment', text }, { by, on: '2026-02-01' });
      });
    await folder.add(GERMAN, 'Ein neuer Satz.');
    await say(AUTHOR.name, 'A note of mine.');
    const { name } = await folder.propose([GERMAN]);
    await say('Bora Örnek', 'Who says so?');
    const { content } = await loadContent({ contentDir: folder.contentDir });
    if (!content) throw new Error('The content cannot be read.');
    const repository = await openRepository(folder.contentDir, 'de');
    const branch = await findBranch(repository, name);
    const contents = groupFiles(await filesOf(repository, branch), repository.prefix, content);
    const remarks = await readRemarks(repository, content, contents, { commits: [branch.tip], own: [AUTHOR.name] });
    expect(remarks).toEqual([
      { by: 'Bora Örnek', on: '2026-02-01', text: 'Who says so?', where: expect.stringMatching(/^Kira hukuku, Deutsch, Einleitung/) },
    ]);
  });
});
