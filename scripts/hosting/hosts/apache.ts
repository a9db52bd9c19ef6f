/**
 * Apache configuration: an .htaccess, which suffices on a shared host, and a virtual host for a dedicated server that includes it.
 * Neighbour: nginx.ts, with the same rules.
 */
import type { LocaleCode } from '#generated/types.ts';
import { LATEST_PATHNAME } from '../../../src/model/deployment.ts';
import { ERROR_STATUSES } from '../../../src/model/errorStatus.ts';
import { errorPathname, htmlFilePath } from '../../../src/model/pathname.ts';
import { DEFAULT_CACHE_CONTROL, KEPT_FOLDERS, MEDIA_TYPES, UNLISTED_ENDING, UNLISTED_HEADER } from '../fileRules.ts';
import { allHeaders } from '../headers.ts';
import type { Hosting } from '../hosting.ts';
import { quote } from './quote.ts';
import { errorPagePattern, escapeRegex, legacyRules, trailingPattern } from './regex.ts';

/** Apache matches addresses after rewriting, when the address may already be that of a compressed file. */
const TWIN_ENDING = '(?:\\.(?:br|gz))?';

export function emitApache(hosting: Hosting, serverDir: string): Record<string, string> {
  return { 'apache/site.conf': emitSite(hosting, serverDir), 'apache/.htaccess': emitHtaccess(hosting) };
}

function emitSite({ url, site }: Hosting, serverDir: string): string {
  const { hostname } = new URL(url);
  const other = hostname.startsWith('www.') ? hostname.slice(4) : `www.${hostname}`;
  const tls = `  SSLEngine on
  SSLCertificateFile /etc/letsencrypt/live/${hostname}/fullchain.pem
  SSLCertificateKeyFile /etc/letsencrypt/live/${hostname}/privkey.pem`;
  return `# The whole server. Copy it to /etc/apache2/sites-available/ once and make certificates and folders your own; what it includes
# comes with every release. Apache 2.4.39 or newer with mod_ssl, mod_http2, mod_rewrite, mod_headers and mod_mime.
TraceEnable Off
<VirtualHost *:80>
  ServerName ${hostname}
  ServerAlias ${other}
  RewriteEngine On
  RewriteRule ^/?(?!\\.well-known/acme-challenge/)(.*)$ ${url}/$1 [R=301,NE,L]
</VirtualHost>

<VirtualHost *:443>
  ServerName ${other}
${tls}
  RewriteEngine On
  RewriteRule ^/?(.*)$ ${url}/$1 [R=301,NE,L]
</VirtualHost>

<VirtualHost *:443>
  ServerName ${hostname}
  Protocols h2 http/1.1
${tls}
  DocumentRoot ${serverDir}/current
  # Requests that have no readable address, and so no folder.
${errorPages(site, site.defaultLocale, '  ')}
  <Directory ${serverDir}/current>
    Require all granted
    AllowOverride None
    Include ${serverDir}/hosting/apache/.htaccess
  </Directory>
</VirtualHost>
`;
}

