/**
 * Configuration of Cloudflare Workers static assets: pages and files are sent without a program, and a Worker answers requests without a
 * file. Neighbour: edgeFunctions.ts.
 */
import { ERROR_STATUSES } from '../../../src/model/errorStatus.ts';
import type { Hosting } from '../hosting.ts';
import { emitCloudflareHeaders } from './edge.ts';
import { emitCloudflareWorker } from './edgeFunctions.ts';

/** Date of the runtime behaviour with which the site was tested (tests/hosting/cloudflare.test.ts). */
const COMPATIBILITY_DATE = '2026-03-01';
/**
 * Addresses for which Cloudflare would send a file, or a redirect with 307 instead of 301: other spellings of pages, and error pages, which
 * have no address of their own. Each pattern counts towards Cloudflare's limit of one hundred.
 */
const WORKER_FIRST = ['/*/', '/*.html', '/index', '/*/index', ...ERROR_STATUSES.flatMap((status) => [`/${status}`, `/*/${status}`])];
/** Cloudflare compresses files itself. */
const NOT_UPLOADED = ['*.br', '*.gz'];

/** `_headers` and `.assetsignore` belong in the uploaded folder; `wrangler deploy` reads the other two where they are. */
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

/** Wrangler configuration. Requests for files are free and unlimited; runs of the Worker are counted, so it runs for nothing else. */
function deriveConfiguration({ url }: Hosting) {
  const { hostname } = new URL(url);
  return {
    name: hostname.replaceAll('.', '-'),
    main: 'worker.js',
    compatibility_date: COMPATIBILITY_DATE,
    routes: [{ pattern: hostname, custom_domain: true }],
    // Disabled, because the site has only one address.
    workers_dev: false,
    preview_urls: false,
    assets: {
      directory: '../../dist',
      binding: 'ASSETS',
      html_handling: 'drop-trailing-slash',
      // The Worker answers; Cloudflare's 404 page would take precedence over it.
      not_found_handling: 'none',
      run_worker_first: WORKER_FIRST,
    },
  };
}
