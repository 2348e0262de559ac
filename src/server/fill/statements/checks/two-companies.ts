import { daysBetween } from '#kit/time/days.ts';
import type { CheckedRows, StatementRow as Row } from '../rows.ts';
import { doubtOf, marksOf } from '../withhold.ts';

/** A quarter so long before a name went may be of whoever had it, and of whoever has the company since. */
const NAME_DAYS = 400;
/** Operations lost so many times the loss, and so much more. */
const APART = { times: 2, dollars: 1e6 };
/** So much of the assets is neither owed nor anybody's by the figures beside them. */
const GAP = 0.5;

const DECISION = 'not shown, nor what is older: figures of two companies in one quarter, which merged since';

/** Whether a quarter has what one company lost in operations, and what another one lost in all, beside a balance that does not balance. */
function isOfTwo({ kind, operating_income: operating, net_income: income, assets, ...row }: Row): boolean {
  if (kind !== 'quarter' || operating === null || income === null || !assets || income >= 0) return false;
  const isApart = operating < APART.times * income && income - operating > APART.dollars;
  return isApart && (marksOf(row).equity?.gap ?? 0) > GAP * assets;
}

/**
 * The rows of a company since it took another name, where a quarter of before has the figures of two: reports of since then tell the past of the one that
 * merged into it, and the older ones its own (TVRD: operations lost $29.7M, which were Cara's, and all of it $4.2M; ACHR: $128.7M and $33M). Listed for staff.
 */
export function sinceTwo(rows: Row[], nameEnds: readonly string[]): CheckedRows {
  const mixed = rows.filter(isOfTwo);
  const ends = nameEnds.filter((end) =>
    mixed.some(({ period_end: day }) => day < end && daysBetween(day, end) <= NAME_DAYS),
  );
  const since = ends.toSorted().at(-1) ?? null;
  if (since === null) return { periods: rows, doubts: [] };
  return {
    periods: rows.filter(({ period_end: day }) => day >= since),
    doubts: mixed
      .filter(({ period_end: day }) => day < since)
      .map((row) => doubtOf(row, 'operating_income', DECISION)),
  };
}
