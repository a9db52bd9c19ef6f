/**
 * What the desk, the change report, the check and the release say about addresses and missing parts is what the built site answers, after
 * any mixture of edits, policies, drafts and renames.
 */
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { buildManifest } from '../../scripts/build/buildManifest.ts';
import { type Content, loadContent } from '../../scripts/content/load.ts';
import { type Config, readConfig } from '../../scripts/core/config.ts';
import { deriveAddresses } from '../../scripts/dev/desk/addresses.ts';
import { describePublishing } from '../../scripts/dev/published.ts';
import { deriveHosting } from '../../scripts/hosting/hosting.ts';
import { decide } from '../../scripts/hosting/serve/decide.ts';
import { runRules } from '../../scripts/rules/runRules.ts';
import { findStructure } from '../../scripts/rules/structureRules.ts';
import { release } from '../../scripts/rules/writing/release.ts';
import { compareAddresses } from '../../scripts/translation/changes/addresses.ts';
import { type Incomplete, MISSING_RULE } from '../../scripts/translation/policy.ts';
import { readState } from '../../scripts/translation/states.ts';
import { prerenderPage } from '../../src/app/prerender.tsx';
import { NO_HEAD_ASSETS } from '../../src/model/head.ts';
import type { Manifest, PageEntry } from '../../src/model/manifest.ts';
import { htmlFilePath } from '../../src/model/pathname.ts';
import type { Prerendered } from '../../src/model/payload.ts';
import { type Articles, deriveLocaleView, findJob } from '../../src/model/render.ts';
import { makeContent } from '../fixture.ts';
import { runs } from '../long.ts';
import { EDITS, edit } from './publicationEdits.ts';

const root = join(import.meta.dirname, '../..');
/** Addresses of the fixture before and after every edit below, with some that never existed. */
const STEMS = [
  '',
  'kira-hukuku',
  'kira-takip',
  'kira-izleme',
  'services/kira-hukuku',
  'kira-rehberi',
  'eskikira',
  'x/eskikira',
  'iletisim',
  'yok',
];
const ADDRESSES = ['', '/de'].flatMap((prefix) =>
  [...STEMS, 'kira-hesaplama', 'eski-takip'].map((stem) => `${prefix}${stem && `/${stem}`}` || '/'),
);

const policy = fc.record({
  errors: fc.constantFrom('stop', 'withhold', 'withhold', 'withhold'),
  outdated: fc.constantFrom('stop', 'notice', 'withhold', 'withhold'),
});

const PUBLISH = { errors: 'stop', outdated: 'notice' };
const WITHHOLD = { errors: 'withhold', outdated: 'withhold' };
/** Always tried, the first ones of all cases. */
const EXAMPLES: [typeof WITHHOLD, string[]][] = [
  // A withheld page whose source has another name now: report and desk promised its new address.
  [WITHHOLD, ['a German mistake', 'a rename of the area']],
  [WITHHOLD, ['a redirect to German', 'an outdated translation']],
  [WITHHOLD, ['a new translation', 'an old ending']],
  [{ errors: 'stop', outdated: 'notice' }, ['a German mistake']],
  [PUBLISH, ['a new translation', 'a Turkish question', 'a Turkish step', 'a Turkish section', 'a Turkish row']],
  [PUBLISH, ['a Turkish question', 'a new translation', 'no German questions', 'a German section less', 'a rename']],
  [WITHHOLD, ['a new translation', 'a Turkish question']],
];

/** Each case reads the content four times and renders its German pages; on a busy machine the long run takes minutes. */
const LONGEST = 900_000;

let good: string;
let workDir: string;
beforeAll(async () => {
  // The folders are in no Git repository, and each reading says so.
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
  good = await makeContent();
  workDir = await mkdtemp(join(tmpdir(), 'publication-'));
});
afterAll(() => Promise.all([good, workDir].map((dir) => rm(dir, { recursive: true }))));

