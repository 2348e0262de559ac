import { sql } from 'kysely';
import { type Fundamentals, fundamentalFigures } from '#contract/financials.ts';
import type { LastReport } from '#kit/financials/figures/last-report.ts';
import type { FigureParts } from '#kit/financials/figures/company.ts';
import { daysBetween } from '#kit/time/days.ts';
import type { KnownSplit } from '#kit/financials/split-restated.ts';
import { CRYPTO } from '#kit/financials/merged.ts';
import { type AbsentLine, absentLinesOf, isLender, moneyTradeOf } from '#kit/financials/money-trade.ts';
import type { Db } from '#server/db/open.ts';
import type { EarningsTable } from '#server/db/record-tables.ts';
import { readListings, readNewShares, readNameEnds, readShellDays } from '../listings.ts';
import { lastLeaps, type MonthLow, readMonthLows, readOwnersCounts } from '../traded-shares.ts';
import { withoutEmptyGross } from './contradictions.ts';
import type { NameEnds } from './since-trust.ts';

/** A report as it was announced. */
type Reported = Pick<EarningsTable, 'date' | 'eps_actual'> & Partial<Pick<EarningsTable, 'eps_estimate'>>;

/** What the figures of a company need beside its statements. */
export interface CompanyContext extends Omit<FigureParts, 'periods' | 'lowAfter'> {
  symbol: string;
  /** Of its seat; US for the United States. */
  country: string | null;
  /** A business development company or another fund. */
  isFund: boolean;
  /** It lives on rents. */
  isLandlord?: boolean;
  /** What is no line of its statements, as of a bank or an insurer. */
  absentLines?: readonly AbsentLine[];
  /** Pays interest on what it lends: its revenue may be of before that, or of after. */
  isLender?: boolean;
  /** Its coins earn and lose more than it sells. */
  holdsCrypto?: boolean;
  /** All that it has is the trust which its offering filled. */
  isBlankCheck: boolean;
  /** Called as blank checks are, whatever trade it is to have. */
  isNamedAsShell: boolean;
  /** Makers of medicines, whose partners pay for milestones: one quarter brings what others do not. */
  hasMilestones: boolean;
  cik: number | null;
  /** Whose facts are its statements: of the share classes of one issuer, those of the one with the most on record. */
  factsOf: string;
  /** The last split on record. */
  split: KnownSplit | undefined;
  /** All of them, the first first. */
  splits: readonly KnownSplit[];
  /** The last day whose close is not known to be on today's scale, as before a split that nobody has on record. */
  leap: string | undefined;
  /** The first day of shares that took the place of those of before a court. */
  newSharesOn?: string | null;
  /** The day until which it was called as a blank check is. */
  shellUntil?: string | null;
  /** The days on which it gave up a name. */
  nameEnds?: NameEnds;
  /** The lowest closes of its months, oldest first. */
  lows: readonly MonthLow[];
  /** What was announced, newest first. */
  reports: readonly Reported[];
}

/** What was published as the sales of a bank, an insurer or a landlord that earned more than that is a part of them. */
const withWholeSales = (published: Fundamentals | null, financial: boolean): Fundamentals | null =>
  financial && published !== null && Math.abs(published.net_income ?? 0) > (published.sales ?? Infinity)
    ? { ...published, sales: null, gross_profit: null }
    : published;

/** Without a gross profit that is the whole of the sales. */
function withGross(published: Fundamentals | null): Fundamentals | null {
  if (published === null) return null;
  const values = { gross_profit: published.gross_profit, revenue: published.sales };
  withoutEmptyGross(values);
  return { ...published, gross_profit: values.gross_profit };
}

/** Reports of the last year, and the days from the first to the last of them. */
const REPORTS = 4;
const REPORTS_DAYS = 330;
/** Reports of two years. */
const REPORTS_KEPT = 8;

/** The newest of a company's reports, which come newest first. */
export function lastReportOf(reports: readonly Reported[] = []): LastReport | null {
  const [last] = reports;
  if (!last) return null;
  const newest = reports.slice(0, REPORTS).flatMap(({ eps_actual: eps }) => eps ?? []);
  const first = reports[REPORTS - 1];
  const isYear =
    newest.length === REPORTS && first !== undefined && daysBetween(first.date, last.date) <= REPORTS_DAYS;
  return {
    date: last.date,
    epsActual: last.eps_actual,
    epsEstimate: last.eps_estimate ?? null,
    newest,
    year: isYear ? newest.reduce((sum, eps) => sum + eps, 0) : null,
    reports: reports
      .slice(0, REPORTS_KEPT)
      .flatMap(({ date, eps_actual: eps }) => (eps === null ? [] : [{ date, eps }])),
  };
}

/** What was published of each company on the day of the quotes. */
async function readFundamentals(db: Db): Promise<Map<string, Fundamentals>> {
  return new Map(
    (
      await db
        .selectFrom('fundamentals')
        .select(['symbol', 'as_of', ...fundamentalFigures])
        .execute()
    ).map(({ symbol, ...row }) => [symbol, row]),
  );
}

