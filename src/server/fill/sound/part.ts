import { sql } from 'kysely';
import { bulkUpdate, type Cell } from '#server/db/bulk.ts';
import type { FigureDoubtsTable } from '#server/db/financial-tables.ts';
import type { Db, Engine } from '#server/db/open.ts';
import type { ContentPart } from '../part.ts';
import { lastLeaps, readSharesSeen, type SharesSeen } from '../traded-shares.ts';
import { withholdPercentsBesideInsiders } from './beside-insiders.ts';
import { withholdBalancesBeforeListing } from './before-listing.ts';
import { withholdDebts, withholdDebtsOverLiabilities, withholdNoDebts } from './debts.ts';
import { withholdOldPayments, withholdRates } from './dividends.ts';
import { withholdContradictedRevisions, withholdEmptyEstimates, withholdEstimatesOfNewShares, withholdFarSurprises } from './estimates.ts'; // prettier-ignore
import { withholdEstimatesOfOldShares } from './old-estimates.ts';
import { withholdOtherTrades } from './insiders.ts';
import { removeOthersReports, removeReportsBeforeGap, withholdLaterListings } from './listing.ts';
import { divideByOneFloat } from './one-float.ts';
import { withholdOtherShares, withholdOwners, withholdShorts, withholdSmallFloats } from './owners.ts';
import { withholdCountedFloats, withholdPartCounts } from './owner-counts.ts';
import { removeEmptyPublished, withholdBeforeCourt, withholdCostless, withholdEmptyGross, withholdGrossOfMoney, withholdLossesBesideIncome, withholdOldAmounts, withholdOperatingOverGross, withholdOtherCurrencies } from './published.ts'; // prettier-ignore
import { doubtsOf } from './quote-doubts.ts';
import { isFloatOfBefore, isFloatTraded, quoteColumns, soundColumns, soundQuote } from './quote.ts';
import { withholdLoneReceipts, withholdOrdinaryCounts, withholdOverTrusts, withholdSmallReceiptFloats } from './receipts.ts'; // prettier-ignore
import { removeEmptyReports, withholdHalfRestated } from './reports.ts';
import {
  withholdContradictedFloats,
  withholdOldHighest,
  withholdOtherClasses,
  withholdOtherFloats,
  withholdPublishedPercents,
  withholdWholeFloats,
  withoutComputedPercents,
  withoutPercents,
} from './shorts.ts';
import { withholdOfShells } from './shells.ts';
import { makeDaysAgree, withholdLeftOfBefore } from './short-days.ts';
import { makeSistersAgree } from './sister-classes.ts';
import { withholdSuddenPercents } from './sudden-shorts.ts';
import { withholdFarTargets } from './targets.ts';

/** Withholds what contradicts another row of the same company, or corrects it. Answers what staff should read, or nothing. */
type Rule = (db: Db) => Promise<FigureDoubtsTable[]> | Promise<void>;

/** What is no report of the company: before a quote is held against what was announced. */
const beforeQuotes: readonly Rule[] = [removeOthersReports, withholdHalfRestated, removeEmptyReports];

/** In this order, since each reads what those before it left. */
const afterQuotes: readonly Rule[] = [
  // Shares: sold short, of other classes, and floats that both contradict.
  withholdShorts,
  withholdOtherClasses,
  makeDaysAgree,
  withholdSmallFloats,
  withholdContradictedFloats,
  withholdOrdinaryCounts,
  withholdSmallReceiptFloats,
  withholdCountedFloats,
  // Amounts that were published with the quotes.
  withholdRates,
  withholdOldAmounts,
  withholdOtherCurrencies,
  withholdOperatingOverGross,
  withholdLossesBesideIncome,
  withholdCostless,
  withholdGrossOfMoney,
  withholdLoneReceipts,
  // Receipts are asked whether anybody counts them before a count is taken away.
  withholdPartCounts,
  withholdOverTrusts,
  withholdDebtsOverLiabilities,
  withholdDebts,
  makeSistersAgree,
  withholdOtherTrades,
  withholdFarTargets,
  // What hangs on a company's own row, which is settled now.
  withholdOwners,
  divideByOneFloat,
  withholdSuddenPercents,
  withholdOtherFloats,
  withholdWholeFloats,
  withholdPercentsBesideInsiders,
  withholdPublishedPercents,
  withholdNoDebts,
  withholdEmptyGross,
  // The day of coming to market is settled before what was published is held against it.
  withholdLaterListings,
  withholdBalancesBeforeListing,
  withholdBeforeCourt,
  withholdOfShells,
  removeEmptyPublished,
  withholdOtherShares,
  // After the rates: what was paid last says when a dividend ended.
  withholdOldPayments,
  withholdEmptyEstimates,
  withholdContradictedRevisions,
  withholdEstimatesOfNewShares,
  withholdEstimatesOfOldShares,
  withholdFarSurprises,
  // Floats and percents are settled now.
  withholdLeftOfBefore,
  withholdOldHighest,
  oneVolumeADay,
  // The year of coming to market is held against the first report there was.
  removeReportsBeforeGap,
  // What is left without a figure.
  removeEmptyReports,
];

