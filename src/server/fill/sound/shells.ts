import type { FigureDoubtsTable } from '#server/db/financial-tables.ts';
import type { Db } from '#server/db/open.ts';
import { daysBetween } from '#kit/time/days.ts';
import { readShellDays } from '../listings.ts';
import { quoteDoubt } from './doubt.ts';
import { amounts } from './published.ts';
import { withholdColumns } from './withhold-rows.ts';

/** A blank check has a trust, which belongs to shares that may be redeemed: its equity is under zero, and nothing is sold. */
const SHELL_DAYS = 200;

/**
 * Withholds all that was published of a company that was called as a blank check is until lately, where it sells nothing and has no equity: it is of that
 * blank check, whose trust earned interest (FAC, which makes batteries: an income of $6M). Answers each for staff.
 */
export async function withholdOfShells(db: Db): Promise<FigureDoubtsTable[]> {
  const shells = await readShellDays(db);
  if (shells.size === 0) return [];
  const rows = await db
    .selectFrom('fundamentals')
    .select(['symbol', 'as_of', 'sales', 'net_income', 'equity', 'cash'])
    .where('symbol', 'in', [...shells.keys()])
    .orderBy('symbol')
    .execute();
  const found = rows.filter(({ symbol, as_of, sales, net_income, equity }) => {
    const until = shells.get(symbol) ?? '';
    const isLate = daysBetween(until, as_of) < SHELL_DAYS;
    return isLate && !sales && net_income !== null && equity !== null && equity < 0;
  });
  await withholdColumns(db, 'fundamentals', found, [...amounts, 'current_ratio', 'quick_ratio', 'eps_ttm']);
  return found.map(({ symbol, as_of, net_income, equity, cash }) =>
    quoteDoubt(
      'net_income',
      symbol,
      as_of,
      { net_income, equity, cash },
      'not shown: of the blank check that the company merged with since',
    ),
  );
}