/** Announced earnings by company, newest first. */
async function readReports(db: Db) {
  return Map.groupBy(
    await db
      .selectFrom('earnings')
      .select(['symbol', 'date', 'eps_actual', 'eps_estimate'])
      .where('eps_actual', 'is not', null)
      .orderBy('date', 'desc')
      .execute(),
    ({ symbol }) => symbol,
  );
}

/** The splits of each company, the first first. */
async function readSplits(db: Db): Promise<Map<string, KnownSplit[]>> {
  const rows = await db
    .selectFrom('splits')
    .select(['symbol', 'date', 'new_shares', 'old_shares'])
    .orderBy('date')
    .execute();
  const bySymbol = new Map<string, KnownSplit[]>();
  for (const { symbol, date, new_shares, old_shares } of rows)
    bySymbol.set(symbol, [...(bySymbol.get(symbol) ?? []), { date, factor: new_shares / old_shares }]);
  return bySymbol;
}

/** By issuer, the share class with the most facts on record; of two with as many the one that is counted. */
async function readFullestClasses(db: Db): Promise<Map<number | null, string>> {
  const rows = await db
    .selectFrom('statement_facts')
    .innerJoin('companies', 'companies.symbol', 'statement_facts.symbol')
    .select(['companies.symbol', 'companies.cik'])
    .where('companies.cik', 'is not', null)
    .orderBy(sql`length(packed)`)
    .orderBy('is_lead_class')
    .orderBy('companies.symbol')
    .execute();
  return new Map(rows.map(({ cik, symbol }) => [cik, symbol]));
}

/** CCIX and PCSC, which the SEC has under the trade of what they are to merge with. */
const shellName = /\b(?:acquisition|capital|merger|investment)\b/i;

/** The shares that the market value counts. */
const shares = (row: { market_cap: number | null; last_sale: number | null } | undefined): number | null =>
  row?.market_cap && row.last_sale ? row.market_cap / row.last_sale : null;

/** The newest day of a quote; none where nothing has one. */
const lastQuote = (companies: readonly { quote_date: string | null }[]): string =>
  companies.reduce((last, { quote_date }) => (quote_date && quote_date > last ? quote_date : last), '');

/** What is asked of the row of every company, in order of symbol. */
const readCompanies = (db: Db) =>
  db
    .selectFrom('companies')
    .select([
      'symbol',
      'name',
      'cik',
      'sic',
      'company_type',
      'country',
      'security_kind',
      'quote_date',
      'market_cap',
      'last_sale',
      'is_lead_class',
    ])
    .where('is_sample', '=', 0)
    .orderBy('symbol')
    .execute();

const noNames: NameEnds = { all: [], shells: [] };

/** Every company, in order of symbol, with what was published of it on the day of the quotes. */
export async function readContext(db: Db): Promise<CompanyContext[]> {
  const companies = await readCompanies(db);
  const day = lastQuote(companies);
  const [fullest, fundamentals, reports, splits, leaps, listings, newShares, shells, lows, seen] = [
    await readFullestClasses(db),
    await readFundamentals(db),
    await readReports(db),
    await readSplits(db),
    await lastLeaps(db),
    await readListings(db, day),
    await readNewShares(db, day),
    await readShellDays(db),
    await readMonthLows(db, day),
    await readOwnersCounts(db),
  ];
  const nameEnds = await readNameEnds(db);
  const leads = new Map(companies.flatMap((row) => (row.is_lead_class ? [[row.cik, row] as const] : [])));
  return companies.map((company) => {
    const { symbol, name, cik, country, security_kind, quote_date, last_sale } = company;
    const trade = moneyTradeOf(company);
    return {
      symbol,
      cik,
      country,
      isFund: company.company_type === 'fund',
      hasMilestones: /^(283[3-6]|8731)$/.test(company.sic ?? ''),
      factsOf: (cik === null ? undefined : fullest.get(cik)) ?? symbol,
      price: last_sale,
      split: splits.get(symbol)?.at(-1),
      splits: splits.get(symbol) ?? [],
      leap: leaps.get(symbol),
      listedOn: listings.get(symbol) ?? null,
      newSharesOn: newShares.get(symbol) ?? null,
      shellUntil: shells.get(symbol) ?? null,
      nameEnds: nameEnds.get(symbol) ?? noNames,
      lows: lows(symbol),
      seen: seen(symbol),
      reports: reports.get(symbol) ?? [],
      asOf: quote_date ?? '',
      fundamentals: withGross(withWholeSales(fundamentals.get(symbol) ?? null, trade !== null)),
      lastReport: lastReportOf(reports.get(symbol)),
      // A class without a market value has the shares of its issuer.
      sharesToday: shares(company) ?? (cik === null ? null : shares(leads.get(cik))),
      isFinancial: trade !== null,
      isLandlord: trade === 'property',
      // A shell that is to buy a bank has the code of one.
      absentLines: trade === 'blank check' ? [] : absentLinesOf(company.sic),
      isLender: isLender(company),
      holdsCrypto: company.sic === CRYPTO,
      isBlankCheck: trade === 'blank check',
      isNamedAsShell: shellName.test(name),
      isAbroad: country !== 'US',
      isReceipt: security_kind === 'ads',
    };
  });
}