/**
 * Makes quotes, floats and short interest of every company agree, or withholds them and lists each case for staff; `db` holds
 * the transaction. Answers how many companies changed; doing it again changes none.
 */
export async function makeQuotesSound(db: Db, engine: Engine): Promise<number> {
  const doubts = await follow(db, beforeQuotes);
  const seenOf = await readSharesSeen(db);
  const changed = await settleQuotes(db, engine, seenOf, doubts);
  doubts.push(...(await follow(db, afterQuotes)));
  // A float that these took away bears out no count: ALP's, of fewer shares than are sold short.
  await settleQuotes(db, engine, seenOf, doubts);
  for (const doubt of doubts)
    await db
      .insertInto('figure_doubts')
      .values(doubt)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  return changed;
}

/** Makes the quotes of all companies sound, and adds to `doubts` what of them was withheld. Answers how many companies changed. */
async function settleQuotes(
  db: Db,
  engine: Engine,
  seenOf: (symbol: string) => SharesSeen,
  doubts: FigureDoubtsTable[],
): Promise<number> {
  const companies = await db
    .selectFrom('companies')
    .select(quoteColumns)
    .where('is_sample', '=', 0)
    .execute();
  const ofBefore: string[] = [];
  const ofNone: string[] = [];
  const changed = companies.flatMap((quote): Cell[][] => {
    const seen = seenOf(quote.symbol);
    const sound = soundQuote(quote, seen);
    if (isFloatOfBefore(quote, sound.shares_outstanding, seen) || isFloatTraded(quote, seen))
      ofBefore.push(quote.symbol);
    else if (quote.float_shares !== null && sound.float_shares === null) ofNone.push(quote.symbol);
    doubts.push(...doubtsOf(quote, sound, seen));
    return soundColumns.every((column) => quote[column] === sound[column])
      ? []
      : [[quote.symbol, ...soundColumns.map((column) => sound[column])]];
  });
  await bulkUpdate(db, engine, 'companies', 'symbol', soundColumns, changed);
  for (const symbol of ofBefore) await withoutPercents(db, symbol);
  // Before a leap of the closes what a source itself says may be of other shares.
  const leaps = ofNone.length > 0 ? await lastLeaps(db) : new Map<string, string>();
  for (const symbol of ofNone) await withoutComputedPercents(db, symbol, leaps.get(symbol));
  return changed.length;
}

/** Follows rules one after the other; answers what they found. */
async function follow(db: Db, rules: readonly Rule[]): Promise<FigureDoubtsTable[]> {
  const found: FigureDoubtsTable[] = [];
  for (const rule of rules) found.push(...((await rule(db)) ?? []));
  return found;
}

/** The last bar has the volume of the quote of its day: a store that was filled before may have another. */
async function oneVolumeADay(db: Db): Promise<void> {
  await sql`update price_bars set volume = companies.volume from companies
    where companies.symbol = price_bars.symbol and companies.quote_date = price_bars.date and companies.is_sample = 0
      and companies.volume is not null and price_bars.volume is distinct from companies.volume`.execute(db);
}

/** Quotes, floats and short interest that do not contradict each other. */
export const soundQuotes: ContentPart = {
  name: 'quotes',
  kind: 'facts',
  version: 61,
  changesSeed: true,
  // The rows are the seed's; what was withheld comes back with it.
  clear: () => Promise.resolve(),
  make: ({ db, engine }) => makeQuotesSound(db, engine),
};
