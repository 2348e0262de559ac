import { countOptions } from '#server/store/filter-counts.ts';
import { readFilterDefinitions } from '#server/store/filter-definitions.ts';
import { findIpos } from '#server/store/ipos.ts';
import { readMarketIndices } from '#server/store/market-index.ts';
import { findMovers } from '#server/store/movers.ts';
import { readSectors } from '#server/store/sectors.ts';
import { readBreadth } from '#server/store/summary.ts';
import { readUnusualVolume } from '#server/store/unusual-volume.ts';
import type { DataContext, DataOn } from './context.ts';
import { favoriteMarker } from './favorite-marker.ts';
import { parseFilters } from './parse-filters.ts';

/** All companies at once: filters, sectors, movers, breadth, offerings. */
export function answerMarket(on: DataOn, context: DataContext): void {
  const { db, engine, cached } = context;
  const { markAll } = favoriteMarker(context, 'company');
  const definitions = () => cached('filters', () => readFilterDefinitions(db));

  on('stock.filters', async () => ({ data: await definitions() }));
  on('stock.filterCounts', async ({ body }) => {
    const asked = new Set<string>(body.fields);
    const filters = parseFilters(body.filters);
    const all = await definitions();
    const isWhole = Object.keys(filters).length === 0;
    const { total, counts } = isWhole
      ? await cached('counts', () => countOptions(db, {}, all))
      : await countOptions(
          db,
          filters,
          all.filter(({ name }) => asked.has(name)),
        );
    return { total, counts: Object.fromEntries([...asked].map((name) => [name, counts[name] ?? []])) };
  });
  on('stock.getAllSectors', async () => ({ data: await cached('sectors', () => readSectors(db)) }));
  on('stock.leadersLaggards', async ({ query }, c) => {
    const { data, total } = await findMovers(db, engine, query);
    return { data: await markAll(c, data), total };
  });
  on('stock.unusualVolume', async () => ({
    data: await cached('unusual-volume', () => readUnusualVolume(db)),
  }));
  on('stock.summary', () => readBreadth(db));
  on('stock.indices', () => cached('indices', () => readMarketIndices(db)));
  on('stock.ipoCalendar', ({ query }) => findIpos(db, query));
}
