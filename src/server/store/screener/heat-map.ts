import type { HeatMapSpan } from '#contract/bounds.ts';
import type { HeatFigures, HeatMap, HeatMove } from '#contract/heat-map.ts';
import type { Filters } from '#contract/screener.ts';
import type { Db } from '#server/db/open.ts';
import { listedCompanies } from '../listed.ts';
import { median } from './quantiles.ts';
import { conditionsOf } from './screener-filter.ts';

/** What of a company a map is made of; `change` is that of the asked span. */
export interface HeatRow {
  symbol: string;
  name: string;
  sector_name: string | null;
  sic: string | null;
  industry: string | null;
  market_cap: number | null;
  dollar_volume: number | null;
  change: number | null;
  change_5: number | null;
  change_60: number | null;
  /** Its figures stand for its issuer. */
  is_lead_class: number;
}

const columnOfSpan = {
  1: 'change_pre',
  5: 'change_5',
  20: 'change_20',
  60: 'change_60',
  250: 'change_250',
} as const satisfies Record<HeatMapSpan, string>;

/** What trades less may move far on a few shares. */
const TRADED_MIN = 250_000;
const MOVES = 3;

/** The sectors and industries of the companies that pass the filters. */
export async function readHeatMap(db: Db, filters: Filters, over: HeatMapSpan): Promise<HeatMap> {
  let query = listedCompanies(db).select([
    ...(['symbol', 'name', 'sector_name', 'sic', 'industry', 'market_cap', 'dollar_volume'] as const),
    ...(['change_5', 'change_60', 'is_lead_class'] as const),
    `${columnOfSpan[over]} as change`,
  ]);
  for (const condition of conditionsOf(filters)) query = query.where(condition);
  return heatMapOf(await query.execute());
}

/** Rows by sector and industry, the largest first, those without one last. */
export function heatMapOf(rows: readonly HeatRow[]): HeatMap {
  const sectors = [...Map.groupBy(rows, ({ sector_name }) => sector_name)].map(([sector_name, members]) => ({
    sector_name,
    ...figuresOf(members),
    industries: [...Map.groupBy(members, ({ sic }) => sic)]
      .map(([sic, group]) => ({ sic, industry: group[0]?.industry ?? null, ...figuresOf(group) }))
      .sort((a, b) => Number(a.sic === null) - Number(b.sic === null) || byValue(a, b, a.sic, b.sic)),
  }));
  sectors.sort(
    (a, b) =>
      Number(a.sector_name === null) - Number(b.sector_name === null) ||
      byValue(a, b, a.sector_name, b.sector_name),
  );
  return { all: figuresOf(rows), sectors };
}

type Sized = Pick<HeatFigures, 'market_value'>;
const byValue = (a: Sized, b: Sized, nameOfA: string | null, nameOfB: string | null): number =>
  b.market_value - a.market_value || (nameOfA ?? '').localeCompare(nameOfB ?? '', 'en');

function figuresOf(members: readonly HeatRow[]): HeatFigures {
  const issuers = members.filter(({ is_lead_class }) => is_lead_class === 1);
  const counted = issuers.filter(
    ({ market_cap, change }) => market_cap !== null && change !== null && change > -100,
  );
  let value = 0;
  let before = 0;
  for (const { market_cap, change } of counted) {
    value += market_cap ?? 0;
    before += (market_cap ?? 0) / (1 + (change ?? 0) / 100);
  }
  const moved = issuers.flatMap(({ change }) => change ?? []);
  return {
    companies: members.length,
    counted: counted.length,
    market_value: Math.round(value),
    value_before: Math.round(before),
    dollar_volume: Math.round(issuers.reduce((sum, row) => sum + (row.dollar_volume ?? 0), 0)),
    change: before > 0 ? rounded((value / before - 1) * 100) : null,
    median: middle(moved),
    up: moved.filter((change) => change > 0).length,
    down: moved.filter((change) => change < 0).length,
    unchanged: moved.filter((change) => change === 0).length,
    median_5: middle(issuers.flatMap(({ change_5 }) => change_5 ?? [])),
    median_60: middle(issuers.flatMap(({ change_60 }) => change_60 ?? [])),
    ...movesOf(issuers),
  };
}

/** What rose and what fell most among that which traded enough. */
function movesOf(issuers: readonly HeatRow[]): Pick<HeatFigures, 'rose' | 'fell'> {
  const moves = issuers
    .flatMap(({ symbol, name, change, dollar_volume }): HeatMove[] =>
      change === null || change === 0 || (dollar_volume ?? 0) < TRADED_MIN ? [] : [{ symbol, name, change }],
    )
    .sort((a, b) => b.change - a.change || a.symbol.localeCompare(b.symbol, 'en'));
  return {
    rose: moves.filter(({ change }) => change > 0).slice(0, MOVES),
    fell: moves
      .filter(({ change }) => change < 0)
      .reverse()
      .slice(0, MOVES),
  };
}

function middle(values: number[]): number | null {
  const found = median(values.sort((a, b) => a - b));
  return found === null ? null : rounded(found);
}

/** Percent to four digits: what is reckoned has a tail that it does not mean. */
const rounded = (percent: number): number => Number(percent.toFixed(4));
