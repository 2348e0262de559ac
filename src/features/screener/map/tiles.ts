import type { HeatFigures, HeatIndustry, HeatMap, HeatMove, HeatSector } from '#contract/heat-map.ts';
import { type HeatMapSpan, type SectorName, sectorNames } from '#contract/bounds.ts';
import type { MapArea } from '#kit/screener/map-view.ts';
import { subdivisionOfSic } from '#kit/sectors.ts';
import { type Rect, treemap } from '#kit/treemap.ts';
import { TITLE_SIZE, titleFits } from './block-title.ts';
import { industryNames, otherNames, sectorNamesOf } from './names.ts';
import { tileText, type TileText } from './tile-text.ts';

export const MAP_WIDTH = 880;
export const MAP_HEIGHT = 600;
/** Between sectors; between industries it is 1. */
const GAP = 4;
export const TITLE_HEIGHT = 20;
/** An industry of this area and more has a tile of its own. */
const OWN_TILE = 2_600;

/** One tile: an industry, several of a major group, or what is left of its sector. */
export interface Tile {
  id: string;
  name: string;
  /** What is about the companies, below the name: the sector, with the code of a single industry. */
  sector: SectorName;
  codes: string[];
  figures: HeatFigures;
  rect: Rect;
  text: TileText;
}

/** A sector with its tiles; one too small for its title is a tile itself. */
export interface Block {
  sector: SectorName;
  figures: HeatFigures;
  rect: Rect;
  /** As it has room above its tiles; undefined where it is a tile itself. */
  title: string | undefined;
  tiles: Tile[];
}

/** What the area of companies stands for. */
export const sizeOf = (figures: HeatFigures, area: MapArea): number =>
  area === 'companies' ? figures.companies : area === 'traded' ? figures.dollar_volume : figures.market_value;

/** Sectors and industries as blocks and tiles of a drawing. What belongs to no sector stands in the table alone. */
export function blocksOf({ sectors }: HeatMap, area: MapArea): Block[] {
  const sized = sectors
    .flatMap((sector) => {
      const name = sectorNames.find((known) => known === sector.sector_name);
      const size = sizeOf(sector, area);
      return name && size > 0 ? [{ name, sector, size }] : [];
    })
    .sort((a, b) => b.size - a.size);
  const whole = { x: 0, y: 0, width: MAP_WIDTH + GAP, height: MAP_HEIGHT + GAP };
  const rects = treemap(
    sized.map(({ size }) => size),
    whole,
  );
  return sized.map(({ name, sector }, at) =>
    blockOf(name, sector, without(rects[at] ?? whole, GAP), area, at),
  );
}

/** A rectangle without the gap at its right and below. */
const without = (rect: Rect, gap: number): Rect => ({
  ...rect,
  width: Math.max(0, rect.width - gap),
  height: Math.max(0, rect.height - gap),
});

function blockOf(name: SectorName, sector: HeatSector, rect: Rect, area: MapArea, at: number): Block {
  const title =
    rect.height >= 3 * TITLE_HEIGHT
      ? sectorNamesOf(name).find((short) => titleFits(short, rect.width, TITLE_SIZE))
      : undefined;
  const inner = title ? { ...rect, y: rect.y + TITLE_HEIGHT, height: rect.height - TITLE_HEIGHT } : rect;
  const parts = title
    ? partsOf(sector, area, (inner.width * inner.height) / sizeOf(sector, area))
    : [{ names: sectorNamesOf(name), codes: [], figures: sector }];
  const places = treemap(
    parts.map(({ figures }) => sizeOf(figures, area)),
    { ...inner, width: inner.width + 1, height: inner.height + 1 },
  );
  const tiles = parts.map(({ names, codes, figures }, tile): Tile => {
    const place = without(places[tile] ?? inner, 1);
    const text = tileText(names, place.width, place.height);
    return {
      id: `tile-${at}-${tile}`,
      name: names[0] ?? name,
      sector: name,
      codes,
      figures,
      rect: place,
      text,
    };
  });
  return { sector: name, figures: sector, rect, title, tiles };
}

