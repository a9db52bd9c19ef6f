/** `npm run deploy -- <folder> [--keep 5] [--reload "systemctl reload nginx"]` puts the built site live; `-- <folder> --rollback` takes the last step back. */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { compressFiles } from './build/compress.ts';
import { oneBuild } from './build/oneBuild.ts';
import { finishSwap } from './build/swap.ts';
import { type Config, readConfig } from './config.ts';
import { deploy, rollback } from './deploy/deploy.ts';
import { HOSTING_FILE } from './emit/hosting.ts';
import { explainFailure } from './failure.ts';

const DEFAULT_KEEP = 5;
const USAGE = `Usage: npm run deploy -- /srv/www.example.org [--keep ${DEFAULT_KEEP}] [--reload "systemctl reload nginx" [--probe https://www.example.org]]
       npm run deploy -- /srv/www.example.org --rollback`;

async function main(config: Config): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { keep: { type: 'string' }, reload: { type: 'string' }, probe: { type: 'string' }, rollback: { type: 'boolean' } },
  });
  const [given, ...others] = positionals;
  const keep = Number(values.keep ?? DEFAULT_KEEP);
  if (!given || others.length > 0 || !Number.isInteger(keep) || keep < 1) throw new Error(USAGE);
  const target = resolve(given);
  if (values.rollback) {
    await rollback(target, console.log);
    return;
  }
  // What is put live stands still meanwhile.
  await oneBuild(config, console.log, async () => {
    const { outDir, hostingDir, cacheDir } = config;
    await finishSwap(outDir);
    // A build compresses quickly; what goes live is fetched often enough to be compressed well.
    const { total, fresh } = await compressFiles({ dir: outDir, cacheDir, level: 'best' });
    console.log(`${total} files compressed, ${fresh} of them anew.`);
    await deploy({ outDir, hostingDir, target, keep, reload: values.reload, probe: values.probe, print: console.log });
  });
}

const config = readConfig();
await main(config).catch((error: NodeJS.ErrnoException) => {
  const isMissing = error.code === 'ENOENT' && [config.outDir, join(config.hostingDir, HOSTING_FILE)].includes(error.path ?? '');
  console.error(isMissing ? 'There is no built site. Run "npm run build" first.' : explainFailure(error));
  process.exitCode = 1;
});
