import { withhold } from './withhold.ts';

/** A count that lies by this part under the one before and the one after. */
const DIP = 0.1;

interface CountedRow {
  period_end: string;
  shares_outstanding: number | null;
  marks: string | null;
}

/**
 * Rows of a company without counts of shares that lie a tenth under the one before and the one after: these are of one class of
 * several, or a mean. After the last comes `sharesToday`, the count that trades.
 */
export function withoutShareDips<Row extends CountedRow>(rows: Row[], sharesToday: number | null): Row[] {
  const byDay = new Map(
    rows.flatMap(({ period_end, shares_outstanding: shares }): [string, number][] =>
      shares === null ? [] : [[period_end, shares]],
    ),
  );
  const counts = [...byDay].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const dips = new Set(
    counts.flatMap(([day, shares], i) => {
      const before = counts[i - 1]?.[1];
      const after = i === counts.length - 1 ? sharesToday : counts[i + 1]?.[1];
      return before && after && shares < (1 - DIP) * Math.min(before, after) ? [day] : [];
    }),
  );
  if (dips.size === 0) return rows;
  const sound = rows.map((row) =>
    row.shares_outstanding !== null && dips.has(row.period_end) ? withhold(row, ['shares_outstanding']) : row,
  );
  // Without them others may be neighbours.
  return withoutShareDips(sound, sharesToday);
}
