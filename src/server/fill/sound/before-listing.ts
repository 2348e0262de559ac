import type { FigureDoubtsTable } from '#server/db/financial-tables.ts';
import type { Db } from '#server/db/open.ts';
import { daysBetween } from '#kit/time/days.ts';
import { readListings } from '../listings.ts';
import { unpackFacts } from '#server/store/statements/packed-facts.ts';
import { quoteDoubt } from './doubt.ts';
import { withholdColumns } from './withhold-rows.ts';

/** A year that ended more recently has no annual report yet. */
const FILED_DAYS = 60;
const YEAR_END = '12-31';
/** A company with this many earlier quarters on record came from another market, and its balances are its own. */
const LEAST_QUARTERS = 4;

const balances = [
  'cash', 'debt', 'assets', 'liabilities', 'equity', 'current_ratio', 'quick_ratio', 'debt_equity', 'return_on_equity', 'price_book',
] as const; // prettier-ignore

/** A blank check has its trust from its offering on. */
const TRUST = 10e6;

/** BHAV: $1M of cash, and 18 cents of current assets for each dollar due, are from before its offering; a trust is from after it. */
const hasTrust = (row: { company_type: string | null; assets: number | null }): boolean =>
  row.company_type === 'blank_check' && (row.assets ?? 0) >= TRUST;

/** Fiscal years counted in weeks end within this many days of the end of a month; no year ends on another day (BTGO: January 23). */
const WEEK = 7;
const isYearEnd = (monthDay: string): boolean => {
  const [month = 1, day = 1] = monthDay.split('-').map(Number);
  return day < WEEK || day > new Date(Date.UTC(2024, month, 0)).getUTCDate() - WEEK;
};

/** The last day of the newest fiscal year whose report can be filed. */
export function lastYearEnd(day: string, registered: string | null): string {
  const year = Number(day.slice(0, 4));
  const end = registered !== null && isYearEnd(registered) ? registered : YEAR_END;
  const [now, before] = [year, year - 1].map((each) => `${each}-${end}`) as [string, string];
  return daysBetween(now, day) >= FILED_DAYS ? now : before;
}

/** How many quarters before a day the facts of a company have. */
const quartersBefore = (packed: string, day: string): number =>
  new Set(
    unpackFacts(packed).flatMap(({ source, end }) =>
      /^sec-(?:quarters|facts)$/.test(source) && end < day ? [end] : [],
    ),
  ).size;

/**
 * Withholds the published balances of a company that was listed after its last fiscal year. Like nearly everything published with the quotes they are of
 * that year, so they lack the money that the offering raised and the shares that it converted (EIKN: -$879M of equity, whose preferred
 * shares have become common ones). Answers each for staff.
 */
export async function withholdBalancesBeforeListing(db: Db): Promise<FigureDoubtsTable[]> {
  const rows = await db
    .selectFrom('fundamentals')
    .innerJoin('companies', 'companies.symbol', 'fundamentals.symbol')
    .leftJoin('company_facts', 'company_facts.symbol', 'fundamentals.symbol')
    .leftJoin('statement_facts', 'statement_facts.symbol', 'fundamentals.symbol')
    .select(['fundamentals.symbol', 'as_of', 'fiscal_year_end', 'packed', 'company_type'])
    .select(['fundamentals.cash', 'fundamentals.debt', 'fundamentals.assets', 'fundamentals.equity'])
    .select('fundamentals.current_ratio')
    .orderBy('fundamentals.symbol')
    .execute();
  const day = rows.reduce((last, { as_of }) => (as_of > last ? as_of : last), '');
  const listings = await readListings(db, day);
  const found = rows.filter((row) => {
    const listed = listings.get(row.symbol);
    const isKnown = [row.cash, row.debt, row.assets, row.equity, row.current_ratio].some(
      (value) => value !== null,
    );
    if (!listed || !isKnown || hasTrust(row)) return false;
    // OTAI: a debt of $1M and 28 cents of current assets for each dollar due. Of an offering of this year no balance without a trust is, whenever its fiscal year ends.
    const isNewShell = row.company_type === 'blank_check' && listed >= `${row.as_of.slice(0, 4)}-01-01`;
    if (!isNewShell && listed <= lastYearEnd(row.as_of, row.fiscal_year_end)) return false;
    return row.packed === null || quartersBefore(row.packed, listed) < LEAST_QUARTERS;
  });
  await withholdColumns(db, 'fundamentals', found, balances);
  return found.map(({ symbol, as_of, cash, debt, assets, equity }) =>
    quoteDoubt(
      'equity',
      symbol,
      as_of,
      { cash, debt, assets, equity },
      'not shown: balances of the last fiscal year, after which the company came to market',
    ),
  );
}
