import { readyScreens } from '#kit/screener/ready-screens.ts';
import { resolveFilters } from '#kit/screener/load.ts';
import { readScreener } from '#kit/screener/url.ts';
import { countEach } from '#server/store/ready-screens.ts';
import { readSectors } from '#server/store/sectors.ts';
import type { DataContext, DataOn } from './context.ts';
import { parseFilters } from './parse-filters.ts';

/** The ready-made screens with their companies, counted once for each version of the content. */
export function answerReadyScreens(on: DataOn, { db, cached }: DataContext): void {
  const count = async () => {
    const sectors = await cached('sectors', () => readSectors(db));
    const codesOf = (sector: string) => {
      const { industries = [] } = sectors.find(({ sector_name }) => sector_name === sector) ?? {};
      return Promise.resolve(industries.map(({ sic }) => sic));
    };
    const filters = await Promise.all(
      readyScreens.map(({ query }) =>
        resolveFilters(readScreener(new URLSearchParams(query)).state, codesOf),
      ),
    );
    const counts = await countEach(db, filters.map(parseFilters));
    return readyScreens.map((screen, at) => ({ ...screen, companies: counts[at] ?? 0 }));
  };

  on('stock.readyScreens', async () => ({ data: await cached('ready-screens', count) }));
}
