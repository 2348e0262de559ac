import { isRestatedForSplit, reportOf, restated } from '../../announced-splits.ts';
import type { StatementRow as Row } from '../../rows.ts';
import type { CompanyContext } from '../../read-context.ts';

/** Fewer old shares for one new are found by their leap, and may be a difference of measure. */
const LEAST_FACTOR = 4;
/** Statements and announcements come in cents. */
const CENT = 0.0056;
/** Under this a rounded cent says little of a factor. */
const LEAST_EPS = 0.06;
/** Quarters that say the same, of all that say anything. */
const LEAST = { quarters: 2, part: 0.75 };
/** Shares are issued and bought back, but the count that trades is that of before over the factor within this. */
const SAME_COUNT = 2.5;

interface Pair {
  end: string;
  filed: number;
  announced: number;
}

/** Quarters whose statement and announcement both have earnings a share, by their ends. */
function pairsOf(rows: readonly Row[], company: CompanyContext): Pair[] {
  return rows.flatMap((row): Pair[] => {
    const { kind, period_end: end, eps_diluted: filed } = row;
    if (kind !== 'quarter' || !filed || isRestatedForSplit(row)) return [];
    const announced = reportOf(row, company)?.eps_actual;
    return announced && filed * announced > 0 ? [{ end, filed, announced }] : [];
  });
}

const isOf = (factor: number, { filed, announced }: Pair): boolean =>
  Math.abs(announced / factor - filed) <= CENT;

/** The largest of the shares that rows count until a day. */
const mostCounted = (rows: readonly Row[], end: string): number =>
  rows.reduce((most, row) => (row.period_end <= end ? Math.max(most, row.shares_outstanding ?? 0) : most), 0);

/**
 * The reverse split that nobody has on record and announcements give away: the calendar restates them, the statements stay as filed, and
 * in two quarters or more one is the other so many times to the cent, as many times as the shares were more (ACET: $4.64 announced, $0.29
 * filed, 153 million shares where nine trade). `until` is the last end of a quarter in old shares; undefined where nothing shows one.
 */
function unlistedSplit(
  rows: readonly Row[],
  company: CompanyContext,
  pairs: readonly Pair[],
  countedBy: (factor: number) => number,
): { factor: number; until: string } | undefined {
  const { sharesToday } = company;
  const [newest] = pairs
    .filter(({ filed, announced }) => announced / filed >= LEAST_FACTOR - 0.5)
    .toSorted((a, b) => (a.end < b.end ? 1 : -1));
  if (!newest || !sharesToday) return undefined;
  const until = newest.end;
  const old = pairs.filter(({ end }) => end <= until);
  const factor = wholeFactor(old);
  if (factor === undefined) return undefined;
  const same = old.filter((pair) => isOf(factor, pair));
  const counted = (mostCounted(rows, until) * countedBy(factor)) / sharesToday;
  const isBorneOut = counted >= 1 / SAME_COUNT && counted <= SAME_COUNT;
  return isBorneOut && same.length >= LEAST.quarters && same.length >= old.length * LEAST.part
    ? { factor, until }
    : undefined;
}

/** The whole number that most pairs are of; the largest earnings tell it most exactly. */
function wholeFactor(pairs: readonly Pair[]): number | undefined {
  const votes = pairs.map(({ filed, announced }) => Math.round(announced / filed));
  const counted = votes
    .filter((factor) => factor >= LEAST_FACTOR)
    .map((factor) => ({ factor, of: pairs.filter((pair) => isOf(factor, pair)).length }));
  return counted.toSorted((a, b) => b.of - a.of)[0]?.factor;
}

/** A split of more shares, as its announcements give it away: the other way round. */
const mirrored = ({ end, filed, announced }: Pair): Pair => ({ end, filed: announced, announced: filed });

/** Rows of before a split that is not on record in the shares of after it, each marked (NRIM: $2.09 filed and $0.52 announced, of 5.5 million shares where 22.2 trade). */
export function afterUnlistedSplit(rows: Row[], company: CompanyContext): Row[] {
  // What is announced of a receipt may be of the receipt, and what is filed of a share.
  if (company.isReceipt) return rows;
  const pairs = pairsOf(rows, company);
  const told = ({ filed }: Pair) => Math.abs(filed) >= LEAST_EPS;
  const reverse = unlistedSplit(rows, company, pairs.filter(told), (factor) => 1 / factor);
  const turned = pairs.map(mirrored);
  const split = reverse ?? unlistedSplit(rows, company, turned.filter(told), (factor) => factor);
  if (!split) return rows;
  const { factor, until } = split;
  const agreeing = new Set(
    (reverse ? pairs : turned).flatMap((pair) => (isOf(1, pair) && !isOf(factor, pair) ? [pair.end] : [])),
  );
  return rows.map((row) =>
    row.period_end > until || agreeing.has(row.period_end) || isRestatedForSplit(row)
      ? row
      : restated(row, reverse ? 1 / factor : factor),
  );
}
