import { withhold } from '../../withhold.ts';

/** A count that lies by this part under the one before and the one after. */
const DIP = 0.1;
/**
 * A count of so many times both neighbours, or its only one, is of another unit, of another class, or of before a split that those beside it
 * were restated for. What trades now may be of after a split that no report knows of yet: beside it a count must be further off.
 */
const SPIKE = { reported: 4, today: 10, only: 300 };

const isDip = (shares: number, before?: number, after?: number | null): boolean =>
  !!before && !!after && shares < (1 - DIP) * Math.min(before, after);

function isSpike(shares: number, isLast: boolean, before?: number, after?: number | null): boolean {
  const beside = [before, after].filter((count) => !!count) as number[];
  const least = beside.length < 2 ? SPIKE.only : isLast ? SPIKE.today : SPIKE.reported;
  return beside.length > 0 && shares > Math.max(...beside) * least;
}

interface CountedRow {
  period_end: string;
  shares_outstanding: number | null;
  marks: string | null;
}

/**
 * Rows of a company without counts of shares that lie a tenth under the one before and the one after, which are of one class of
 * several, or a mean; nor with those of four times as many as both (COSM: 84 million between 19 and 11), or of ten times the one
 * before the last and `sharesToday`, the count that trades.
 */
export function withoutShareDips<Row extends CountedRow>(rows: Row[], sharesToday: number | null): Row[] {
  const byDay = new Map(
    rows.flatMap(({ period_end, shares_outstanding: shares }): [string, number][] =>
      shares === null ? [] : [[period_end, shares]],
    ),
  );
  const counts = [...byDay].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const wrong = new Set(
    counts.flatMap(([day, shares], i) => {
      const before = counts[i - 1]?.[1];
      const isLast = i === counts.length - 1;
      const after = isLast ? sharesToday : counts[i + 1]?.[1];
      return isDip(shares, before, after) || isSpike(shares, isLast, before, after) ? [day] : [];
    }),
  );
  if (wrong.size === 0) return rows;
  const sound = rows.map((row) =>
    row.shares_outstanding !== null && wrong.has(row.period_end)
      ? withhold(row, ['shares_outstanding'])
      : row,
  );
  // Without them others may be neighbours.
  return withoutShareDips(sound, sharesToday);
}
