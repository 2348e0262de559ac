import { sql } from 'kysely';
import type { Db } from '#server/db/open.ts';
import { daysBetween } from '#kit/time/days.ts';
import { unpackFacts } from '#server/store/statements/packed-facts.ts';
import { withholdColumns } from './withhold-rows.ts';

/** Forms that a company files, or others file about it, once it has to report. */
const OF_REPORTING = ['8-K', '10-Q', '10-K', '6-K', '20-F', 'SCHEDULE 13D', 'SCHEDULE 13G', 'SCHEDULE 13G/A'];

/**
 * Withholds a year of coming to market before which the company reported already: it is that of a later class or a change of exchange (BPAC: its
 * units were sold in November 2025, its shares are listed alone since 2026), or had the trust of a blank check, or counted its shares on reports, or announced its earnings (WOLF: new shares since 2025, after its
 * Chapter 11). Who files in private may have had other names for years: those say nothing.
 */
export async function withholdLaterListings(db: Db): Promise<void> {
  await withholdLaterShares(db);
  await withholdEarlierCounts(db);
  await withholdOtherFirstTrades(db);
  await db
    .updateTable('companies')
    .set({ ipo_year: null })
    .where('is_sample', '=', 0)
    .where('ipo_year', 'is not', null)
    .where((eb) =>
      eb.or([
        eb.exists(
          eb
            .selectFrom('earnings')
            .select('earnings.symbol')
            .whereRef('earnings.symbol', '=', 'companies.symbol')
            .where('eps_actual', 'is not', null)
            .where(sql<boolean>`cast(substr(date, 1, 4) as integer) < ipo_year`),
        ),
        eb.exists(
          eb
            .selectFrom('filings')
            .select('filings.symbol')
            .whereRef('filings.symbol', '=', 'companies.symbol')
            .where('filing_type', 'in', OF_REPORTING)
            .where(sql<boolean>`cast(substr(filed_on, 1, 4) as integer) < ipo_year`),
        ),
      ]),
    )
    .execute();
}

/**
 * Withholds a year of coming to market after that of the first trade (DFH: traded since January 2021, and on another exchange since 2022), and a first
 * trade of a later year, where the source's prices begin (HYLN: 2020-01-02, of a blank check that came in 2019).
 */
async function withholdOtherFirstTrades(db: Db): Promise<void> {
  const rows = await db
    .selectFrom('companies')
    .innerJoin('company_facts', 'company_facts.symbol', 'companies.symbol')
    .select(['companies.symbol', 'ipo_year', 'first_trade'])
    .where('is_sample', '=', 0)
    .where('ipo_year', 'is not', null)
    .where('first_trade', 'is not', null)
    .execute();
  const apart = (sign: 1 | -1) =>
    rows.filter(
      ({ ipo_year, first_trade }) => Math.sign(Number(first_trade?.slice(0, 4)) - Number(ipo_year)) === sign,
    );
  await withholdColumns(db, 'companies', apart(-1), ['ipo_year']);
  await withholdColumns(db, 'company_facts', apart(1), ['first_trade']);
}

/** No statements before this year are on record. */
const FIRST_FACTS = 2021;
/** A blank check with assets of this much on record has had its offering. */
const TRUST = 10e6;

/** Withholds the year in which a blank check's shares were first listed apart from its units, if it had its trust in an earlier year (TDAC: $175M at the end of 2024). */
async function withholdLaterShares(db: Db): Promise<void> {
  const rows = await db
    .selectFrom('companies')
    .innerJoin('statement_facts', 'statement_facts.symbol', 'companies.symbol')
    .select(['companies.symbol', 'ipo_year', 'packed'])
    .where('company_type', '=', 'blank_check')
    .where('ipo_year', 'is not', null)
    .execute();
  const later = rows.filter(({ ipo_year, packed }) =>
    unpackFacts(packed).some(
      ({ concept, end, value }) =>
        concept === 'assets' && value >= TRUST && Number(end.slice(0, 4)) < (ipo_year ?? 0),
    ),
  );
  await withholdColumns(db, 'companies', later, ['ipo_year']);
}

