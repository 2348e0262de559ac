import type { Brief } from './brief.ts';
import { insiderBrief, type TradeFact } from './insider-brief.ts';
import type { Db } from '#server/db/open.ts';
import type { Subjects } from './companies.ts';

/** One brief for each company and day of filing. */
export async function* insiderBriefs(db: Db, subjects: Subjects): AsyncGenerator<Brief> {
  const rows = await db
    .selectFrom('insider_trades')
    .selectAll()
    .orderBy('symbol')
    .orderBy('filed_on')
    .orderBy('purchaser')
    .orderBy('date_of_purchase')
    .orderBy('id')
    .execute();
  const batches = new Map<string, { symbol: string; day: string; trades: TradeFact[] }>();
  for (const row of rows) {
    const key = `${row.symbol} ${row.filed_on}`;
    const batch = batches.get(key) ?? { symbol: row.symbol, day: row.filed_on, trades: [] };
    batch.trades.push({
      person: row.purchaser,
      role: row.role,
      code: row.code,
      shares: row.amount_purchased,
      price: row.price,
      value: row.value,
      heldAfter: row.held_after,
      date: row.date_of_purchase,
      url: row.raw_text_link,
    });
    batches.set(key, batch);
  }
  for (const { symbol, day, trades } of batches.values()) {
    const company = subjects.get(symbol);
    if (company) yield insiderBrief(company, day, trades);
  }
}
