/**
 * Caddy configuration: a Caddyfile for the operator, and the rules that it imports, which each release replaces. Neighbour: nginx.ts, with
 * the same rules.
 */
import { LATEST_PATHNAME } from '../../../src/model/deployment.ts';
import { ERROR_STATUSES } from '../../../src/model/errorStatus.ts';
import {
  DEFAULT_CACHE_CONTROL,
  DEFAULT_MEDIA_TYPE,
  KEPT_FOLDERS,
  MEDIA_TYPES,
  type MediaType,
  UNLISTED_ENDING,
  UNLISTED_HEADER,
} from '../fileRules.ts';
import { allHeaders } from '../headers.ts';
import type { Hosting } from '../hosting.ts';
import { quote } from './quote.ts';
import { errorPagePattern, listedPages, type MissRule, pastAddresses, trailingPattern } from './regex.ts';

/** Value used instead of a target when the address is gone; no pathname has this form. */
const GONE = 'gone';

export function emitCaddy(hosting: Hosting, serverDir: string): Record<string, string> {
  return { 'caddy/Caddyfile': emitCaddyfile(hosting, serverDir), 'caddy/rules.caddy': emitRules(hosting) };
}

/** Caddy obtains the certificates and redirects http to https without configuration. */
function emitCaddyfile({ url }: Hosting, serverDir: string): string {
  const { hostname } = new URL(url);
  const other = hostname.startsWith('www.') ? hostname.slice(4) : `www.${hostname}`;
  return `# The whole server. Copy it to /etc/caddy/Caddyfile once; what it imports comes with every release. Caddy 2.6 or newer.
${other} {
	redir ${url}{uri} permanent
}

${hostname} {
	root * ${serverDir}/current
	import ${serverDir}/hosting/caddy/rules.caddy
}
`;
}

function emitRules(hosting: Hosting): string {
  const values = { ...allHeaders(hosting), 'cache-control': DEFAULT_CACHE_CONTROL };
  // Caddy removes headers late, and would then set the headers beside the removed one late, too: errors would lack them.
  const headers = Object.entries(values)
    .map(([name, value]) => `\theader ${name} ${quote(value)}`)
    .join('\n');
  const trailing = trailingPattern('characters');
  const start = `^(?:/${hosting.site.defaultLocale})?`;
  // The map reads the group captured by the regular expression, which has no leading slash.
  const map = (name: string, rules: readonly MissRule[]) => {
    const lines = rules.map(({ pattern, to = GONE }) => `~(?is)${pattern.replace('^/', '^')} ${to}`);
    return `map {re.near.1} {${name}} {\n\t\t\t\t${[...lines, 'default ""'].join('\n\t\t\t\t')}\n\t\t\t}`;
  };
  return `# Written by the build from the manifest; an edit here is lost with the next one. Stands inside a site that has a root.
route {
${headers}
	header -server
${KEPT_FOLDERS.map(({ folder, cacheControl }) => `\theader ${folder}* cache-control "${cacheControl}"`).join('\n')}
	header ${LATEST_PATHNAME} cache-control "${DEFAULT_CACHE_CONTROL}"
	@unlisted path *.${UNLISTED_ENDING}
	header @unlisted ${UNLISTED_HEADER.name} ${UNLISTED_HEADER.value}

	@method not method GET HEAD
	error @method 405

	# A page answers at its one address; every other spelling of it leads there.
	@index {
		not path_regexp ^/$
		path_regexp (?i)${start}${trailing}$
	}
	route @index {
		rewrite * /
		redir * {uri} 301
	}
	@error path_regexp (?i)${errorPagePattern(hosting.site, trailing)}$
	error @error 404
	@spelt {
		not file {path}.html
		path_regexp spelt (?is)${start}/+(.+?)${trailing}$
	}
	route @spelt {
		@meant file /{re.spelt.1}.html
		route @meant {
			rewrite * /{re.spelt.1}
			redir * {uri} 301
		}
	}

	@hidden path_regexp /\\.|\\.(?:br|gz)$
	@public not path /.well-known/*
	@page file {path}.html
	@file file {path}
	@missing {
		not path /
		not file {path} {path}.html
	}
	route @missing {
		@near path_regexp near (?is)${start}/+(.+?)${trailing}$
		route @near {
			# Pages in other capitals.
			${map('listed', listedPages(hosting, '$'))}
			@listed file {listed}.html
			route @listed {
				rewrite * {listed}
				redir * {uri} 301
			}
			# Addresses that moved or went, and old endings at any depth.
			${map('past', pastAddresses(hosting, '$'))}
			@gone vars {past} ${GONE}
			error @gone 410
			@past not vars {past} ""
			route @past {
				rewrite * {past}
				redir * {uri} 301
			}
		}
		error 404
	}
	route @hidden {
		error @public 404
	}
	@folder path_regexp /$
	@deep not path /
	route @folder {
		error @deep 404
	}
	rewrite @page {path}.html
${mediaTypes()}
	file_server {
		precompressed br gzip
	}
}

handle_errors {
${headers}
	header -server
	header content-type "${contentTypeOf(MEDIA_TYPES.html ?? DEFAULT_MEDIA_TYPE)}"
	@method expression {http.error.status_code} == 405
	header @method allow "GET, HEAD"
	# Older versions send no file to any other method.
	@written not method GET HEAD
	method @written GET
	# Two matchers that never hold together, because versions differ in the order of vars.
	@known expression {http.error.status_code} in [${ERROR_STATUSES.join(', ')}]
	vars @known error_page {http.error.status_code}
	@unknown expression !({http.error.status_code} in [${ERROR_STATUSES.join(', ')}])
	vars @unknown error_page 500
${errorPages(hosting)}
	file_server {
		precompressed br gzip
	}
}
`;
}

/** Deferred, because Caddy's own table would otherwise override it; error pages set theirs separately. */
function mediaTypes(): string {
  const blocks = Object.entries(MEDIA_TYPES).map(([ending, type]) => {
    const vary = type.isText ? '\n\t\tvary Accept-Encoding' : '';
    return `\t@type_${ending} path *.${ending}\n\theader @type_${ending} {\n\t\tcontent-type "${contentTypeOf(type)}"${vary}\n\t\tdefer\n\t}`;
  });
  return blocks.join('\n');
}

function errorPages({ site }: Hosting): string {
  const others = site.locales.filter(({ code }) => code !== site.defaultLocale);
  const blocks = others.map(
    ({ code }) => `\t@${code} path_regexp ^/${code}(?:/|$)\n\thandle @${code} {\n\t\trewrite * /${code}/{http.vars.error_page}.html\n\t}`,
  );
  return [...blocks, '\thandle {\n\t\trewrite * /{http.vars.error_page}.html\n\t}'].join('\n');
}

function contentTypeOf({ type, isText }: MediaType): string {
  return isText ? `${type}; charset=utf-8` : type;
}
