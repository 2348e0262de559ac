import type { FigureDoubtsTable } from '#server/db/financial-tables.ts';
import type { Db } from '#server/db/open.ts';
import { quoteDoubt } from './doubt.ts';
import { withoutPercents } from './shorts.ts';

/** What was published with the quotes of the issuer, and not of one of its classes. */
const ofIssuer = [
  'sales', 'net_income', 'gross_profit', 'operating_income', 'cash', 'assets', 'liabilities', 'equity', 'debt', 'current_ratio',
  'quick_ratio', 'profit_margin', 'return_on_equity', 'debt_equity',
] as const; // prettier-ignore
/** A class whose price is this far from the lead’s has no value of all the issuer’s shares. */
const OTHER_PRICE = 0.25;

type Sister = Awaited<ReturnType<typeof readSisters>>[number][number];

/** The symbols of issuers with several classes on record, the lead first. */
async function readSisters(db: Db) {
  const rows = await db
    .selectFrom('companies')
    .select([
      'symbol',
      'cik',
      'quote_date',
      'last_sale',
      'market_cap',
      'shares_outstanding',
      'float_shares',
      'float_as_of',
    ])
    .where('is_sample', '=', 0)
    .where('cik', 'is not', null)
    .orderBy('is_lead_class', 'desc')
    .orderBy('symbol')
    .execute();
  return [...Map.groupBy(rows, ({ cik }) => cik).values()].filter((classes) => classes.length > 1);
}

/** Gives the classes of one issuer the same published amounts: of the class of which most is known, of two the lead’s. */
async function shareAmounts(db: Db, symbols: readonly string[]): Promise<void> {
  const rows = await db
    .selectFrom('fundamentals')
    .select(['symbol', ...ofIssuer])
    .where('symbol', 'in', symbols)
    .execute();
  const known = (row: (typeof rows)[number]) => ofIssuer.filter((name) => row[name] !== null).length;
  const [fullest] = rows.toSorted(
    (a, b) => known(b) - known(a) || symbols.indexOf(a.symbol) - symbols.indexOf(b.symbol),
  );
  if (!fullest || rows.length < 2) return;
  const { symbol, ...amounts } = fullest;
  await db
    .updateTable('fundamentals')
    .set(amounts)
    .where('symbol', 'in', symbols)
    .where('symbol', '!=', symbol)
    .execute();
}

/** Gives a class without a day of the next report the one of its sister: the issuer reports once. */
async function shareReportDay(db: Db, symbols: readonly string[]): Promise<void> {
  const rows = await db.selectFrom('report_dates').selectAll().where('symbol', 'in', symbols).execute();
  const [first] = rows.toSorted((a, b) => symbols.indexOf(a.symbol) - symbols.indexOf(b.symbol));
  if (!first) return;
  for (const symbol of symbols)
    if (rows.every((row) => row.symbol !== symbol))
      await db
        .insertInto('report_dates')
        .values({ ...first, symbol })
        .execute();
}

/** The employees of the issuer, for each of its classes. */
async function shareEmployees(db: Db, symbols: readonly string[]): Promise<void> {
  const known = await db
    .selectFrom('company_facts')
    .select(['employees', 'website', 'profile_on'])
    .where('symbol', 'in', symbols)
    .where('employees', 'is not', null)
    .executeTakeFirst();
  if (known)
    await db
      .updateTable('company_facts')
      .set(known)
      .where('symbol', 'in', symbols)
      .where('employees', 'is', null)
      .execute();
}

/** Floats of two classes that are this near are one: of all classes, or of the one that is counted. */
const SAME_FLOAT = 0.1;
/** Of a class that is not the lead no more than this part of all shares can be. */
const MOST_OF_ALL = 0.5;

/** Whether the float of a class is that of its lead, or, where that has none, more than can be of it (GLIBA: 36.7 of 39.9 million). */
const isOfAll = ({ float_shares: float, shares_outstanding: all }: Sister, lead: Sister): boolean =>
  float !== null &&
  (lead.float_shares
    ? Math.abs(float / lead.float_shares - 1) <= SAME_FLOAT
    : all !== null && all === lead.shares_outstanding && float > all * MOST_OF_ALL);

/**
 * Takes from a class the float that is its lead’s, and what was divided by it (RDIB: 15.3 million, of 1.7 million shares). Answers the
 * doubt that staff are told, where there is one.
 */
async function withoutLeadsFloat(
  db: Db,
  sister: Sister,
  lead: Sister | undefined,
): Promise<FigureDoubtsTable[]> {
  if (!lead || !isOfAll(sister, lead)) return [];
  const { symbol, float_shares, float_as_of, shares_outstanding } = sister;
  const none = { float_shares: null, free_float: null, float_as_of: null };
  await db.updateTable('companies').set(none).where('symbol', '=', symbol).execute();
  await withoutPercents(db, symbol);
  const found = { float_shares, of_lead: lead.float_shares, shares_outstanding };
  return [
    quoteDoubt('float', symbol, float_as_of ?? '', found, 'not shown: that of all classes or of the lead'),
  ];
}

/**
 * Makes the share classes of one issuer agree: what is of the issuer is the same for each, and the market value of all its shares at
 * the price of a class that trades far from the lead is none (RDIB: 6.7 times RDI’s). Answers what is withheld, for staff.
 */
export async function makeSistersAgree(db: Db): Promise<FigureDoubtsTable[]> {
  const doubts: FigureDoubtsTable[] = [];
  for (const classes of await readSisters(db)) {
    const symbols = classes.map(({ symbol }) => symbol);
    await shareAmounts(db, symbols);
    await shareReportDay(db, symbols);
    await shareEmployees(db, symbols);
    const [lead, ...others] = classes;
    for (const sister of others) {
      doubts.push(...(await withoutLeadsFloat(db, sister, lead)));
      const { symbol, quote_date, last_sale, market_cap, shares_outstanding } = sister;
      if (!lead?.last_sale || !last_sale || market_cap === null) continue;
      if (shares_outstanding !== lead.shares_outstanding) continue;
      if (Math.abs(last_sale / lead.last_sale - 1) <= OTHER_PRICE) continue;
      const none = { market_cap: null, shares_outstanding: null };
      await db.updateTable('companies').set(none).where('symbol', '=', symbol).execute();
      const found = { market_cap, of_lead: lead.market_cap, shares_outstanding };
      const decision =
        'not shown: the shares of all classes at the price of one that trades far from the lead';
      doubts.push(quoteDoubt('market_cap', symbol, quote_date ?? '', found, decision));
    }
  }
  return doubts;
}
