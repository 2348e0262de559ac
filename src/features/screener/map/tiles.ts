import type { HeatFigures, HeatIndustry, HeatMap, HeatMove, HeatSector } from '#contract/heat-map.ts';
import { type SectorName, sectorNames } from '#contract/bounds.ts';
import type { MapArea } from '#kit/screener/map-view.ts';
import { subdivisionOfSic } from '#kit/company/sectors.ts';
import { lastAcross, type Rect, treemap } from '#kit/market/treemap.ts';
import { TITLE_SIZE, titleFits } from './block-title.ts';
import { type Drawing, TITLE_HEIGHT } from './drawings.ts';
import { groupNames, industryNames, sectorNamesOf } from './names.ts';
import { tileText, type TileText } from './tile-text.ts';

/** Between sectors; between industries it is 1. */
const GAP = 4;
/** An industry of this area and more has a tile of its own, the first that leaves little enough to the rest of its sector. */
const OWN_TILES = [2_600, 1_900, 1_400, 1_000, 800] as const;
/** A rest of more than this part of its sector is a tile that says little: smaller ones stand by themselves then. */
const MOST_REST = 0.25;
/** A tile without a name is as wide and high as a finger needs at least; its tip, the pane and the table name it. */
const LEAST_SIDE = 24;

/** One tile: an industry, several of a major group, or what is left of its sector. */
export interface Tile {
  /** The same in every drawing of the same companies. */
  id: string;
  name: string;
  /** What is about the companies, below the name: the sector, with the code of a single industry. */
  sector: SectorName;
  codes: string[];
  /** Companies without an industry: no list is of just these. */
  isBare: boolean;
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

const sizeOfAll = (all: readonly HeatFigures[], area: MapArea): number =>
  all.reduce((sum, one) => sum + sizeOf(one, area), 0);

/** Sectors and industries as blocks and tiles of a drawing. What belongs to no sector stands in the table alone. */
export function blocksOf({ sectors }: HeatMap, area: MapArea, drawing: Drawing): Block[] {
  const sized = sectors
    .flatMap((sector) => {
      const name = sectorNames.find((known) => known === sector.sector_name);
      const size = sizeOf(sector, area);
      return name && size > 0 ? [{ name, sector, size }] : [];
    })
    .sort((a, b) => b.size - a.size);
  return placedSectors(sized, drawing).map(({ name, sector, rect }) =>
    blockOf(name, sector, without(rect, GAP), area, drawing),
  );
}

interface SizedSector {
  name: SectorName;
  sector: HeatSector;
  size: number;
}

/** Sectors in their places, the largest first; one with no room for a finger stands in the table alone. */
function placedSectors(sized: readonly SizedSector[], drawing: Drawing): (SizedSector & { rect: Rect })[] {
  const whole = { x: 0, y: 0, width: drawing.width + GAP, height: drawing.height + GAP };
  const squares = treemap(
    sized.map(({ size }) => size),
    whole,
  );
  const hasName = (rect: Rect, name: SectorName) =>
    tileText(sectorNamesOf(name), rect.width - GAP, rect.height - GAP).lines.length > 0;
  const rects = sized.every(({ name }, at) => hasName(squares[at] ?? whole, name))
    ? squares
    : lastAcross(squares);
  const least = drawing.leastTile ?? 0;
  const isPressed = (rect: Rect) => Math.min(rect.width, rect.height) - GAP >= least;
  return sized.length < 2 || rects.every(isPressed)
    ? sized.map((one, at) => ({ ...one, rect: rects[at] ?? whole }))
    : placedSectors(sized.slice(0, -1), drawing);
}

/** A rectangle without the gap at its right and below. */
const without = (rect: Rect, gap: number): Rect => ({
  ...rect,
  width: Math.max(0, rect.width - gap),
  height: Math.max(0, rect.height - gap),
});

function blockOf(name: SectorName, sector: HeatSector, rect: Rect, area: MapArea, drawing: Drawing): Block {
  const title =
    rect.height >= 3 * TITLE_HEIGHT
      ? sectorNamesOf(name).find((short) => titleFits(short, rect.width, TITLE_SIZE))
      : undefined;
  const inner = title ? { ...rect, y: rect.y + TITLE_HEIGHT, height: rect.height - TITLE_HEIGHT } : rect;
  const placed = title
    ? placedParts(sector, area, inner, drawing)
    : place([{ names: sectorNamesOf(name), codes: [], size: sizeOf(sector, area), of: [sector] }], inner);
  const tiles = placed.map(({ names, codes, of, isBare = false, rect: place, text }) => ({
    id: `tile-${sectorNames.indexOf(name)}-${isBare ? 'none' : codes.join('-')}`,
    name: names[0] ?? name,
    sector: name,
    codes,
    isBare,
    figures: together(of),
    rect: place,
    text,
  }));
  return { sector: name, figures: sector, rect, title, tiles };
}

interface Placed extends Part {
  rect: Rect;
  text: TileText;
}

/** Parts of a sector as tiles of its block, a pixel between them. */
function place(parts: readonly Part[], inner: Rect): Placed[] {
  const places = treemap(
    parts.map(({ size }) => size),
    { ...inner, width: inner.width + 1, height: inner.height + 1 },
  );
  return parts.map((part, at) => {
    const rect = without(places[at] ?? inner, 1);
    return { ...part, rect, text: tileText(part.names, rect.width, rect.height) };
  });
}

/**
 * The parts of a sector in their places: first those whose names have room, then, where that leaves a large rest, smaller
 * ones, at last some without a name. What has no place joins others of its major group, a group without one the rest.
 */
function placedParts(
  sector: HeatSector,
  area: MapArea,
  inner: Rect,
  { leastTile = 0, mostRest = MOST_REST }: Drawing,
): Placed[] {
  const whole = sizeOf(sector, area);
  const rest = (placed: readonly Placed[]) =>
    placed.reduce((sum, { isRest, size }) => sum + (isRest ? size : 0), 0) / whole;
  let best: Placed[] | undefined;
  const isPressed: Stands = ({ rect }) => Math.min(rect.width, rect.height) >= leastTile;
  for (const says of [isNamed, isLarge]) {
    for (const own of OWN_TILES) {
      const placed = placedFrom(own, (part) => says(part) && isPressed(part), sector, area, inner);
      if (rest(placed) <= MOST_REST) return placed;
      if (!best || rest(placed) < rest(best)) best = placed;
    }
    if (best && rest(best) <= mostRest) return best;
  }
  return best ?? [];
}

type Stands = (placed: Placed) => boolean;
const isNamed: Stands = ({ text }) => text.lines.length > 0;
const isLarge: Stands = ({ text, rect }) =>
  text.lines.length > 0 || Math.min(rect.width, rect.height) >= LEAST_SIDE;

/** The parts from an area of their own on, each of which stands as `stands` asks, in their places. */
function placedFrom(
  ownTile: number,
  stands: Stands,
  sector: HeatSector,
  area: MapArea,
  inner: Rect,
): Placed[] {
  const scale = (inner.width * inner.height) / sizeOf(sector, area);
  const grouped = new Set<string>();
  const joined = new Set<string>();
  for (;;) {
    const placed = place(partsOf(sector, area, ownTile / scale, { grouped, joined }), inner);
    if (placed.every((part) => part.isBare || stands(part))) return placed;
    const own = placed.filter(({ isRest, isBare }) => !isRest && !isBare);
    // The rest takes named ones only while others stay: beside a single large one it keeps its sliver, named by its tip.
    const smallest = own.findLast((part) => !stands(part)) ?? (own.length > 1 ? own.at(-1) : undefined);
    if (!smallest) return placed;
    const isGroup = smallest.codes.length > 1 || smallest.codes.some((code) => grouped.has(code));
    for (const code of smallest.codes) (isGroup ? joined : grouped).add(code);
  }
}

const BARE_NAMES = ['No industry', 'None'];

interface Part {
  /** The full name, then shorter ones. */
  names: string[];
  codes: string[];
  size: number;
  /** Whose figures these are; put together once the parts have their places. */
  of: readonly HeatFigures[];
  /** What is left of its sector. */
  isRest?: boolean;
  /** Its companies without an industry. */
  isBare?: boolean;
}

/** Industries that had no room for their names, by code: those that stand with their major group, and those of the rest. */
interface Moved {
  grouped: ReadonlySet<string>;
  joined: ReadonlySet<string>;
}

/** The industries of a sector that are large enough, others by major group where that is, and the rest. */
function partsOf(
  { industries }: HeatSector,
  area: MapArea,
  ownSize: number,
  { grouped, joined }: Moved,
): Part[] {
  const sized = industries.filter((industry) => industry.sic !== null && sizeOf(industry, area) > 0);
  const isOwn = (figures: HeatFigures) => sizeOf(figures, area) >= ownSize;
  const canGroup = ({ sic }: HeatIndustry) => sic !== null && !joined.has(sic);
  const canStand = ({ sic }: HeatIndustry) => sic !== null && !grouped.has(sic) && !joined.has(sic);
  const own = sized.filter((industry) => isOwn(industry) && canStand(industry));
  const small = sized.filter((industry) => !own.includes(industry));
  const groups = [...Map.groupBy(small.filter(canGroup), ({ sic }) => (sic ?? '').slice(0, 2))]
    .map(([major, members]) => ({ major, members, size: sizeOfAll(members, area) }))
    .filter(({ members, size }) => members.length > 1 && size >= ownSize);
  const inGroups = new Set<HeatIndustry>(groups.flatMap(({ members }) => members));
  const rest = small.filter((industry) => !inGroups.has(industry));
  // Too few for a tile they stand in the table alone, as companies without a sector do.
  const bare = industries.filter((industry) => industry.sic === null && isOwn(industry));
  const parts: Part[] = [
    ...bare.map((one) => ({
      names: BARE_NAMES,
      codes: [],
      size: sizeOf(one, area),
      of: [one],
      isBare: true,
    })),
    ...own.map((industry) => ({
      names: industryNames(industry.industry ?? '', industry.sic),
      codes: [industry.sic ?? ''],
      size: sizeOf(industry, area),
      of: [industry],
    })),
    ...groups.map(({ major, members, size }) => ({
      names: groupNames(
        subdivisionOfSic(`${major}00`),
        major,
        own.some(({ sic }) => sic?.startsWith(major)),
      ),
      codes: codesOf(members),
      size,
      of: members,
    })),
  ].sort((a, b) => b.size - a.size);
  return rest.length === 0
    ? parts
    : [
        ...parts,
        {
          names: parts.length > 0 ? ['Other'] : ['All industries', 'All'],
          codes: codesOf(rest),
          size: sizeOfAll(rest, area),
          of: rest,
          isRest: true,
        },
      ];
}

const codesOf = (industries: readonly HeatIndustry[]): string[] => industries.flatMap(({ sic }) => sic ?? []);

/** The figures of several industries as one. Middles cannot be put together: they are unknown. */
export function together(parts: readonly HeatFigures[]): HeatFigures {
  const [only] = parts;
  if (only && parts.length === 1) return only;
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
