import type { ScreenerFieldName } from '#contract/screener-fields.ts';
import { coverage } from '#server/store/publishing/coverage.ts';
import { countOptions, optionCounts } from '#server/store/screener/filter-counts.ts';
import { filterDefinitions } from '#server/store/screener/filter-definitions.ts';
import { findIpos } from '#server/store/prices/ipos.ts';
import { marketIndices } from '#server/store/prices/market-index.ts';
import { movesOfDay } from '#server/store/moves/moves-of-day.ts';
import { sectorEntries } from '#server/store/companies/sectors.ts';
import { marketBreadth } from '#server/store/companies/summary.ts';
import { readUniverse } from '#server/store/screener/universe.ts';
import { unusualVolume } from '#server/store/prices/unusual-volume.ts';
import type { DataContext, DataOn } from './context.ts';
import { parseFilters } from './parse-filters.ts';

/** All companies at once: filters, sectors, movers, breadth, offerings. */
export function answerMarket(on: DataOn, context: DataContext): void {
  const { db, engine, kept, cached, counted } = context;

  on('stock.filters', async () => ({ data: await kept(filterDefinitions) }));
  on('stock.filterCounts', async ({ body }) => {
    const asked = new Set<string>(body.fields);
    const filters = parseFilters(body.filters);
    const all = await kept(filterDefinitions);
    const isWhole = Object.keys(filters).length === 0;
    const { total, counts } = isWhole
      ? await kept(optionCounts)
      : await counted(`options ${JSON.stringify([body.filters, body.fields])}`, () =>
          countOptions(
            db,
            filters,
            all.filter(({ name }) => asked.has(name)),
          ),
        );
    return { total, counts: Object.fromEntries([...asked].map((name) => [name, counts[name] ?? []])) };
  });
  on('stock.universe', ({ query }) => {
    const fields = [...new Set(query.fields.split(','))].sort() as ScreenerFieldName[];
    return cached(`universe ${fields.join()}`, () => readUniverse(db, engine, fields), []);
  });
  on('stock.getAllSectors', async () => ({ data: await kept(sectorEntries) }));
  on('stock.moves', () => kept(movesOfDay));
  on('stock.unusualVolume', async () => ({ data: await kept(unusualVolume) }));
  on('stock.summary', () => kept(marketBreadth));
  on('stock.coverage', async () => ({ data: await kept(coverage) }));
  on('stock.indices', () => kept(marketIndices));
  on('stock.ipoCalendar', ({ query }) => findIpos(db, query));
}
