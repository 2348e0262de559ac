import { sql } from 'kysely';
import { near } from '#kit/financials/agreement.ts';
import { moneyTradeOf } from '#kit/financials/money-trade.ts';
import type { FigureDoubtsTable } from '#server/db/financial-tables.ts';
import type { Db } from '#server/db/open.ts';
import { quoteDoubt } from './doubt.ts';
import { withholdColumns } from './withhold-rows.ts';
import { unpackLast } from '#server/store/statements/packed-facts.ts';

/** A company that owes this much in all borrows some of it. */
const MUCH_OWED = 1e9;
/** A debt of a smaller part of it is another line, or of another unit. */
const LEAST_PART = 1 / 500;

/**
 * Withholds a published debt that is next to nothing beside liabilities of a billion, with its ratio, where no statement is on record
 * that it could be held against; answers each for staff. Of banks, insurers and landlords other liabilities are their trade.
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
 * Withholds a published debt of more than the published liabilities, or those liabilities: which of the two, the last liabilities of
 * the statements say; without them both. Answers each for staff.
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
 * Makes a published debt of nothing unknown: its source writes so what it did not find. Of 868 such companies whose statements have a debt,
 * 392 owe more than a fiftieth of their equity; LG Display was among the others.
 */
export async function withholdNoDebts(db: Db): Promise<void> {
  await sql`update fundamentals set debt = null, debt_equity = null where debt = 0 or (debt is null and debt_equity = 0)`.execute(
    db,
  );
}