/** Only a company that reports counts its shares on a cover; a prospectus goes back two years, without one. */
const [YEARS_BACK, LEAST_COUNTS] = [2, 2];

/** Withholds a year of listing if reports counted shares two years before it (RNST: since 2021, and on another exchange since 2023). */
async function withholdEarlierCounts(db: Db): Promise<void> {
  const rows = await db
    .selectFrom('companies')
    .innerJoin('statement_facts', 'statement_facts.symbol', 'companies.symbol')
    .select(['companies.symbol', 'ipo_year', 'packed'])
    .where('is_sample', '=', 0)
    .where('ipo_year', '>=', FIRST_FACTS + YEARS_BACK)
    .execute();
  const later = rows.filter(
    ({ ipo_year, packed }) =>
      unpackFacts(packed).filter(
        ({ concept, source, end }) =>
          concept === 'shares_outstanding' &&
          source.startsWith('sec-') &&
          Number(end.slice(0, 4)) <= (ipo_year ?? 0) - YEARS_BACK,
      ).length >= LEAST_COUNTS,
  );
  await withholdColumns(db, 'companies', later, ['ipo_year']);
}

/** The most days between two reports of one listed company. */
const MOST_DAYS = 457;

/**
 * Removes reports from before a company's listing that are followed by none for fifteen months: another company had the ticker then
 * (AKTS: Akoustis to 2024, Aktis Oncology since 2026). Removes all reports of a blank check, which announces no earnings (BEBE: those of a retailer).
 */
export async function removeOthersReports(db: Db): Promise<void> {
  await db
    .deleteFrom('earnings')
    .where('symbol', 'in', (eb) =>
      eb
        .selectFrom('companies')
        .select('symbol')
        .where('company_type', '=', 'blank_check')
        .where('is_sample', '=', 0),
    )
    .execute();
  const rows = await db
    .selectFrom('earnings')
    .innerJoin('companies', 'companies.symbol', 'earnings.symbol')
    .select(['earnings.symbol', 'date', 'ipo_year'])
    .where('is_sample', '=', 0)
    .where('ipo_year', 'is not', null)
    .where('eps_actual', 'is not', null)
    .orderBy('earnings.symbol')
    .orderBy('date')
    .execute();
  for (const [symbol, reports] of Map.groupBy(rows, ({ symbol }) => symbol)) {
    const [first] = reports;
    if (!first || Number(first.date.slice(0, 4)) >= (first.ipo_year ?? 0)) continue;
    const last = reports.find(({ date }, i) => daysBetween(date, reports[i + 1]?.date ?? date) > MOST_DAYS);
    if (last)
      await db.deleteFrom('earnings').where('symbol', '=', symbol).where('date', '<=', last.date).execute();
  }
}

/** After a gap this long in the calendar, earlier reports are of another time, or of another company with the ticker. */
const GAP_DAYS = 730;

/**
 * Removes reports that are followed by none for two years: a count of met estimates cannot span such a gap, and the reports before it are
 * years old, often of other shares (AKTX: a loss of $4 beside an estimate of $808) or of a former business (FWDI, SLNH). The newest reports stay
 * whatever their age, and their page says so.
 */
export async function removeReportsBeforeGap(db: Db): Promise<void> {
  const rows = await db
    .selectFrom('earnings')
    .innerJoin('companies', 'companies.symbol', 'earnings.symbol')
    .select(['earnings.symbol', 'date'])
    .where('is_sample', '=', 0)
    .where('eps_actual', 'is not', null)
    .orderBy('earnings.symbol')
    .orderBy('date')
    .execute();
  for (const [symbol, reports] of Map.groupBy(rows, (row) => row.symbol)) {
    const last = reports.findLast(
      ({ date }, i) => daysBetween(date, reports[i + 1]?.date ?? date) > GAP_DAYS,
    );
    if (last)
      await db.deleteFrom('earnings').where('symbol', '=', symbol).where('date', '<=', last.date).execute();
  }
}
