import type { CompanyCard } from '#contract/company.ts';
import type { SectorEntry } from '#contract/sector.ts';
import type { Api } from './api-client.ts';

/** What the home page shows; null where the data backend did not answer, so that one failure costs one section. */
export interface HomeContent {
  sectors: SectorEntry[] | null;
  leaders: CompanyCard[] | null;
  laggards: CompanyCard[] | null;
}

/** Moves of shares that hardly trade say nothing: the floors under which no company is listed here. */
export const MOVES_FLOOR = { minPrice: 0.1, minVolume: 50_000 };
const MOVES_SHOWN = 8;

/** Asks for everything at once. */
export async function loadHome(api: Api): Promise<HomeContent> {
  const moves = async (order: 'asc' | 'desc') =>
    (await api('stock.leadersLaggards', { query: { ...MOVES_FLOOR, order, pageSize: MOVES_SHOWN } })).data;
  const orNull = <T>(answer: Promise<T>): Promise<T | null> => answer.catch(() => null);
  const [sectors, leaders, laggards] = await Promise.all([
    orNull(api('stock.getAllSectors').then(({ data }) => data)),
    orNull(moves('desc')),
    orNull(moves('asc')),
  ]);
  return { sectors, leaders, laggards };
}
