/** Cloudflare's static assets of Workers: pages and files are sent without a program, and a Worker answers what no file is. Neighbour: edgeFunctions.ts. */
import { ERROR_STATUSES } from '../../../src/model/errorStatus.ts';
import type { Hosting } from '../hosting.ts';
import { emitCloudflareHeaders } from './edge.ts';
import { emitCloudflareWorker } from './edgeFunctions.ts';

/** Day whose behaviour of the runtime the site was tried with (tests/hosting/cloudflare.test.ts). */
const COMPATIBILITY_DATE = '2026-03-01';
/**
 * Addresses whose file Cloudflare would send, or lead to with 307 instead of 301: other spellings of pages, and error pages, which nobody
 * asks for by their own address. Each pattern counts among the hundred that Cloudflare takes.
 */
const WORKER_FIRST = ['/*/', '/*.html', '/index', '/*/index', ...ERROR_STATUSES.flatMap((status) => [`/${status}`, `/*/${status}`])];
/** Cloudflare compresses by itself. */
const NOT_UPLOADED = ['*.br', '*.gz'];

/** `_headers` and `.assetsignore` belong into the folder that is uploaded; `wrangler deploy` reads the other two where they are. */
export function emitWorkers(hosting: Hosting): Record<string, string> {
  return {
    'workers/wrangler.jsonc': `// Written by the build from the manifest; an edit here is lost with the next one.
${JSON.stringify(deriveConfiguration(hosting), undefined, 2)}
`,
    'workers/worker.js': emitCloudflareWorker(hosting),
    'workers/_headers': emitCloudflareHeaders(hosting),
    'workers/.assetsignore': `${NOT_UPLOADED.join('\n')}\n`,
  };
}

/** What Wrangler reads. Requests of files are free and without limit; runs of the Worker are counted, so that it runs for nothing else. */
function deriveConfiguration({ url }: Hosting) {
  const { hostname } = new URL(url);
  return {
    name: hostname.replaceAll('.', '-'),
    main: 'worker.js',
    compatibility_date: COMPATIBILITY_DATE,
    routes: [{ pattern: hostname, custom_domain: true }],
    // The site has one address.
    workers_dev: false,
    preview_urls: false,
    assets: {
      directory: '../../dist',
      binding: 'ASSETS',
      html_handling: 'drop-trailing-slash',
      // The Worker answers; Cloudflare's own page for 404 would come before it.
      not_found_handling: 'none',
      run_worker_first: WORKER_FIRST,
    },
  };
}
