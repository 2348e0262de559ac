import type { DatedAmount } from '#contract/company-figures.ts';
import type { FinancialPeriod, Fundamentals } from '#contract/financials.ts';
import { differ, type FigureDoubt, near, type Said } from '../agreement.ts';
import { LEAST_PUBLISHED } from './agreed.ts';
import { amountOf, isFresh, latestBalance, newestFirst } from './dated.ts';
import { daysBetween } from '../../time/days.ts';

interface Beside {
  asOf: string;
  periods: readonly FinancialPeriod[];
  fundamentals: Fundamentals | null;
}

/** Days by which the balance of another source may lie off. */
const HALF_YEAR = 190;

/** Extracts of the same facts of the SEC bear one another out of nothing. */
const publisherOf = (source: string): string => source.split('-')[0] ?? source;

/** What other publishers have of the debt within half a year. */
const others = (periods: readonly FinancialPeriod[], found: DatedAmount): Said[] =>
  newestFirst(periods, 'quarter', 'year', 'twelve_months')
    .filter(({ period_end }) => Math.abs(daysBetween(period_end, found.period_end)) <= HALF_YEAR)
    .flatMap((period) => [amountOf(period, 'debt') ?? [], amountOf(period, 'long_term_debt') ?? []].flat())
    .filter(({ source }) => publisherOf(source) !== publisherOf(found.source))
    .map(({ source, value }) => ({ source, value }));

/** Yahoo counts leases as debt. */
const LEASES = 'yahoo-twelve-months';
const ROUNDING = 1.01;

/** Whether a debt is more than the published one for its leases: LINC’s $204M for $31M, and no more than all that is owed. */
function hasLeases(found: DatedAmount, published: number, periods: readonly FinancialPeriod[]): boolean {
  const owed = latestBalance(periods, 'liabilities')?.value ?? Infinity;
  return found.source === LEASES && found.value > published && found.value <= owed * ROUNDING;
}

/** The one source of a year that no report is named of. */
const OF_YEAR = 'sec-annual';
export const MORE_THAN_ALL =
  'not shown: more than all the liabilities that were published, and another debt beside them';

/** Whether a debt of a year is more than all that was published as owed, beside another published debt (KBSX: $47.4M, and $29M of $45M). */
function isOverAll(found: DatedAmount, { debt, liabilities }: Fundamentals): boolean {
  const owed = liabilities ?? 0;
  return (
    found.source === OF_YEAR &&
    found.currency === 'USD' &&
    owed >= LEAST_PUBLISHED &&
    found.value > owed * ROUNDING + LEAST_PUBLISHED / 10 &&
    !near(found.value, debt ?? found.value)
  );
}

/** Of so much that is owed a smaller part than this is no debt, but another line or another unit. */
const NEXT_TO_NOTHING = { owed: 1e9, part: 1 / 500 };
const NOTHING_BESIDE = 'not shown: next to nothing beside what was published as owed, and in no other source';

/** Whether a debt of a year is next to nothing beside the liabilities that were published, while nobody else has it (GBFH, a bank: $0.4M, of $1.2 billion). */
function isNextToNothing(
  found: DatedAmount,
  { debt, liabilities }: Fundamentals,
  periods: readonly FinancialPeriod[],
): boolean {
  const { owed, part } = NEXT_TO_NOTHING;
  const isSmall = found.value > 0 && (liabilities ?? 0) >= owed && found.value < part * (liabilities ?? 0);
  return (
    found.source === OF_YEAR &&
    isSmall &&
    !debt &&
    latestBalance(periods, 'liabilities')?.period_end !== found.period_end
  );
}

const PAID_SINCE =
  'not shown: more than all the liabilities of a later day, so that some of it was paid since';

/** All that was owed, where that is less than the debt, and why it is not shown. */
function owedLess(
  found: DatedAmount,
  periods: readonly FinancialPeriod[],
  fundamentals: Fundamentals | null,
): { said: Said; decision: string } | undefined {
  if (fundamentals && isOverAll(found, fundamentals))
    return { said: { source: 'snapshot', value: fundamentals.liabilities ?? 0 }, decision: MORE_THAN_ALL };
  if (fundamentals && isNextToNothing(found, fundamentals, periods))
    return { said: { source: 'snapshot', value: fundamentals.liabilities ?? 0 }, decision: NOTHING_BESIDE };
  const since = owedSince(found, periods);
  if (!since) return undefined;
  return {
    said: { source: `liabilities, ${since.period_end}`, value: since.value },
    decision: PAID_SINCE,
  };
}

/** What was owed at all on a later day, where the debt is more than that (OFS: $248M in March, and $223.5M of all in December). */
function owedSince(found: DatedAmount, periods: readonly FinancialPeriod[]): DatedAmount | undefined {
  const owed = latestBalance(periods, 'liabilities');
  if (!owed || owed.currency !== found.currency || owed.period_end <= found.period_end) return undefined;
  return found.value > owed.value * ROUNDING ? owed : undefined;
}

/**
 * The debt, else the long-term debt, of the newest statement that has one, unless what was published with the quotes is a third of
 * it or three times as much and no third source bears it out; of another currency only nothing is held against it. That none was published says
 * nothing, nor that less was: leases are left out there. Nor is one of more than all that was owed on a later day.
 */
export function debtOf({ asOf, periods, fundamentals }: Beside, doubts: FigureDoubt[]): DatedAmount | null {
  const published = fundamentals?.debt ?? 0;
  for (const line of ['debt', 'long_term_debt'] as const) {
    const found = latestBalance(periods, line);
    if (!found || !isFresh(found.period_end, asOf)) continue;
    const { value, source, period_end } = found;
    const owed = owedLess(found, periods, fundamentals);
    if (owed) {
      const { decision, said } = owed;
      doubts.push({
        figure: 'debt',
        period_end,
        found: [{ source, value }, said],
        shown: undefined,
        decision,
      });
      continue;
    }
    const isSame = published === 0 || (value === 0 ? published < LEAST_PUBLISHED : !differ(value, published));
    const isHeld = found.currency === 'USD' || value === 0;
    if (!isHeld || isSame || Math.max(value, published) < LEAST_PUBLISHED) return found;
    const said = others(periods, found);
    const third =
      said.find((other) => near(other.value, value)) ?? said.find((other) => near(other.value, published));
    if (!third && hasLeases(found, published, periods)) return found;
    const snapshot = { source: 'snapshot', value: published };
    const shown = !third ? undefined : near(third.value, value) ? { source, value } : snapshot;
    doubts.push({
      figure: 'debt',
      period_end,
      found: [{ source, value }, snapshot, ...(third ? [third] : said.slice(0, 1))],
      shown,
    });
    if (shown && shown !== snapshot) return found;
  }
  return null;
}
