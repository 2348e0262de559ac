import { bulkInsert, bulkUpdate, type Cell } from '#server/db/bulk.ts';
import type { FigureDoubtsTable } from '#server/db/financial-tables.ts';
import type { Db, Engine } from '#server/db/open.ts';
import type { OtherBusiness } from './company-record.ts';
import { readRecord } from './read-record.ts';
import { recordColumns } from '#server/db/screener-tables.ts';
import {
  olderBalances,
  otherBusinessOf,
  quotedColumns,
  type QuotedRow,
  recordColumnsOf,
} from './record-columns.ts';
import { significant } from '../significant.ts';

/**
 * Makes the columns of price and record anew, of every company or of those named; `db` holds the transaction. Answers how
 * many rows were written.
 */
export async function fillRecordColumns(
  db: Db,
  engine: Engine,
  symbols?: ReadonlySet<string>,
): Promise<number> {
  const all = await db.selectFrom('companies').select(quotedColumns).where('is_sample', '=', 0).execute();
  const companies = symbols ? all.filter(({ symbol }) => symbols.has(symbol)) : all;
  // The day of the record is that of the newest quote.
  const day = all.reduce(
    (newest, { quote_date }) => (quote_date && quote_date > newest ? quote_date : newest),
    '',
  );
  if (companies.length === 0 || day === '') return 0;
  const recordOf = await readRecord(db, day);
  const doubts: FigureDoubtsTable[] = [];
  const rows = companies.map((company): Cell[] => {
    const record = recordOf(company.symbol);
    const made = recordColumnsOf(company, record);
    doubts.push(...olderBalances(company, record).map((older) => doubtOf(company, older)));
    const other = otherBusinessOf(company, record);
    if (other && company.market_cap !== null) doubts.push(salesDoubt(company, other));
    return [company.symbol, ...recordColumns.map((column) => significant(made[column]))];
  });
  await bulkUpdate(db, engine, 'companies', 'symbol', recordColumns, rows);
  await listDoubts(db, engine, doubts, symbols);
  return rows.length;
}

/** Of a ratio to the market value; those of quotes and statements are other parts' to make. */
const KIND = 'multiple';

const doubtOf = (
  { symbol, shares_outstanding }: QuotedRow,
  {
    figure,
    date,
    counted,
    amount,
    isOfPart,
    holdsPreferred,
    publishedDebt,
    isBeforeSplit = false,
  }: ReturnType<typeof olderBalances>[number],
): FigureDoubtsTable => ({
  symbol,
  figure,
  kind: KIND,
  period_end: date,
  found: JSON.stringify(
    Object.entries(
      publishedDebt === undefined
        ? { amount, shares_then: counted, shares_outstanding }
        : { debt: amount, published: publishedDebt },
    ).map(([source, value]) => ({
      source,
      value,
    })),
  ),
  decision:
    publishedDebt !== undefined
      ? 'not shown: with the debt that was published an enterprise value is a quarter more or less'
      : isOfPart
        ? 'not shown: a part of what the company has belongs to others than the holders of the equity, and the market value is of all'
        : holdsPreferred
          ? 'not shown: preferred shares are in the equity, whose holders are paid before the others'
          : isBeforeSplit
            ? 'not shown: the closes leap after the day of the balance as at a split, and nobody counted the shares of before'
            : 'not shown: half as many shares again were issued after the day of the balance, or some that are worth half of it',
});

const whyNoSales: Readonly<Record<OtherBusiness, string>> = {
  merged: 'it merged with or became another business within the twelve months of the sales, or since',
  'owned by others': 'most of what is sold is of other owners than the shares of the market value',
  'coins sold': 'nearly all sales are coins that customers bought, filed with what was paid for them',
};

const salesDoubt = (
  { symbol, statements_to, quote_date, revenue, market_cap }: QuotedRow,
  why: OtherBusiness,
): FigureDoubtsTable => ({
  symbol,
  figure: 'price_sales',
  kind: KIND,
  period_end: statements_to ?? quote_date ?? '',
  found: JSON.stringify(
    Object.entries({ revenue, market_cap }).map(([source, value]) => ({ source, value })),
  ),
  decision: `not shown: ${whyNoSales[why]}`,
});

/** Puts what is not shown in place of what was listed before, of all companies or of those named. */
async function listDoubts(
  db: Db,
  engine: Engine,
  doubts: readonly FigureDoubtsTable[],
  symbols: ReadonlySet<string> | undefined,
): Promise<void> {
  const before = db.deleteFrom('figure_doubts').where('kind', '=', KIND);
  await (symbols ? before.where('symbol', 'in', [...symbols]) : before).execute();
  const columns = ['symbol', 'figure', 'kind', 'period_end', 'found', 'decision'] as const;
  const inserts = bulkInsert(db, engine, 'figure_doubts', columns);
  for (const doubt of doubts) await inserts.add(columns.map((column) => doubt[column]));
  await inserts.end();
}
