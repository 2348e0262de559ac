import { sql } from 'kysely';
import { near } from '#kit/financials/agreement.ts';
import { moneyTradeOf } from '#kit/financials/money-trade.ts';
import type { FigureDoubtsTable } from '#server/db/financial-tables.ts';
import type { Db } from '#server/db/open.ts';
import { quoteDoubt } from './doubt.ts';
import { withholdColumns } from './withhold-rows.ts';
import { unpackLast } from '#server/store/statements/packed-facts.ts';

/** A company with liabilities of this much has borrowed some of them. */
const MUCH_OWED = 1e9;
/** A debt that is a smaller part of them is another line, or in another unit. */
const LEAST_PART = 1 / 500;

/**
 * Withholds a published debt of next to nothing beside liabilities of a billion, with its ratio, if no statement is on record
 * to compare it with; answers each for staff. Not for banks, insurers and landlords, whose business is other liabilities.
 */
export async function withholdDebts(db: Db): Promise<FigureDoubtsTable[]> {
  const rows = await db
    .selectFrom('fundamentals')
    .innerJoin('companies', 'companies.symbol', 'fundamentals.symbol')
    .select([
      'fundamentals.symbol',
      'as_of',
      'fundamentals.debt',
      'fundamentals.liabilities',
      'name',
      'sic',
      'company_type',
    ])
    .where('fundamentals.debt', '>', 0)
    .where('fundamentals.liabilities', '>=', MUCH_OWED)
    .where('fundamentals.symbol', 'not in', (eb) => eb.selectFrom('statement_facts').select('symbol'))
    .execute();
  const doubts: FigureDoubtsTable[] = [];
  for (const { symbol, as_of, debt, liabilities, ...company } of rows) {
    if (moneyTradeOf(company) !== null || (debt ?? 0) >= (liabilities ?? 0) * LEAST_PART) continue;
    await withholdColumns(db, 'fundamentals', [{ symbol }], ['debt', 'debt_equity']);
    const decision = 'not shown: next to nothing beside the liabilities, and no statement on record';
    doubts.push(quoteDoubt('debt', symbol, as_of, { debt, liabilities }, decision));
  }
  return doubts;
}

/** Published amounts come in whole millions. */
const ROUNDED = 0.6e6;
const MARGIN = 1.01;

/**
 * If a published debt exceeds the published liabilities, withholds the one that the last liabilities of the statements contradict, or both if there are
 * none. Answers each for staff.
 */
export async function withholdDebtsOverLiabilities(db: Db): Promise<FigureDoubtsTable[]> {
  const rows = await db
    .selectFrom('fundamentals')
    .leftJoin('statement_facts', 'statement_facts.symbol', 'fundamentals.symbol')
    .select(['fundamentals.symbol', 'as_of', 'debt', 'liabilities', 'packed'])
    .orderBy('fundamentals.symbol')
    .where(sql<boolean>`debt > liabilities * ${MARGIN} + ${ROUNDED}`)
    .execute();
  const doubts: FigureDoubtsTable[] = [];
  for (const { symbol, as_of, debt, liabilities, packed } of rows) {
    const stated = packed === null ? null : (unpackLast(packed, 'liabilities')?.value ?? null);
    const isDebt = stated === null || near(stated, liabilities ?? 0);
    const isWhole = stated === null || !isDebt;
    const wrong = [
      ...(isDebt ? (['debt', 'debt_equity'] as const) : []),
      ...(isWhole ? (['liabilities'] as const) : []),
    ];
    await withholdColumns(db, 'fundamentals', [{ symbol }], wrong);
    const decision = 'not shown: a published debt of more than the published liabilities';
    doubts.push(
      quoteDoubt(isDebt ? 'debt' : 'liabilities', symbol, as_of, { debt, liabilities, stated }, decision),
    );
  }
  return doubts;
}

/**
 * Makes a published debt of zero unknown: its source writes zero for what it did not find. Of 868 such companies whose statements have a debt,
 * 392 owe more than a fiftieth of their equity; LG Display was among the others.
 */
export async function withholdNoDebts(db: Db): Promise<void> {
  await sql`update fundamentals set debt = null, debt_equity = null where debt = 0 or (debt is null and debt_equity = 0)`.execute(
    db,
  );
}
