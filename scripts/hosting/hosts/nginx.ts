/**
 * nginx configuration: a server file for the operator, and the maps and rules that it includes, which each release replaces. Neighbour:
 * scripts/hosting/serve/decide.ts, the same rules in TypeScript.
 */
import { LATEST_PATHNAME } from '../../../src/model/deployment.ts';
import { ERROR_STATUSES } from '../../../src/model/errorStatus.ts';
import { DEFAULT_CACHE_CONTROL, DEFAULT_MEDIA_TYPE, KEPT_FOLDERS, MEDIA_TYPES, UNLISTED_ENDING, UNLISTED_HEADER } from '../fileRules.ts';
import { allHeaders } from '../headers.ts';
import type { Hosting } from '../hosting.ts';
import { quote } from './quote.ts';
import { errorPagePattern, escapeRegex, listedPages, type MissRule, pastAddresses, prefixes, trailingPattern } from './regex.ts';

/**
 * `serverDir` is a folder on the server with `current` (the site) and `hosting` (these files), the layout that `npm run deploy` creates.
 */
export function emitNginx(hosting: Hosting, serverDir: string): Record<string, string> {
  return {
    'nginx/site.conf': emitSite(hosting, serverDir),
    'nginx/maps.conf': emitMaps(hosting),
    'nginx/rules.conf': emitRules(hosting),
  };
}

const WRITTEN = '# Written by the build from the manifest; an edit here is lost with the next one.';

/** Rules inside a location that has no file for the address. */
const MISSING = `  if (-f $document_root$site_listed.html) {
    return 301 $site_listed$is_args$args;
  }
  if ($site_target) {
    return 301 $site_target$is_args$args;
  }
  if ($site_gone) {
    return 410;
  }
  return 404;`;

function emitSite({ url }: Hosting, serverDir: string): string {
  const { hostname } = new URL(url);
  const other = hostname.startsWith('www.') ? hostname.slice(4) : `www.${hostname}`;
  const tls = `  ssl_certificate /etc/letsencrypt/live/${hostname}/fullchain.pem;
  ssl_certificate_key /etc/letsencrypt/live/${hostname}/privkey.pem;
  ssl_protocols TLSv1.2 TLSv1.3;
  ssl_session_cache shared:site_tls:10m;
  ssl_session_tickets off;`;
  return `# The whole server. Copy it to /etc/nginx/sites-available/ once and make certificates, addresses and folders your own;
# what it includes comes with every release. nginx 1.19.4 or newer.
include ${serverDir}/hosting/nginx/maps.conf;

# http goes to https in one step; a certificate authority's question is answered here.
server {
  listen 80;
  listen [::]:80;
  server_name ${hostname} ${other};
  server_tokens off;
  location ^~ /.well-known/acme-challenge/ { root /var/www/html; }
  location / { return 301 ${url}$request_uri; }
}

# The other name goes to the one that all addresses use.
server {
  listen 443 ssl http2;
  listen [::]:443 ssl http2;
  server_name ${other};
  server_tokens off;
${tls}
  return 301 ${url}$request_uri;
}

server {
  listen 443 ssl http2;
  listen [::]:443 ssl http2;
  server_name ${hostname};
${tls}
  root ${serverDir}/current;
  include ${serverDir}/hosting/nginx/rules.conf;
  # With nginx's brotli module (Debian: apt-get install libnginx-mod-http-brotli-static) take the # away;
  # without it visitors get the files that gzip made.
  # brotli_static on;
}
`;
}

