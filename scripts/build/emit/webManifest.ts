/** The web app manifest of each language (W3C Web Application Manifest): name, icons and colours for a visitor's home screen. */
import type { LocaleCode } from '#generated/types.ts';
import type { Manifest } from '../../../src/model/manifest.ts';
import { buildPathname } from '../../../src/model/pathname.ts';
import { CALM_FIELD } from '../../../src/model/shell.ts';
import { localeOf } from '../../../src/model/site.ts';
import type { Palette } from './tokens.ts';

/** Written by scripts/cli/icons.ts. */
export const WEB_ICONS = [
  { pathname: '/icons/icon-192.png', size: 192, purpose: 'any' },
  { pathname: '/icons/icon-512.png', size: 512, purpose: 'any' },
  { pathname: '/icons/maskable-512.png', size: 512, purpose: 'maskable' },
] as const;

export function webManifestPathname(manifest: Pick<Manifest, 'site'>, localeCode: LocaleCode): string {
  return buildPathname(manifest.site, localeCode, 'site.webmanifest');
}

/** JSON. With display mode "browser", because this is a site to read, and its links lead to other sites and apps. */
export function emitWebManifest({ site }: Manifest, localeCode: LocaleCode, palette: Palette): string {
  const locale = localeOf(site, localeCode);
  const home = buildPathname(site, localeCode, '');
  const icons = WEB_ICONS.map(({ pathname, size, purpose }) => ({ src: pathname, sizes: `${size}x${size}`, type: 'image/png', purpose }));
  return JSON.stringify({
    id: home,
    name: site.name,
    short_name: site.name,
    description: site.description[localeCode],
    lang: locale.iso,
    dir: locale.direction,
    start_url: home,
    scope: '/',
    display: 'browser',
    theme_color: palette(CALM_FIELD).light,
    background_color: palette('paper').light,
    icons: [{ src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }, ...icons],
  });
}