it(
  'hold for every address after every mixture of edits',
  async () => {
    const seen = { built: 0, stopped: 0, withheld: 0, lacking: 0, temporary: 0, released: 0 };
    await fc.assert(
      fc.asyncProperty(policy, fc.shuffledSubarray(Object.keys(EDITS), { maxLength: 5 }), async (translations, names) => {
        const dir = join(await mkdtemp(join(workDir, 'case-')), 'content');
        await cp(good, dir, { recursive: true });
        await edit(dir, 'site.yaml', (text) => `${text}translations: ${JSON.stringify(translations)}\n`);
        for (const name of names) await EDITS[name]?.(dir);
        await checkPromises(dir, seen);
        await rm(join(dir, '..'), { recursive: true });
      }),
      { ...runs(8, 700), examples: EXAMPLES },
    );
    // Otherwise the edits have become too harmless or too harmful to prove anything.
    for (const [what, count] of Object.entries(seen)) expect(count, what).toBeGreaterThan(0);
  },
  LONGEST,
);

async function checkPromises(
  dir: string,
  seen: Record<'built' | 'stopped' | 'withheld' | 'lacking' | 'temporary' | 'released', number>,
): Promise<void> {
  const config = configOf(dir);
  const { manifest, publication, articles = {} } = await buildManifest(config, { compile: true });
  const { withheld = [], incomplete = [] } = publication ?? {};
  if (!manifest) {
    seen.stopped += 1;
    expect((await release(config, '2026-02-02')).ok).toBe(false);
    return;
  }
  seen.built += 1;
  seen.withheld += withheld.length;
  seen.lacking += incomplete.length;
  const answers = answerer(manifest);

  const { content, issues: readingIssues } = await loadContent({ contentDir: dir, showDrafts: true });
  if (!content) throw new Error('The content cannot be read.');
  const issues = [...readingIssues, ...findStructure(content)];
  const source = { content, manifest, config, issues, isChecked: true, today: '2026-02-02', language: 'en' as const };
  for (const address of ADDRESSES) {
    const { tried } = deriveAddresses(source, { try: address });
    const said = `${tried?.status} ${tried?.status === 301 || tried?.status === 302 ? tried.target : ''}`;
    expect(said, `desk: ${address}`).toBe(answers(address));
    if (tried?.status === 302) seen.temporary += 1;
  }

  // The check warns of each missing part of the pages that are published, and of withheld ones.
  const lacking = new Set(incomplete.map(({ filePath }) => filePath));
  const left = new Set(withheld.map(({ filePath }) => filePath));
  const warned = issues.filter(({ ruleId, filePath }) => ruleId === MISSING_RULE && !left.has(filePath) && !isDraft(content, filePath));
  expect(warned.map(({ filePath }) => filePath).sort()).toEqual(
    incomplete.flatMap(({ filePath, parts }) => parts.map(() => filePath)).sort(),
  );
  for (const page of manifest.pages.filter(({ localeCode }) => localeCode === 'de'))
    checkParts(page, renderOf(manifest, articles, page), content, incomplete);
  for (const filePath of lacking)
    expect(describePublishing({ content, issues }, filePath)).toContain('Yes, with the next build, without: ');

  const check = (checked: typeof content) => runRules(checked, { texts: false });
  const publicDir = join(dir, 'none');
  const [before, after] = await Promise.all([good, dir].map((folder) => readState(config, { content: folder, publicDir }, check)));
  if (!before?.state || !after?.state) throw new Error('A state cannot be read.');
  const old = answerer(before.state.manifest);
  const told = compareAddresses(before.state.manifest, after.state.manifest).filter(({ address }) => !address.includes('…'));
  for (const { kind, address, target, isTemporary } of told) {
    const expected = {
      added: '200 ',
      moved: '200 ',
      gone: '410 ',
      lost: '404 ',
      'redirect-lost': '404 ',
      redirected: `${isTemporary ? 302 : 301} ${target}`,
      'redirect-added': `${isTemporary ? 302 : 301} ${target}`,
      'redirect-changed': `${isTemporary ? 302 : 301} ${target}`,
    }[kind];
    expect(answers(address), `report: ${address} ${kind}`).toBe(expected);
  }
  // Each address that showed a page and does not any more is reported.
  for (const address of ADDRESSES.filter((own) => old(own) === '200 ' && answers(own) !== '200 '))
    expect(told.map((change) => change.address)).toContain(address);

  const released = await release(config, '2026-02-02');
  expect(released.ok, released.text).toBe(true);
  seen.released += released.added.length;
  for (const address of released.added.filter((own) => !own.includes('#')))
    expect(answers(address), `release: ${address}`).not.toBe('404 ');
  for (const filePath of lacking) expect(released.text).toContain(`published without  ${filePath}: `);
  for (const { filePath } of withheld) expect(released.text).toContain(`withheld      ${filePath}`);
}

