/** What a page's social image shows, as data: everything that the picture depends on, and nothing else. */
import { formTitle } from '../../../src/model/head.ts';
import type { Labels } from '../../../src/model/label.ts';
import { type Manifest, type PageEntry, pagesOf } from '../../../src/model/manifest.ts';
import type { PageKind } from '../../../src/model/page.ts';
import { fieldOf } from '../../../src/model/shell.ts';
import { fontPathname } from '../emit/document.ts';
import type { Palette } from '../emit/tokens.ts';

/** Pixels; what Facebook, LinkedIn, WhatsApp and X ask for (ogp.me names no size). */
export const CARD_SIZE = { width: 1200, height: 630 } as const;

/** The drawing that stands on the bridge's deck; the same as in the page's header. */
export type Motif =
  | { readonly type: 'unfinished' | 'whole' | 'message' | 'bridge' }
  | { readonly type: 'row'; readonly count: number }
  | { readonly type: 'area'; readonly area: string };

/** Colours as #rrggbb; the light scheme's, since a picture cannot follow the viewer's. */
export interface CardColours {
  readonly field: string;
  readonly ink: string;
  readonly soft: string;
  readonly paper: string;
  readonly deep: string;
  readonly onDeep: string;
  readonly onDeepSoft: string;
  /** The keystone where it stands on the deck. */
  readonly onDeepBrick: string;
  readonly brick: string;
  readonly go: string;
  /** Fields of the areas, in their order. */
  readonly areas: readonly string[];
}

export interface Card {
  /** Stands small over the title: the area, or on general pages what the practice does. */
  readonly kicker: string;
  readonly title: string;
  readonly siteName: string;
  /** The site's host: where the reader will land. */
  readonly host: string;
  readonly motif: Motif;
  readonly colours: CardColours;
  /** Address of the font that has the language's letters. */
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

/** Words for those who cannot see the picture: the ones that stand in it. */
export function describeCard({ site }: Manifest, page: PageEntry): string {
  return formTitle(site, page.title);
}

/** The area's name; its own page has it as a title already, and says what the practice does, as general pages do. */
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
    area: { type: 'area', area: page.area },
    service: { type: 'unfinished' },
    guide: { type: 'unfinished' },
  };
  return motifs[page.kind];
}
