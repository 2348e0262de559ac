import { sql } from 'kysely';
import type { UnusualVolume } from '#contract/company.ts';
import type { Figure } from '../content/kept-figures.ts';
import { listedCompanies } from '../listed.ts';

const SHOWN = 8;
/** Companies that hardly trade have an unusual volume every week. */
const FLOOR = { price: 0.1, averageVolume: 50_000 };

/** The companies whose volume stands out most from their average, highest ratio first; of the newest session only. */
export const unusualVolume: Figure<UnusualVolume[]> = {
  name: 'unusual-volume',
  version: 1,
  of: ['companies'],
  async make({ db }) {
    const ratio = sql<number>`volume / volume_avg`;
    const rows = await listedCompanies(db)
      .select(['symbol', 'name', 'volume', 'change_pre', 'quote_date'])
      .select(ratio.as('ratio'))
      .where('volume', 'is not', null)
      .where('volume_avg', '>=', FLOOR.averageVolume)
      .where('last_sale', '>=', FLOOR.price)
      .where('quote_date', '=', (eb) =>
        eb.selectFrom('companies').select((c) => c.fn.max('quote_date').as('newest')),
      )
      .orderBy(ratio, 'desc')
      .orderBy('symbol')
      .limit(SHOWN)
      .execute();
    return rows.flatMap(({ volume, ...row }) => (volume === null ? [] : [{ ...row, volume }]));
  },
};
