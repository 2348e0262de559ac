import { sql } from 'kysely';
import { daysBetween } from '#kit/time/days.ts';
import type { FigureDoubtsTable } from '#server/db/financial-tables.ts';
import type { Db } from '#server/db/open.ts';
import { readReported } from '../traded-shares.ts';
import { quoteDoubt } from './doubt.ts';
import { withoutPercents } from './shorts.ts';
import { withholdColumns } from './withhold-rows.ts';

/** A float within this part of all the shares that its source counts is all of them; insiders with this many percent are enough to doubt it. */
const WHOLE = { within: 0.001, insiders: 1 };

/**
 * Withholds a float that is all the shares its own source counts, although that source knows of insiders (BCYC: 50.4 of 50.4 million, of 69.8 that
 * trade, and insiders with 4.5%). Answers each for staff.
 */
export async function withholdCountedFloats(db: Db): Promise<FigureDoubtsTable[]> {
  const rows = await db
    .selectFrom('companies')
    .innerJoin('ownership_snapshots as owners', 'owners.symbol', 'companies.symbol')
    .select(['companies.symbol', 'float_as_of', 'companies.float_shares', 'owners.shares_outstanding'])
    .where('is_sample', '=', 0)
    .where('insider_ownership_percent', '>=', WHOLE.insiders)
    .where(
      sql<boolean>`abs(companies.float_shares - owners.shares_outstanding) <= ${WHOLE.within} * owners.shares_outstanding`,
    )
    .orderBy('companies.symbol')
    .execute();
  await withholdColumns(db, 'companies', rows, ['float_shares', 'free_float', 'float_as_of']);
  for (const { symbol } of rows) await withoutPercents(db, symbol);
  return rows.map(({ symbol, float_as_of, ...found }) =>
    quoteDoubt(
      'float',
      symbol,
      float_as_of ?? '',
      found,
      'not shown: all that its source counts, beside insiders',
    ),
  );
}

/** A snapshot's count this much below the shares that trade is of one class, if an earlier report counts about as many as trade. */
const LESS = { than: 0.85, reported: 0.06, days: 250 };

/**
 * Withholds the count of shares of an owners’ snapshot that is a seventh below both the shares that trade and the count of a report some months before: it is of
 * one class, or wrong (FLXS: 4.1 of 5.4 million, with more sold short of all shares than of the float). Percentages are then of all shares. Answers each for staff.
 */
export async function withholdPartCounts(db: Db): Promise<FigureDoubtsTable[]> {
  const reportedOf = await readReported(db);
  const rows = await db
    .selectFrom('ownership_snapshots as owners')
    .innerJoin('companies', 'companies.symbol', 'owners.symbol')
    .select(['owners.symbol', 'as_of', 'owners.source', 'owners.shares_outstanding as counted'])
    .select('companies.shares_outstanding as traded')
    .where('is_sample', '=', 0)
    .where(sql<boolean>`owners.shares_outstanding < ${LESS.than} * companies.shares_outstanding`)
    .orderBy('owners.symbol')
    .execute();
  const wrong = rows.filter(({ symbol, as_of, traded }) => {
    const reported = reportedOf(symbol);
    if (!reported || !traded) return false;
    const days = daysBetween(reported.date, as_of);
    return days >= 0 && days <= LESS.days && Math.abs(reported.shares / traded - 1) <= LESS.reported;
  });
  for (const { symbol, as_of, source } of wrong)
    await db
      .updateTable('ownership_snapshots')
      .set({ shares_outstanding: null })
      .where('symbol', '=', symbol)
      .where('as_of', '=', as_of)
      .where('source', '=', source)
      .execute();
  return wrong.map(({ symbol, as_of, counted, traded }) =>
    quoteDoubt(
      'shares_outstanding',
      symbol,
      as_of,
      { counted, traded },
      'not shown: of one class, or of nothing, beside what trades and was reported before',
    ),
  );
}
