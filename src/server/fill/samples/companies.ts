import { foldText } from '#kit/fold.ts';
import { bulkInsert, type Cell } from '#server/db/bulk.ts';
import { refreshClientFlags } from '#server/store/client-flags.ts';
import type { CompaniesTable } from '#server/db/schema.ts';
import type { ContentPart } from '../part.ts';

/** What a sample company is made of; figures that are not given are unknown, as for a real one. */
export type SampleCompany = Pick<CompaniesTable, 'symbol' | 'name' | 'sector_name' | 'industry' | 'sic'>;

/** The three fictional companies that all samples belong to. Each shows other states: see the parts beside this one. */
export const SAMPLE_COMPANIES = [
  {
    symbol: 'ZZSMA',
    name: 'Sample Alder Therapeutics',
    sector_name: 'Life Sciences',
    industry: 'Pharmaceutical preparations',
    sic: '2834',
  },
  {
    symbol: 'ZZSMB',
    name: 'Sample Birch Robotics',
    sector_name: 'Technology',
    industry: 'Services-prepackaged software',
    sic: '7372',
  },
  {
    symbol: 'ZZSMC',
    name: 'Sample Cedar Minerals',
    sector_name: 'Energy & Transportation',
    industry: 'Gold and silver ores',
    sic: '1040',
  },
] as const satisfies readonly SampleCompany[];

const columns = [
  'symbol',
  'name',
  'listed_name',
  'search_key',
  'security_kind',
  'market',
  'sector_name',
  'industry',
  'sic',
  'is_sample',
] as const satisfies readonly (keyof CompaniesTable)[];

/** In no list and no count, reachable from the page that lists the samples. Which of them are clients: see clients.ts. */
export const sampleCompanies: ContentPart = {
  name: 'sample-companies',
  kind: 'samples',
  version: 2,
  clear: async ({ db }) => {
    await db.deleteFrom('companies').where('is_sample', '=', 1).execute();
  },
  make: async ({ db, engine }) => {
    const insert = bulkInsert(db, engine, 'companies', columns);
    for (const { symbol, name, sector_name, industry, sic } of SAMPLE_COMPANIES) {
      const row: Record<(typeof columns)[number], Cell> = {
        symbol,
        name,
        listed_name: name,
        search_key: foldText(`${symbol} ${name}`),
        security_kind: 'common',
        market: 'NASDAQ',
        sector_name,
        industry,
        sic,
        is_sample: 1,
      };
      void insert.add(columns.map((column) => row[column]));
    }
    const rows = await insert.end();
    await refreshClientFlags(db);
    return rows;
  },
};
