import type { AnalystRecordsTable } from '#server/db/client-tables.ts';
import type { ContentPart } from '../part.ts';
import { SAMPLE_COMPANIES } from './companies.ts';
import { insertSamples } from './sample-rows.ts';

const firstNames = [
  'Ana', 'Bo', 'Cleo', 'Dana', 'Eli', 'Flora', 'Gus', 'Hana', 'Ivo', 'June', 'Kofi', 'Lena', 'Milo', 'Nia', 'Otto',
  'Pia', 'Quinn', 'Rosa', 'Sven', 'Tara', 'Uma', 'Vito', 'Wren', 'Xena', 'Yuri',
]; // prettier-ignore
const firms = ['Sample Securities', 'Sample & Partners', 'First Sample Research'];
const recommendations = ['Buy', 'Hold', 'Buy', 'Sell', 'Buy'];

/** Rows of the first company; the rest belong to the second. */
const OF_FIRST = 21;
/** The last rows lack what an analyst may lack: a rank, a rate, a firm, a date. */
const UNRANKED = 2;

const at = (list: readonly string[], i: number): string => list[i % list.length] ?? '';

const rows: readonly AnalystRecordsTable[] = firstNames.map((name, i) => {
  const isUnranked = i >= firstNames.length - UNRANKED;
  return {
    id: `sample-analyst-${String(i + 1).padStart(2, '0')}`,
    company_symbol: SAMPLE_COMPANIES[i < OF_FIRST ? 0 : 1].symbol,
    analyst_name: `${name} Sample`,
    firm_name: isUnranked ? null : at(firms, i),
    recommendation: at(recommendations, i),
    recommendation_date: isUnranked ? null : `2026-06-${String(30 - i).padStart(2, '0')}`,
    analyst_rank: isUnranked ? null : 40 + ((i * 37) % 25) * 11,
    success_rate: isUnranked ? null : 42 + ((i * 17) % 30),
    is_sample: 1,
  };
});

/** Analysts who do not exist, and an address of a widget that nobody serves. */
export const sampleAnalysts: ContentPart = {
  name: 'sample-analysts',
  kind: 'samples',
  version: 1,
  clear: async ({ db }) => {
    await db.deleteFrom('analyst_records').where('is_sample', '=', 1).execute();
    const symbols = SAMPLE_COMPANIES.map(({ symbol }) => symbol);
    await db.deleteFrom('analyst_widgets').where('company_symbol', 'in', symbols).execute();
  },
  make: async (fill) =>
    (await insertSamples(fill, 'analyst_records', rows)) +
    (await insertSamples(fill, 'analyst_widgets', [
      { company_symbol: SAMPLE_COMPANIES[0].symbol, position: 0, url: 'https://widgets.example/ZZSMA' },
    ])),
};
