/** Draws the site's icon: the arch on water, in the colours of both schemes. Neighbour: scripts/cli/icons.ts, which writes the files. */
import { ARCH } from '../../../src/model/drawings.ts';
import { CALM_FIELD } from '../../../src/model/shell.ts';
import type { Palette } from './tokens.ts';

/** Side length of the square, in SVG units. */
export const ICON_SIZE = 64;

/** The icon for browsers, which follows the colour scheme. */
export function emitIcon(palette: Palette): string {
  const fills = (scheme: 'light' | 'dark') =>
    [
      `.paper { fill: ${palette(CALM_FIELD)[scheme]} }`,
      `.stone { fill: ${palette('act')[scheme]} }`,
      `.keystone { fill: ${palette('brick')[scheme]} }`,
    ].join(' ');
  return `${emitSvg(`<style>${fills('light')} @media (prefers-color-scheme: dark) { ${fills('dark')} }</style>`, 54)}\n`;
}

/** The icon in fixed colours, for PNG files. `archWidth` is the arch's width in the units of ICON_SIZE. */
export function emitPlainIcon(palette: Palette, archWidth: number): string {
  const style = `.paper { fill: ${palette(CALM_FIELD).light} } .stone { fill: ${palette('act').light} } .keystone { fill: ${palette('brick').light} }`;
  return emitSvg(`<style>${style}</style>`, archWidth);
}

function emitSvg(style: string, archWidth: number): string {
  const scale = archWidth / ARCH.width;
  const x = (ICON_SIZE - archWidth) / 2;
  const y = (ICON_SIZE - ARCH.height * scale) / 2;
  const [first, second, keystone, fourth, fifth] = ARCH.stones;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${ICON_SIZE} ${ICON_SIZE}" aria-hidden="true">`,
    style,
    `<path class="paper" d="M0 0h${ICON_SIZE}v${ICON_SIZE}H0z"/>`,
    `<g transform="translate(${x} ${y.toFixed(2)}) scale(${scale.toFixed(4)})">`,
    `<path class="stone" d="${first}${second}${fourth}${fifth}"/><path class="keystone" d="${keystone}"/>`,
    '</g></svg>',
  ].join('');
}
