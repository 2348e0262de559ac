import type { MoveFact, MovesOfDay } from '#contract/move.ts';
import type { Figure } from '../content/kept-figures.ts';
import { movesAreOf } from './remake-moves.ts';

/** The large moves of the newest session, the largest first, with what is on record beside them. */
export const movesOfDay: Figure<MovesOfDay> = {
  name: 'moves-of-day',
  version: 1,
  of: movesAreOf,
  async make({ db }) {
    const newest = await db
      .selectFrom('moves')
      .select((eb) => eb.fn.max('date').as('date'))
      .executeTakeFirst();
    const filed = await db
      .selectFrom('filings')
      .select((eb) => eb.fn.max('filed_on').as('date'))
      .executeTakeFirst();
    const date = newest?.date ?? null;
    const rows = await db
      .selectFrom('moves')
      .innerJoin('companies', 'companies.symbol', 'moves.symbol')
      .select(['moves.symbol', 'name', 'change_percent', 'moves.dollar_volume', 'last_sale', 'market_cap'])
      .select(['on_record', 'last_on_record'])
      .where('moves.date', '=', date)
      .orderBy((eb) => eb.fn('abs', ['change_percent']), 'desc')
      .orderBy('moves.symbol')
      .execute();
    return {
      date,
      filingsTo: filed?.date ?? null,
      data: rows.map((row) => ({
        symbol: row.symbol,
        name: row.name,
        change: row.change_percent,
        last: row.last_sale,
        dollarVolume: row.dollar_volume,
        marketCap: row.market_cap,
        onRecord: row.on_record === null ? [] : (JSON.parse(row.on_record) as MoveFact[]),
        lastOnRecord: row.last_on_record === null ? null : (JSON.parse(row.last_on_record) as MoveFact),
      })),
    };
  },
};
