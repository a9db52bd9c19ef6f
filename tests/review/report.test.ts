/** The change report as a document: which states it compares, its errors, and that it is safe, short and deterministic. */
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, it } from 'vitest';
import { emitHtml } from '../../scripts/translation/report/html.ts';
import { COMMENT_LIMIT, emitMarkdown, MARKER } from '../../scripts/translation/report/markdown.ts';
import { isLong } from '../long.ts';
import { AREA, describeWithGit, makeHistory, SERVICE, spoken } from './history.ts';

describeWithGit('the report itself', () => {
  it.runIf(isLong)('compares two commits, and with three dots begins where they parted', async () => {
    const history = await makeHistory();
    history.git('checkout', '--quiet', '-b', 'work');
    await history.edit(`${SERVICE}/tr.mdx`, (text) => text.replace('Kirayı kim izler?', 'Kirayı biz izleriz.'));
    history.commit('On the branch');
    history.git('checkout', '--quiet', 'main');
    await history.edit('content/pages/general/home/tr.mdx', (text) => text.replace('Kısa bir giriş.', 'Başka bir giriş.'));
    history.commit('Meanwhile');
    const titles = async (asked: string) => (await history.review(asked)).changes?.pages.map(({ pageId }) => pageId).sort();
    expect(await titles('main..work')).toEqual(['home', 'kira-takip']);
    expect(await titles('main...work')).toEqual(['kira-takip']);
    await expect(history.review('no-such-branch')).rejects.toThrow('Git knows no commit "no-such-branch".');
  });

  it('leaves the repository as it is, staged files included', async () => {
    const history = await makeHistory();
    await history.edit(`${SERVICE}/tr.mdx`, (text) => text.replace('Kirayı kim izler?', 'Kirayı biz izleriz.'));
    history.git('add', '--all');
    const before = history.git('status', '--porcelain=v2', '--branch');
    await history.review('first..HEAD');
    expect(history.git('status', '--porcelain=v2', '--branch')).toBe(before);
    expect(history.git('worktree', 'list').trim().split('\n')).toHaveLength(1);
  });

  it('says so when the earlier state cannot be read by today’s rules, and compares the rest', async () => {
    const history = await makeHistory();
    await history.edit('content/site.yaml', (text) => text.replace('name: Deneme\n', ''));
    history.commit('Older form');
    await history.edit('content/site.yaml', (text) => `name: Deneme\n${text}`);
    await history.edit(`${SERVICE}/tr.mdx`, (text) => text.replace('Kirayı kim izler?', 'Kirayı biz izleriz.'));
    const text = spoken(await history.review('HEAD'));
    expect(text).toContain("Older form), site.yaml cannot be read by today's rules.");
    expect(text).toContain('[taken out: kim izler?] [put in: biz izleriz.]');
  });

  it('says what cannot be read when the later state is broken', async () => {
    const history = await makeHistory();
    await history.edit('content/site.yaml', (text) => `${text}\n\tbroken`);
    const report = await history.review();
    expect(spoken(report)).toContain('The later state, the files on disk, cannot be read, so the two cannot be compared.');
    expect(spoken(report)).toContain('(site, line');
    expect(emitMarkdown(report)).toContain('(site, line');
  });

  it('shows code as text and loads nothing', async () => {
    const history = await makeHistory();
    const hostile = '<script>alert(1)</script> @everyone *[x](https://evil.example)* <!-- change-report -->';
    await history.edit(`${SERVICE}/tr.mdx`, (text) => text.replace('title: Kira takibi\n', `title: '${hostile}'\n`));
    const report = await history.review();
    const html = emitHtml(report);
    expect(html).not.toContain('<script');
    expect(html).toContain('default-src &#x27;none&#x27;');
    expect(spoken(report)).toContain('<script>alert(1)</script>');
    const markdown = emitMarkdown(report);
    expect(markdown).not.toMatch(/<script|@everyone/);
    // Everything is HTML, in which no Markdown is read.
    expect(
      new Set(
        unified()
          .use(remarkParse)
          .use(remarkGfm)
          .parse(markdown)
          .children.map(({ type }) => type),
      ),
    ).toEqual(new Set(['html']));
    expect(markdown.split(MARKER)).toHaveLength(2);
  });

  it('fits into a comment and names what was left out', async () => {
    const history = await makeHistory();
    const paragraphs = (word: string) =>
      Array.from({ length: 400 }, (_, index) => `Bu ${word} paragrafın sırası ${index} ve metni yeterince uzundur.`).join('\n\n');
    await history.edit(`${SERVICE}/tr.mdx`, (text) => `${text}\n${paragraphs('yeni')}\n`);
    await history.edit(`${AREA}/tr.mdx`, (text) => `${text}\n${paragraphs('başka')}\n`);
    await history.edit('content/pages/general/home/tr.mdx', (text) => `${text}\nKısa bir ek.\n`);
    const markdown = emitMarkdown(await history.review());
    expect(markdown.length).toBeLessThanOrEqual(COMMENT_LIMIT);
    expect(markdown).toContain('<ins>Kısa bir ek.</ins>');
    expect(markdown).toMatch(/<strong>Left out here for length:<\/strong> .*Kira (?:hukuku|takibi) \(tr\)/);
    expect(markdown.startsWith(MARKER)).toBe(true);
  });

  it('leaves out removed texts and lists before anything that is new for readers, and never a mistake', async () => {
    const history = await makeHistory();
    const paragraphs = (word: string, number: number) =>
      Array.from({ length: number }, (_, index) => `Bu ${word} paragrafın sırası ${index} ve metni yeterince uzundur.`).join('\n\n');
    await history.edit(`${SERVICE}/tr.mdx`, (text) => `${text}\n${paragraphs('eski', 60)}\n`);
    history.commit('A page');
    await history.write(SERVICE, undefined);
    await history.edit('content/pages/general/home/tr.mdx', (text) => `${text}\n${paragraphs('yeni', 30)}\n`);
    await history.edit(`${AREA}/de.mdx`, (text) => text.replace('| lang |', '| <Fakt>lang</Fakt> |').replace('Mietrecht im', 'Miete im'));
    const report = await history.review('HEAD');
    const sizes = (limit: number) => {
      const markdown = emitMarkdown(report, undefined, limit);
      expect(markdown.length).toBeLessThanOrEqual(limit);
      const [text = '', left = ''] = markdown.split('Left out here for length:');
      return { left, text, has: (words: string) => text.includes(words) };
    };
    const whole = emitMarkdown(report).length;
    const steps = Array.from({ length: 12 }, (_, index) => sizes(whole + 2_000 - index * 1_200));
    expect(steps[0]?.has('Bu eski')).toBe(true);
    // Each part, once it is left out, stays left out in shorter comments, and in this order.
    const order = ['Bu eski paragrafın sırası 59', '<h2>Search results</h2>', 'yeni paragrafın sırası 29'];
    const until = order.map((words) => steps.findLastIndex(({ has }) => has(words)));
    expect(until).toEqual([...until].sort((one, two) => one - two));
    expect(new Set(until).size).toBe(order.length);
    expect(until.at(-1)).toBeLessThan(steps.length - 1);
    // The list of mistakes is left out after the texts, if at all.
    expect(steps.findLastIndex(({ has }) => has('<h2>Rules</h2>'))).toBeGreaterThanOrEqual(until.at(-1) ?? 0);
    for (const { has } of steps) {
      expect(has('Please check: ')).toBe(true);
      expect(has('Kira hukuku, German, line 17: &#x3C;Fakt>')).toBe(true);
      expect(has('1 page is gone.')).toBe(true);
    }
    expect(steps.at(-1)?.left).toContain('Search results');
  });

  it.runIf(isLong)('is the same to the byte when made twice', async () => {
    const history = await makeHistory();
    await history.edit('content/facts.yaml', (text) => text.replace('P5Y', 'P6Y'));
    const [one, two] = [await history.review(), await history.review()];
    expect(emitHtml(one)).toBe(emitHtml(two));
    expect(emitMarkdown(one)).toBe(emitMarkdown(two));
  });
});