/** A document and the publication agree about its parts. */
function checkParts(page: PageEntry, { payload, structuredData }: Prerendered, content: Content, incomplete: readonly Incomplete[]): void {
  const { main } = payload;
  const parts = incomplete.find(({ filePath }) => filePath === page.filePath)?.parts ?? [];
  expect(main.includes('notice.missing'), page.filePath).toBe(parts.length > 0);
  const source = page.alternates.find(({ localeCode }) => localeCode === 'tr')?.pathname;
  for (const { target, title } of source ? parts : []) {
    const href = target ? `${source}#${target}` : source;
    expect(main).toContain(`<a href="${href}" target="_self">${title ? `<span lang="tr">${title}</span>` : 'notice.source'}</a>`);
  }
  // Each part of the source has its address in every language: where it is, or where its notice is.
  const ids = new Set([...main.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  const original = content.pages.find(({ pageId, localeCode }) => pageId === page.pageId && localeCode === 'tr');
  const own = content.pages.find(({ filePath }) => filePath === page.filePath);
  if (original && own && own.frontmatter.faq.length <= original.frontmatter.faq.length)
    for (const id of Object.values(original.partIds).flat()) expect(ids, `${page.filePath} #${id}`).toContain(id);
  const asked = [...JSON.stringify(structuredData).matchAll(/"@type":"Question"/g)].length;
  expect(asked).toBe(own?.frontmatter.faq.length);
  expect([...main.matchAll(/<details class="question"/g)].length).toBe(asked);
}

const LABELS = { 'notice.missing': 'notice.missing', 'notice.source': 'notice.source' };

function renderOf(manifest: Manifest, articles: Articles, { pathname, localeCode }: PageEntry): Prerendered {
  const job = findJob(manifest, articles, NO_HEAD_ASSETS, pathname);
  return prerenderPage(deriveLocaleView(manifest, localeCode, LABELS), job);
}

function isDraft({ pages, fileOf }: Content, filePath: string): boolean {
  return pages.some((page) => page.filePath === filePath && fileOf.get(page)?.local.draft);
}

/** The built site's answer, as its servers decide it: status, and target of a redirect. */
function answerer(manifest: NonNullable<Awaited<ReturnType<typeof buildManifest>>['manifest']>): (address: string) => string {
  const hosting = deriveHosting(manifest, { scripts: [], styles: [] });
  const files = new Set(hosting.addresses.map(htmlFilePath));
  return (address) => {
    const decision = decide(hosting, { method: 'GET', target: address }, (filePath) => files.has(filePath));
    return decision.kind === 'file' ? `${decision.status} ` : `${decision.status} ${decision.location}`;
  };
}

function configOf(contentDir: string): Config {
  return { ...readConfig({ CONTENT_DIR: contentDir, CHECK_TEXTS: 'no', SOCIAL_IMAGES: 'no' }, root), cacheDir: join(workDir, 'cache') };
}
