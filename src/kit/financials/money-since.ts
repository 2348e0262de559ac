import { type CountedRow, sharesAt } from './earning-shares.ts';

/** With half as many shares again as on the day of a balance, what they brought in is not in it. SNDA: a merger, and a P/B of 67. */
export const MOST_MORE_SHARES = 1.5;
/** A count of the cover of a report is of its balance when it is no further from it. */
export const SAME_DAY = 20;

/** What has brought in money since a day: the company came to market, or issued half as many shares again. */
export type MoneySince = 'listed' | 'issued';

interface Since {
  periods: readonly CountedRow[];
  /** The shares that trade. */
  sharesToday: number | null;
  /** The first day on which they traded; null where that is long ago, or unknown. */
  listedOn?: string | null | undefined;
}

/** What has brought in money since `day`, so that its cash is not that of today; null where nothing is known to have. */
export function moneySince({ periods, sharesToday, listedOn }: Since, day: string): MoneySince | null {
  if (listedOn && listedOn > day) return 'listed';
  const { shares, isOfPart } = sharesAt(periods, day, SAME_DAY);
  if (sharesToday === null || shares === null || isOfPart) return null;
  return sharesToday > MOST_MORE_SHARES * shares ? 'issued' : null;
}
