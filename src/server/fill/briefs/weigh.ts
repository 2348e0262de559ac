/** How much stories matter, in points that can be compared: docs/methods.md says the same in words. */

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
const rounded = (points: number): number => Math.round(points * 10) / 10;
/** Points for each factor of ten by which an amount exceeds another. */
const tenfolds = (points: number, amount: number | null, over: number, most: number): number =>
  amount === null || amount <= 0 ? 0 : clamp(points * Math.log10(amount / over), 0, most);
/** Points for each doubling of 1 + `times`. */
const doublings = (points: number, times: number, most: number): number =>
  points * Math.log2(1 + clamp(times, 0, most));

/** The usual daily change assumed for a share of which too little is known, and the least assumed for any, in percent. */
const USUAL_MOVE = { unknown: 5, least: 2 };

/** A move: against the usual daily change of its shares, the dollars traded, its size, and whether something is on record. */
export function weighMove(move: {
  change: number;
  usual: number | null;
  dollars: number;
  isOnRecord: boolean;
}): number {
  const change = Math.abs(move.change);
  const usual = Math.max(USUAL_MOVE.least, move.usual ?? USUAL_MOVE.unknown);
  return rounded(
    doublings(14, change / usual, 31) +
      tenfolds(6, move.dollars, 250_000, 20) +
      clamp(change / 10, 0, 10) +
      (move.isOnRecord ? 8 : 0),
  );
}

/** The least points of a report, which is all that one of a small company without an estimate gets. */
const LEAST_OF_REPORT = 1;

/** A report: its distance from the estimate in percent of the price, and the size of the company. */
export function weighReport(report: {
  distance: number | null;
  price: number | null;
  marketCap: number | null;
}): number {
  const { distance, price, marketCap } = report;
  const percent = distance === null || price === null || price <= 0 ? 0 : (Math.abs(distance) / price) * 100;
  return Math.max(
    LEAST_OF_REPORT,
    rounded(doublings(12, percent, 15) + tenfolds(6, marketCap, 10_000_000, 16)),
  );
}

/** Insiders' trades: the dollars, a purchase before a sale, and more for those who run the company. */
export function weighTrade(trade: { value: number | null; isPurchase: boolean; isByChief: boolean }): number {
  const { value, isPurchase, isByChief } = trade;
  return rounded(
    isPurchase ? tenfolds(10, value, 1_000, 50) + (isByChief ? 13 : 8) : tenfolds(6, value, 1_000, 30),
  );
}

/** A filing or another fact: by its kind, and the size of the company. */
export const weighFact = (base: number, marketCap: number | null): number =>
  rounded(base + tenfolds(3, marketCap, 10_000_000, 9));
