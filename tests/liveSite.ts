/** A development server's site for the fixture's content, without words and pictures. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Config, readConfig } from '../scripts/core/config.ts';
import { type LiveSite, openLiveSite } from '../scripts/dev/liveSite.ts';
import { makeContent } from './fixture.ts';

export interface OpenedSite {
  readonly config: Config;
  readonly site: LiveSite;
  readonly close: () => Promise<void>;
}

export async function openFixtureSite(): Promise<OpenedSite> {
  const contentDir = await makeContent();
  const workDir = await mkdtemp(join(tmpdir(), 'live-'));
  const env = { CONTENT_DIR: contentDir, OUT_DIR: join(workDir, 'dist'), CACHE_DIR: join(workDir, 'cache'), CHECK_TEXTS: 'no' };
  const config = readConfig({ ...env, SOCIAL_IMAGES: 'no' });
  const site = await openLiveSite(config, { onChange: () => {}, onReport: () => {} });
  const close = async () => {
    site.stop();
    await rm(contentDir, { recursive: true });
    await rm(workDir, { recursive: true });
  };
  return { config, site, close };
}
