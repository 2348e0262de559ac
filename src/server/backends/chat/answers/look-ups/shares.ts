import type { FinancialPeriod } from '#contract/financials.ts';
import { companyTabPath } from '#kit/href/addresses.ts';
import { formatDate } from '#kit/time/dates.ts';
import { dilution, shareCounts } from '#kit/financials/shares.ts';
import { daysBetween } from '#kit/time/days.ts';
import { sourceName } from '#contract/source.ts';
import { readCompanyColumns } from '#server/store/companies/company-columns.ts';
import { findFinancials } from '#server/store/statements/financials.ts';
import { readSplits } from '#server/store/companies/splits.ts';
import { isKnownCompany } from '#server/store/page-of-company.ts';
import { CompanyInput } from './inputs.ts';
import {
  type AnswerStore,
  defineLookUp,
  type Fact,
  factOf,
  type LookedUp,
  nothing,
  unknownCompany,
} from './look-up.ts';

/** A count of the quotes is a newer one so many days after the last of statements. */
const NEWER_DAYS = 45;
/** Of another class of shares, or of receipts, it would be far below the last one. */
const LEAST_OF_SAME = 0.97;

/** So much more or less than the last count of statements is told beside it: TCRT’s 24.4 million after 2.2. */
const OTHER_COUNT = 1.2;

/** The count that the market value is of, where it is far from the last one of statements or newer; of receipts the two count different things. */
async function countToday(
  db: AnswerStore['db'],
  symbol: string,
  { shares: last, date }: { shares: number; date: string },
): Promise<Fact[]> {
  const quote = await readCompanyColumns(db, symbol, ['shares_outstanding', 'quote_date', 'security_kind']);
  const today = quote?.shares_outstanding ?? null;
  if (!quote || today === null) return [];
  const isOfReceipts = quote.security_kind === 'ads';
  const isOther = Math.max(today / last, last / today) >= OTHER_COUNT;
  const isNewer = daysBetween(date, quote.quote_date ?? date) > NEWER_DAYS && today / last >= LEAST_OF_SAME;
  if (!isOther && !isNewer) return [];
  return factOf(
    isOfReceipts ? 'receipts_today' : isOther ? 'shares_today' : 'shares_newest',
    'Shares behind the market value',
    today,
    'shares',
    {
      date: quote.quote_date,
      source: {
        label: `RedStreet quotes, ${symbol}`,
        href: companyTabPath(symbol, 'marketdata'),
        date: quote.quote_date,
      },
    },
  );
}

/** Where no statement counts the shares: what the quotes count, and the change over a year as the screener has it. */
async function published(db: AnswerStore['db'], symbol: string): Promise<LookedUp> {
  const quote = await readCompanyColumns(db, symbol, ['shares_outstanding', 'shares_change', 'quote_date']);
  const date = quote?.quote_date ?? null;
  const source = { label: `RedStreet quotes, ${symbol}`, href: companyTabPath(symbol, 'marketdata'), date };
  const facts = [
    ...factOf('shares_today', 'Shares behind the market value', quote?.shares_outstanding, 'shares', {
      date,
      source,
    }),
    ...factOf('shares_year_change', 'Change over a year', quote?.shares_change, 'change', {
      date,
      source,
      computed: true,
    }),
  ];
  const missing = ['No count of shares is on record in statements.'];
  return { symbol, facts, missing };
}

/** The table of a company’s counts. */
const tableOf = (symbol: string): string => `${companyTabPath(symbol, 'financials')}#shares`;

/** A row for each count: as it is, and as it was reported where a split came after it. */
const rowsOf = (
  symbol: string,
  counts: ReturnType<typeof shareCounts>['counts'],
  periods: readonly FinancialPeriod[],
): Fact[] =>
  counts.flatMap(({ date, shares, source }) => {
    const rest = {
      date,
      row: date,
      source: { label: `${symbol}, shares outstanding, ${sourceName(source)}`, href: tableOf(symbol), date },
    };
    const split = periods.find(
      ({ period_end: end, shares_outstanding: count }) => end === date && count === shares,
    )?.marks['shares_outstanding']?.split;
    const reported = split ? shares / split : null;
    return [
      ...factOf('shares_outstanding', 'Shares outstanding', shares, 'shares', rest),
      ...factOf('shares_reported', 'Shares outstanding, as reported then', reported, 'shares', {
        ...rest,
        computed: true,
      }),
    ];
  });

/** Ten years of quarters: how the count stands against one of before is asked over years. */
const ROWS = 40;

/** How many shares there were, and how fast they grew. */
export const shareCount = defineLookUp({
  name: 'share_count',
  description: 'Shares outstanding of a company by quarter, with their change over a year: the dilution.',
  input: CompanyInput,
  async find({ db }, { symbol }) {
    const found = await findFinancials(db, symbol);
    if (!found) return unknownCompany(symbol);
    const { counts, leap } = shareCounts(found.periods);
    if (counts.length === 0) return published(db, symbol);
    const rows = rowsOf(symbol, counts.slice(-ROWS), found.periods);
    const last = counts.at(-1);
    const before = last && counts.findLast(({ date }) => Math.abs(daysBetween(date, last.date) - 365) <= 45);
    const first = counts[0];
    const whole = dilution(counts);
    const computed = (name: string, label: string, value: number | null, date: string | undefined): Fact[] =>
      factOf(name, label, value, 'change', {
        date: date ?? null,
        computed: true,
        source: { label: `${symbol}, shares outstanding`, href: tableOf(symbol), date: date ?? null },
      });
    return {
      symbol,
      facts: [
        ...rows,
        ...(last ? await countToday(db, symbol, last) : []),
        ...computed(
          'shares_year_change',
          'Change over a year',
          last && before ? (last.shares / before.shares - 1) * 100 : null,
          last?.date,
        ),
        ...computed(
          'shares_whole_change',
          `Change since ${first?.date ?? ''}`,
          whole?.percent ?? null,
          last?.date,
        ),
        ...computed('shares_yearly_change', 'Change a year, compounded', whole?.yearly ?? null, last?.date),
      ],
      missing:
        leap === null
          ? []
          : [
              `Counts before ${formatDate(leap)} differ by a multiple, as after a split or a large issue, and are left out.`,
            ],
    };
  },
});

/** Splits of the shares. */
export const splits = defineLookUp({
  name: 'splits',
  description: 'Stock splits and reverse splits of a company, newest first.',
  input: CompanyInput,
  async find({ db }, { symbol }) {
    const [isKnown, rows] = await Promise.all([isKnownCompany(db, symbol), readSplits(db, symbol)]);
    if (!isKnown) return unknownCompany(symbol);
    if (rows.length === 0) return nothing(symbol, 'No split is on record.');
    const facts = rows.flatMap((row) => {
      const source = {
        label: `Splits, ${row.source}`,
        href: `${companyTabPath(symbol, 'marketdata')}#facts`,
        date: row.fetched ?? row.date,
      };
      const rest = { date: row.date, row: row.date, source };
      const isReverse = row.new_shares < row.old_shares;
      return [
        ...factOf('split_day', 'Effective', row.date, 'date', rest),
        ...factOf('split', 'Split', `${row.new_shares} for ${row.old_shares}`, 'text', rest),
        ...factOf('split_kind', 'Kind', isReverse ? 'Reverse split' : 'Split', 'text', rest),
      ];
    });
    return { symbol, facts, total: rows.length, missing: [] };
  },
});
