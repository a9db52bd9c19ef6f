/** The rules for a running site, each with its fix. Each rule has a section in README.md. */
import type { LiveIssue } from '../../../src/model/issue.ts';

export const LIVE_RULES = {
  'live-caching': 'Let the server send the cache-control of the generated configuration (hosting/), without further rules.',
  'live-canonical': 'Deploy the last build again: heads and the list of addresses are of different builds.',
  'live-certificate': 'Renew the certificate for both names, with and without www, and find out why it was not renewed automatically.',
  'live-charset': 'Let the server send texts as utf-8 (charset utf-8 in the generated configuration).',
  'live-compression': 'Switch the encoding on in the server: it has to send the files with the endings .br and .gz.',
  'live-content': 'Deploy the last build again, empty the caches before the server, and build the commit that is live before you compare.',
  'live-deployment': 'Do what the message says, then run the command again.',
  'live-dns': 'Add the record at the host of the domain name.',
  'live-encoding': 'Let the server send an encoding only where the request asks for it.',
  'live-error-page': 'Let the server answer with the error pages of the site, as the generated configuration (hosting/) does.',
  'live-etag': 'Let the server send an ETag for each file, and compare it with if-none-match.',
  'live-header': 'Let the server read the generated configuration (hosting/), and take rules away that add or remove headers.',
  'live-hidden': 'Serve the folder of the site only, and refuse hidden and compressed files as the generated configuration does.',
  'live-hreflang': 'Deploy the last build again: pages of several builds are live.',
  'live-https': 'Give the site a certificate, and test the https address (npm run smoke).',
  'live-injection': 'Use the redirects of the generated configuration (hosting/): the server builds an answer from what the visitor sends.',
  'live-language': 'Deploy the last build again, and see that no proxy or translation changes the pages.',
  'live-latest-build': 'Deploy the last build again: pages and the latest-build file are of different releases.',
  'live-lost-address': 'Let the old address lead to a page, or say in content/urls.yaml why it is gone (npm run retire).',
  'live-method': 'Let the server answer GET and HEAD only.',
  'live-missing-file': 'Deploy the last build again: a file that pages need is missing.',
  'live-noindex': 'Remove the header or the tag that keeps search engines out; a host adds it to previews.',
  'live-policy': 'Let the server read the configuration of this release (npm run deploy with --reload).',
  'live-redirect': 'Let the server read the redirects of this release (npm run deploy with --reload).',
  'live-robots': 'Deploy the last build again; some hosts serve their own robots.txt instead of the site’s.',
  'live-sitemap': 'Deploy the last build again: pages and sitemaps are of different builds.',
  'live-status': 'Check that the complete site is on the server, and that the server uses the generated configuration (hosting/).',
  'live-type': 'Let the server know the media type of this ending, as the generated configuration does.',
  'live-unanswered': 'See that the server runs and can be reached, then ask again.',
  'live-vary': 'Let the server send “vary: accept-encoding” with every file that it compresses.',
} as const satisfies Readonly<Record<string, string>>;

export type LiveRule = keyof typeof LIVE_RULES;

const HELP = 'scripts/hosting/smoke/README.md';

/** What a check reports; fix and help are derived from the rule. */
export interface LiveFinding extends Omit<LiveIssue, 'ruleId' | 'fix' | 'help'> {
  readonly ruleId: LiveRule;
}

/** Adds fix and help. */
export function toLiveIssue({ ruleId, ...finding }: LiveFinding): LiveIssue {
  return { ...finding, ruleId, fix: LIVE_RULES[ruleId], help: `${HELP}#${ruleId}` };
}
