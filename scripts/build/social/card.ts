/** The content of a page's social image, as data: all inputs of the image, and nothing else. */
import { buildTitle } from '../../../src/model/head.ts';
import type { Labels } from '../../../src/model/label.ts';
import { type Manifest, type PageEntry, pagesOf } from '../../../src/model/manifest.ts';
import type { PageKind } from '../../../src/model/page.ts';
import { fieldOf } from '../../../src/model/shell.ts';
import { fontPathname } from '../emit/document.ts';
import type { Palette } from '../emit/tokens.ts';

/** Pixels, as requested by Facebook, LinkedIn, WhatsApp and X (ogp.me specifies no size). */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

/** The drawing on the bridge's deck; the same as in the page's header. */
export type Motif =
  | { readonly type: 'unfinished' | 'whole' | 'message' | 'bridge' }
  | { readonly type: 'row'; readonly count: number }
  | { readonly type: 'area'; readonly area: string };

/** Colours of the light scheme as #rrggbb, since an image cannot follow the viewer's scheme. */
export interface CardColours {
  readonly field: string;
  readonly ink: string;
  readonly soft: string;
  readonly paper: string;
  readonly deep: string;
  readonly onDeep: string;
  readonly onDeepSoft: string;
  /** The keystone's colour on the deck. */
  readonly onDeepBrick: string;
  readonly brick: string;
  readonly go: string;
  /** Field colours of the areas, in the order of the areas. */
  readonly areas: readonly string[];
}

export interface Card {
  /** Small text above the title: the area, or on general pages what the practice does. */
  readonly kicker: string;
  readonly title: string;
  readonly siteName: string;
  /** The site's host, where the link leads. */
  readonly host: string;
  readonly motif: Motif;
  readonly colours: CardColours;
  /** Address of the font with the language's letters. */
  readonly fontPathname: string;
}

export function deriveCard(manifest: Manifest, page: PageEntry, labels: Labels, palette: Palette): Card {
  const { site } = manifest;
  const light = (name: string) => palette(name).light;
  return {
    kicker: kickerOf(manifest, page, labels),
    title: page.title,
    siteName: site.name,
    host: new URL(site.url).host,
    motif: motifOf(manifest, page),
    colours: {
      field: light(fieldOf(manifest, page)),
      ink: light('ink'),
      soft: light('soft'),
      paper: light('paper'),
      deep: light('deep'),
      onDeep: light('on-deep'),
      onDeepSoft: light('on-deep-soft'),
      onDeepBrick: palette('brick').dark,
      brick: light('brick'),
      go: light('go'),
      areas: site.areas.map(({ field }) => light(field)),
    },
    fontPathname: fontPathname(page.localeCode),
  };
}

/** Alternative text: the words in the image. */
export function describeCard({ site }: Manifest, page: PageEntry): string {
  return buildTitle(site, page.title);
}

/** The area's name; the area's own page already has it as title, and shows what the practice does, like general pages. */
function kickerOf(manifest: Manifest, page: PageEntry, labels: Labels): string {
  const area = pagesOf(manifest, page.localeCode).find((other) => other.kind === 'area' && other.area === page.area);
  const tagline = labels[page.localeCode]?.['site.tagline'] ?? '';
  return area && area.shortTitle !== page.title ? area.shortTitle : tagline;
}

function motifOf(manifest: Manifest, page: PageEntry): Motif {
  const { areas, contact } = manifest.site;
  const motifs: Readonly<Record<PageKind, Motif>> = {
    home: { type: 'bridge' },
    services: { type: 'row', count: areas.length },
    about: { type: 'row', count: contact.addresses.length },
    contact: { type: 'message' },
    faq: { type: 'row', count: areas.length },
    privacy: { type: 'whole' },
    search: { type: 'whole' },
    area: { type: 'area', area: page.area },
    service: { type: 'unfinished' },
    guide: { type: 'unfinished' },
    finder: { type: 'unfinished' },
  };
  return motifs[page.kind];
}