function emitMaps(hosting: Hosting): string {
  const codes = prefixes(hosting.site);
  const kept = KEPT_FOLDERS.map(({ folder, cacheControl }) => `  "~^(?:200|206|304) ${folder}" "${cacheControl}";`);
  const trailing = trailingPattern('bytes');
  const start = `^(?:/${hosting.site.defaultLocale})?`;
  const past = pastAddresses(hosting, '\\z');
  const write = ({ pattern, to = '' }: MissRule) => `  "~*(?s)${pattern}" "${to}";`;
  const gone = past.filter(({ to }) => to === undefined).map(({ pattern }) => `  "~*${pattern}" 1;`);
  return `${WRITTEN} Stands at the level of http.

# The path as it was sent, without the query.
map $request_uri $site_raw {
  default "";
  "~^(?<site_raw_path>[^?#]*)" $site_raw_path;
}

# The address that may have been meant: without the default language's prefix and what trails. No page is called /-.
map $uri $site_stem {
  default "/-";
  "~*${errorPagePattern(hosting.site, trailing)}\\z" "/-";
  "~*${start}${trailing}\\z" /index;
  "~*(?s)${start}(?<site_stem_path>/.+?)${trailing}\\z" $site_stem_path;
}
map $site_stem $site_pathname {
  default $site_stem;
  "~^/index\\z" /;
}

# True when a page was found and is spelled otherwise than its one address.
map "$site_page $site_raw" $site_misspelt {
  default 1;
  "~^ " "";
  "~^(\\S+) \\1\\z" "";
}

# Pages in other capitals.
map $site_stem $site_listed {
  default "";
${listedPages(hosting, '\\z').map(write).join('\n')}
}

# Addresses that moved, and old endings at any depth.
map $site_stem $site_target {
  default "";
${past.map(write).join('\n')}
}
map $site_stem $site_gone {
  default "";${gone.length > 0 ? `\n${gone.join('\n')}` : ''}
}

# The prefix of the address's language, under which its error pages stand.
map $uri $site_prefix {
  default "";${codes && `\n  "~^/(?<site_code>${codes})(?:/|\\z)" /$site_code;`}
}

map "$status $uri" $site_cache_control {
  default ${DEFAULT_CACHE_CONTROL};
  "~ ${escapeRegex(LATEST_PATHNAME)}\\z" ${DEFAULT_CACHE_CONTROL};
${kept.join('\n')}
}

map $uri $site_robots {
  default "";
  "~\\.${UNLISTED_ENDING}$" ${UNLISTED_HEADER.value};
}

map $status $site_allow {
  default "";
  405 "GET, HEAD";
}
`;
}

function emitRules(hosting: Hosting): string {
  const headers = Object.entries(allHeaders(hosting)).map(([name, value]) => `add_header ${name} ${quote(value)} always;`);
  const types = Object.entries(MEDIA_TYPES).map(([ending, { type }]) => `  ${type} ${ending};`);
  // nginx includes text/html by default, and warns about a duplicate.
  const textTypes = new Set([DEFAULT_MEDIA_TYPE, ...Object.values(MEDIA_TYPES)].filter(({ isText }) => isText).map(({ type }) => type));
  textTypes.delete('text/html');
  return `${WRITTEN} Stands inside a server that has a root.

types {
${types.join('\n')}
}
default_type ${DEFAULT_MEDIA_TYPE.type};
charset utf-8;
charset_types ${[...textTypes].join(' ')};

server_tokens off;
absolute_redirect off;
# A swap of releases is seen with the next request.
open_file_cache off;
etag on;
# Equality, so that a release that was rolled back is not taken for the newer one.
if_modified_since exact;
max_ranges 1;
gzip off;
gzip_static on;
gzip_vary on;
gzip_proxied any;
# Nobody sends anything but short requests; who is slow to do so makes room for others.
client_max_body_size 1k;
client_header_timeout 15s;
client_body_timeout 15s;
send_timeout 30s;
reset_timedout_connection on;
large_client_header_buffers 4 8k;

${headers.join('\n')}
add_header cache-control $site_cache_control always;
add_header allow $site_allow always;
add_header ${UNLISTED_HEADER.name} $site_robots;

${ERROR_STATUSES.map((status) => `error_page ${status} $site_prefix/${status}.html;`).join('\n')}
# What nginx has more words for: requests that are too large, and what it cannot do.
error_page 413 494 =400 $site_prefix/400.html;
error_page 501 502 504 505 507 =500 $site_prefix/500.html;
if ($request_method !~ "^(?:GET|HEAD)$") {
  return 405;
}
# Out here, because a condition that holds inside a location would take try_files away.
set $site_page "";
if (-f $document_root$site_stem.html) {
  set $site_page $site_pathname;
}

# Error pages are answers, not addresses. What was too large for an address is not too large for its error page.
location ~ "${errorPagePattern(hosting.site, '(?:\\.html)?/?\\z')}" {
  internal;
  client_max_body_size 0;
}

# Hidden files, and the compressed twins by their own names.
location ~ "(?s)/\\.(?!well-known/)|\\.(?:br|gz)\\z" {
${MISSING}
}

location / {
  # A page answers at its one address, and every other spelling of it leads there.
  if ($site_misspelt) {
    return 301 $site_page$is_args$args;
  }
  try_files $site_stem.html $uri @missing;
}

# Addresses of the past come last: a page that stands there again is a file, so that these rules fit the release before, too.
location @missing {
${MISSING}
}
`;
}