interface Part {
  /** The full name, then shorter ones. */
  names: string[];
  codes: string[];
  figures: HeatFigures;
}

/** The industries of a sector that are large enough, others by major group where that is, and the rest. */
function partsOf({ industries }: HeatSector, area: MapArea, scale: number): Part[] {
  const sized = industries.filter((industry) => sizeOf(industry, area) > 0);
  const isOwn = (figures: HeatFigures) => sizeOf(figures, area) * scale >= OWN_TILE;
  const own = sized.filter((industry) => isOwn(industry) && industry.sic !== null);
  const small = sized.filter((industry) => !own.includes(industry));
  const groups = [...Map.groupBy(small, ({ sic }) => (sic ?? '').slice(0, 2))]
    .map(([major, members]) => ({ major, members, figures: together(members) }))
    .filter(({ major, members, figures }) => major !== '' && members.length > 1 && isOwn(figures));
  const grouped = new Set<HeatIndustry>(groups.flatMap(({ members }) => members));
  const rest = small.filter((industry) => !grouped.has(industry));
  const parts: Part[] = [
    ...own.map((industry) => ({
      names: industryNames(industry.industry ?? '', industry.sic),
      codes: [industry.sic ?? ''],
      figures: industry,
    })),
    ...groups.map(({ major, members, figures }) => ({
      names: otherNames(subdivisionOfSic(`${major}00`), major),
      codes: codesOf(members),
      figures,
    })),
  ].sort((a, b) => sizeOf(b.figures, area) - sizeOf(a.figures, area));
  return rest.length === 0
    ? parts
    : [...parts, { names: ['Other'], codes: codesOf(rest), figures: together(rest) }];
}

const codesOf = (industries: readonly HeatIndustry[]): string[] => industries.flatMap(({ sic }) => sic ?? []);

/** The figures of several industries as one. Middles cannot be put together: they are unknown. */
export function together(parts: readonly HeatFigures[]): HeatFigures {
  const sum = (value: (part: HeatFigures) => number) => parts.reduce((total, part) => total + value(part), 0);
  const market_value = sum((part) => part.market_value);
  const value_before = sum((part) => part.value_before);
  const moves = (list: (part: HeatFigures) => readonly HeatMove[]) =>
    parts
      .flatMap((part) => list(part))
      .sort((a, b) => Math.abs(b.change) - Math.abs(a.change))
      .slice(0, 3);
  return {
    companies: sum(({ companies }) => companies),
    counted: sum(({ counted }) => counted),
    market_value,
    value_before,
    dollar_volume: sum(({ dollar_volume }) => dollar_volume),
    change: value_before > 0 ? (market_value / value_before - 1) * 100 : null,
    median: null,
    up: sum(({ up }) => up),
    down: sum(({ down }) => down),
    unchanged: sum(({ unchanged }) => unchanged),
    median_5: null,
    median_60: null,
    rose: moves(({ rose }) => rose),
    fell: moves(({ fell }) => fell),
  };
}

/** From this change on a tile has its strongest color: on more sessions more is usual, as the root of their number. */
const strongest = { 1: 3, 5: 6, 20: 12, 60: 24, 250: 48 } as const satisfies Record<HeatMapSpan, number>;
export const strongestOf = (over: HeatMapSpan): number => strongest[over];

/** Seven steps, those of a day at 0.25, 1 and 3%: from −3 to 3; a change that is not known is no step. */
export function stepOf(change: number | null, over: HeatMapSpan): number | null {
  if (change === null) return null;
  const size = (Math.abs(change) / strongest[over]) * 3;
  const step = size >= 3 ? 3 : size >= 1 ? 2 : size >= 0.25 ? 1 : 0;
  return change < 0 ? -step || 0 : step;
}