function emitHtaccess(hosting: Hosting): string {
  const headers = Object.entries(allHeaders(hosting)).map(([name, value]) => `Header always set ${name} ${quote(value)}`);
  const kept = KEPT_FOLDERS.map(
    ({ folder, cacheControl }) =>
      `Header always set cache-control "${cacheControl}" "expr=%{REQUEST_URI} =~ m#^${folder}# && %{REQUEST_STATUS} in { '200', '206', '304' }"`,
  );
  const unlisted = `Header always set ${UNLISTED_HEADER.name} "${UNLISTED_HEADER.value}" "expr=%{REQUEST_URI} =~ m#\\.${UNLISTED_ENDING}${TWIN_ENDING}$# && %{REQUEST_STATUS} in { '200', '206', '304' }"`;
  const texts = Object.entries(MEDIA_TYPES).filter(([, { isText }]) => isText);
  const twins = [
    { encoding: 'br', suffix: 'br' },
    { encoding: 'gzip', suffix: 'gz' },
  ];
  const trailing = trailingPattern('bytes');
  const code = hosting.site.defaultLocale;
  const leads = (from: string, to: string) => `RewriteRule ^${inFolder(from)}$ ${to} [NC,R=301,END]`;
  // Addresses in lower case need no rule: they are found as files.
  const capitals = hosting.addresses
    .filter((pathname) => pathname !== pathname.toLowerCase())
    .flatMap((to) => [`RewriteCond %{DOCUMENT_ROOT}${to}.html -f`, leads(to, to)]);
  const moved = Object.entries(hosting.redirects).map(([from, to]) => leads(from, to));
  const gone = hosting.gone.map((pathname) => `RewriteRule ^${inFolder(pathname)}$ - [NC,R=410,END]`);
  // Here patterns match the path without its leading slash.
  const legacy = legacyRules(hosting, '$').map(({ pattern, to }) => `RewriteRule (?s)${pattern.replace('^/', '^')} ${to} [NC,R=301,END]`);
  const misses = [
    `RewriteCond expr "tolower(%{REQUEST_URI}) =~ m#^(?:/${code})?/(.+?)${trailing}$#"`,
    'RewriteCond %{DOCUMENT_ROOT}/%1.html -f',
    'RewriteRule ^ /%1 [R=301,END]',
    // Without DPI, Apache would append the part that it took for a path inside a file.
    `RewriteRule (?s)^(?:${code}/)?(.+?)${trailing}$ $1 [NC,DPI]`,
    ...capitals,
    ...moved,
    ...gone,
    ...legacy,
    'RewriteRule ^ - [R=404,END]',
  ];
  const missRules = misses.filter((line) => line.startsWith('RewriteRule'));
  return `# Written by the build from the manifest; an edit here is lost with the next one. Goes into the site's own folder as .htaccess.
Options -Indexes -MultiViews
DirectoryIndex disabled
DirectorySlash Off
AcceptPathInfo Off
FileETag MTime Size
${errorDocuments(hosting)}

${headers.join('\n')}
Header always set cache-control "${DEFAULT_CACHE_CONTROL}"
${kept.join('\n')}
Header always set cache-control "${DEFAULT_CACHE_CONTROL}" "expr=%{REQUEST_URI} =~ m#^${escapeRegex(LATEST_PATHNAME)}${TWIN_ENDING}$#"
${unlisted}
Header always set allow "GET, HEAD" "expr=%{REQUEST_STATUS} == 405"

${Object.entries(MEDIA_TYPES)
  .map(([ending, { type }]) => `AddType ${type} .${ending}`)
  .join('\n')}
AddCharset utf-8 ${texts.map(([ending]) => `.${ending}`).join(' ')}
# The compressed twins: .br would be taken for Breton, .gz for an archive.
RemoveLanguage .br
RemoveType .gz .br
${twins.map(({ encoding, suffix }) => `AddEncoding ${encoding} .${suffix}`).join('\n')}
<FilesMatch "\\.(?:${texts.map(([ending]) => ending).join('|')})(?:\\.(?:br|gz))?$">
  Header append vary Accept-Encoding
</FilesMatch>
${texts.map(([ending, { type }]) => `<FilesMatch "\\.${ending}\\.(?:br|gz)$">\n  ForceType "${type}; charset=utf-8"\n</FilesMatch>`).join('\n')}

RewriteEngine On
# What an error leads to is served as it is.
RewriteCond %{ENV:REDIRECT_STATUS} !=""
RewriteRule ^ - [END]
RewriteCond %{REQUEST_METHOD} !^(?:GET|HEAD)$
RewriteRule ^ - [R=405,END]
RewriteRule ${inSiteFolder(errorPagePattern(hosting.site, trailing))}$ - [NC,R=404,END]

# A page answers at its one address; every other spelling of it leads there.
RewriteCond $0 !=""
RewriteRule ^(?:index|${code})?${trailing}$ / [NC,R=301,END]
RewriteCond "%{THE_REQUEST}" "^\\S+ //+(?:[?\\s]|$)"
RewriteRule ^$ / [R=301,END]
RewriteCond %{DOCUMENT_ROOT}/$1.html -f
RewriteCond "$1#%{THE_REQUEST}" "!^([^#]*)#\\S+ /\\1[?\\s]"
RewriteRule (?s)^(?:${code}/)?(.+?)${trailing}$ /$1 [NC,R=301,END]

# Where no file stands: pages in other capitals, addresses that moved or went, and old endings at any depth.
RewriteCond %{DOCUMENT_ROOT}/$0 !-f
RewriteCond %{DOCUMENT_ROOT}/$0.html !-f
RewriteRule ^.+$ - [E=site_missing:1]
RewriteCond %{ENV:site_missing} !=1
RewriteRule ^ - [S=${missRules.length}]
${misses.join('\n')}

RewriteRule (?:^|/)\\.(?!well-known/)|\\.(?:br|gz)$ - [R=404,END]

# Pages, then the compressed twins of pages and files.
RewriteRule ^$ index.html
RewriteCond %{DOCUMENT_ROOT}/$1.html -f
RewriteRule ^(.+)$ $1.html
${twins
  .map(
    ({
      encoding,
      suffix,
    }) => `RewriteCond %{HTTP:Accept-Encoding} "(?:^|[\\s,])${encoding}(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))(?:[\\s,;]|$)" [NC]
RewriteCond %{DOCUMENT_ROOT}/$1.${suffix} -f
RewriteRule ^(.+)$ $1.${suffix} [END]`,
  )
  .join('\n')}
RewriteCond %{DOCUMENT_ROOT}/$1 -f
RewriteRule ^(.+)$ $1 [END]
RewriteRule ^ - [R=404,END]
`;
}

/** Turns a pattern of pathnames into one of paths inside the site's folder, which have no leading slash. */
function inSiteFolder(pattern: string): string {
  return pattern.replace(/^\^\(\?:\/(\w+)\)\?\//, '^(?:$1/)?');
}

function inFolder(pathname: string): string {
  return escapeRegex(pathname.slice(1));
}

function errorPages(site: Hosting['site'], code: LocaleCode, indent: string): string {
  return ERROR_STATUSES.map((status) => `${indent}ErrorDocument ${status} /${htmlFilePath(errorPathname(site, code, status))}`).join('\n');
}

function errorDocuments({ site }: Hosting): string {
  const others = site.locales.filter(({ code }) => code !== site.defaultLocale);
  return [
    errorPages(site, site.defaultLocale, ''),
    ...others.map(({ code }) => `<If "%{REQUEST_URI} =~ m#^/${code}(?:/|$)#">\n${errorPages(site, code, '  ')}\n</If>`),
  ].join('\n');
}
