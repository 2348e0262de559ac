import { Hono } from 'hono';
import { calls } from '#contract/calls.ts';
import { parseFilters } from './parse-filters.ts';
import { countOptions } from '#server/store/filter-counts.ts';
import { readFilterDefinitions } from '#server/store/filter-definitions.ts';
import { findIpos } from '#server/store/ipos.ts';
import { readMarketIndices } from '#server/store/market-index.ts';
import { findMovers } from '#server/store/movers.ts';
import { readSectors } from '#server/store/sectors.ts';
import { readBreadth } from '#server/store/summary.ts';
import { readUnusualVolume } from '#server/store/unusual-volume.ts';
import { answer } from '../answer.ts';
import type { DataContext } from './app.ts';
import { favoriteMarker } from './favorite-marker.ts';

/** All companies at once: filters, sectors, movers, breadth, offerings. */
export function marketRoutes(context: DataContext): Hono {
  const { db, engine, cached } = context;
  const app = new Hono();
  const mark = favoriteMarker(context, 'company');

  const definitions = () => cached('filters', () => readFilterDefinitions(db));

  const filters = calls['stock.filters'];
  app.get(
    filters.path,
    answer(filters, async () => ({ data: await definitions() })),
  );

  const counts = calls['stock.filterCounts'];
  app.post(
    counts.path,
    answer(counts, async ({ body }) => {
      const asked = new Set<string>(body.fields);
      const filtered = parseFilters(body.filters);
      const all = await definitions();
      const known = all.filter(({ name }) => asked.has(name));
      const isWhole = Object.keys(filtered).length === 0;
      const { total, counts: found } = isWhole
        ? await cached('counts', () => countOptions(db, {}, all))
        : await countOptions(db, filtered, known);
      return { total, counts: Object.fromEntries([...asked].map((name) => [name, found[name] ?? []])) };
    }),
  );

  const sectors = calls['stock.getAllSectors'];
  app.get(
    sectors.path,
    answer(sectors, async () => ({ data: await cached('sectors', () => readSectors(db)) })),
  );

  const movers = calls['stock.leadersLaggards'];
  app.get(
    movers.path,
    answer(movers, async ({ query }, c) => {
      const { data, total } = await findMovers(db, engine, query);
      return { data: await mark(c, data), total };
    }),
  );

  const unusual = calls['stock.unusualVolume'];
  app.get(
    unusual.path,
    answer(unusual, async () => ({ data: await cached('unusual-volume', () => readUnusualVolume(db)) })),
  );

  const summary = calls['stock.summary'];
  app.get(
    summary.path,
    answer(summary, () => readBreadth(db)),
  );

  const indices = calls['stock.indices'];
  app.get(
    indices.path,
    answer(indices, () => cached('indices', () => readMarketIndices(db))),
  );

  const ipos = calls['stock.ipoCalendar'];
  app.get(
    ipos.path,
    answer(ipos, ({ query }) => findIpos(db, query)),
  );

  return app;
}
