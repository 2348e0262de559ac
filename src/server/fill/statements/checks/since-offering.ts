import { type CheckedRows, type Doubt, type StatementRow as Row } from '../rows.ts';
import { doubtOf } from '../withhold.ts';

/** A blank check that trades has its trust: of less, a balance is of before the offering that filled it. */
const LEAST_TRUST = 1e6;
/** With so much it was offered already, and a later prospectus is that of its merger. */
const TRUST = 10e6;
/** Less than this part of what was published since is no trust: what the offering was to cost was paid in before (KRSP: $13M in September, $351M since). */
const LEAST_PART = 0.25;
const DECISION = 'not shown, nor what is older: of a blank check before its offering';

/**
 * The last day of before the offering: that of its balances that are next to nothing beside what it had later, or has by now (BDCI: $5.7M of September, $257M since),
 * or the one on which the shares came.
 */
function lastBefore(rows: readonly Row[], listedOn: string | null, published: number): string {
  const most = Math.max(0, ...rows.map(({ assets }) => assets ?? 0));
  const ofTrust = (trust: number) => (trust >= TRUST ? trust * LEAST_PART : 0);
  const least = Math.max(LEAST_TRUST, ofTrust(most), ofTrust(published));
  const hadTrust = (least: number, until: string) =>
    rows.some(({ assets, period_end }) => (assets ?? 0) >= least && period_end <= until);
  // What is left of a trust that was paid out is none of before it.
  const days = rows.flatMap(({ assets, period_end: day }) =>
    assets !== null && assets < least && !hadTrust(least, day) ? [day] : [],
  );
  const ofSmall = days.reduce((a, b) => (a > b ? a : b), '');
  const ofListing =
    listedOn === null || hadTrust(Math.max(TRUST, published * LEAST_PART), listedOn) ? '' : listedOn;
  return ofListing > ofSmall ? ofListing : ofSmall;
}

/**
 * The rows of a blank check that ended since its offering: what it had before says nothing of it (IRHO: $365K in all of November, and an offering of
 * $230M in December). The newest balance of those is listed for staff. `published` are the assets of the day of the quotes.
 */
export function sinceOffering(rows: Row[], listedOn: string | null, published?: number | null): CheckedRows {
  const last = lastBefore(rows, listedOn, published ?? 0);
  const older = rows.filter(({ period_end }) => period_end <= last);
  const newest = older
    .filter(({ assets }) => assets !== null)
    .toSorted((a, b) => (a.period_end < b.period_end ? 1 : -1))[0];
  const doubts: Doubt[] = newest ? [doubtOf(newest, 'assets', DECISION)] : [];
  return { periods: rows.filter((row) => !older.includes(row)), doubts };
}
