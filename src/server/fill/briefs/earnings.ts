import type { Brief } from './brief.ts';
import { earningsBrief, type EarningsFact } from './earnings-brief.ts';
import type { Db } from '#server/db/open.ts';
import type { Subjects } from './companies.ts';

/** How far back from the newest report: about four reports of each company. */
const DAYS_BACK = 365;

/** Reports of the last year that have a figure, each with the one before it. */
export async function* earningsBriefs(db: Db, subjects: Subjects): AsyncGenerator<Brief> {
  const newest = await db
    .selectFrom('earnings')
    .select((eb) => eb.fn.max('date').as('date'))
    .executeTakeFirst();
  if (!newest?.date) return;
  const from = daysBefore(newest.date, DAYS_BACK);
  const rows = await db
    .selectFrom('earnings')
    .select(['symbol', 'date', 'eps_actual', 'eps_estimate', 'surprise_percent'])
    .where('eps_actual', 'is not', null)
    // The report before the first one is told of as well.
    .where('date', '>=', daysBefore(from, DAYS_BACK))
    .orderBy('symbol')
    .orderBy('date')
    .execute();
  let before: { symbol: string; report: EarningsFact } | null = null;
  for (const { symbol, date, eps_actual, eps_estimate, surprise_percent } of rows) {
    if (eps_actual === null) continue;
    const report: EarningsFact = {
      date,
      actual: eps_actual,
      estimate: eps_estimate,
      surprisePercent: surprise_percent,
    };
    const company = subjects.get(symbol);
    if (company && date >= from)
      yield earningsBrief(company, report, before?.symbol === symbol ? before.report : null);
    before = { symbol, report };
  }
}

const daysBefore = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10);
