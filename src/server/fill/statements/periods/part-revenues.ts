import type { Candidate, Draft, Drafts } from './drafts.ts';
import { PUBLISHED_ROUNDED } from '#kit/company/quote.ts';
import { dayNumber } from '#kit/time/days.ts';
import type { Doubt } from '../rows.ts';

/** Two sources that differ by this factor cannot both be right. */
const FACTOR = 3;
/** Four quarters are those of the published sales within this factor, also where some years lie between. */
const SAME = 1.67;
const QUARTERS_A_YEAR = 4;
/** The newest quarters that are asked. */
const NEWEST = 4;

interface Pair {
  draft: Draft;
  /** What one source has of a quarter, and what another one has, three times less. */
  whole: Candidate;
  part: Candidate;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** The two revenues of a quarter, where one is three times the other. */
function pairOf(draft: Draft): Pair[] {
  const [one, other, ...more] = draft.candidates.get('revenue') ?? [];
  if (draft.kind !== 'quarter' || draft.currency !== 'USD' || !one || !other || more.length > 0) return [];
  const [whole, part] = one.value > other.value ? [one, other] : [other, one];
  return part.value > 0 && whole.value >= FACTOR * part.value ? [{ draft, whole, part }] : [];
}

/** Whether the sales that were published are those of the greater revenues, and three times those of the lesser ones. */
function areSalesOfWhole(pairs: readonly Pair[], sales: number): boolean {
  const newest = pairs.toSorted((a, b) => b.draft.end.localeCompare(a.draft.end)).slice(0, NEWEST);
  const yearly = (of: 'whole' | 'part') => median(newest.map((pair) => pair[of].value)) * QUARTERS_A_YEAR;
  const ratio = yearly('whole') / sales;
  return ratio <= SAME && ratio >= 1 / SAME && yearly('part') * FACTOR <= sales;
}

/** Takes away what else a source that read one tag has: less than a third of what the other one has of quarters, or of the sales of a year. */
function withoutTag(drafts: Drafts, source: string, quarter: number, sales: number): void {
  for (const { kind, candidates } of drafts.all) {
    const said = candidates.get('revenue');
    const most = { quarter, year: sales, twelve_months: 0 }[kind] / FACTOR;
    if (said)
      candidates.set(
        'revenue',
        said.filter((each) => each.source !== source || each.value >= most),
      );
  }
}

/**
 * Takes away the lesser of two revenues of a quarter that lie three times apart, where what was published bears the greater one out: an extract read
 * one tag of several (FCPT: $7.6M of restaurants beside $74M with the rents, and $294M published); and what else of that tag it has (XPOF: $3.4M
 * of the last quarter, after $79M, and $11M of the year). A lesser one that was borne out would be of what is left after a part was sold: then both stay, and neither is
 * shown. Answers what staff are told.
 */
export function withoutPartRevenues(drafts: Drafts, sales: number | null): Doubt[] {
  if (!sales || sales < 0) return [];
  const bySources = Map.groupBy(
    drafts.all.flatMap(pairOf),
    ({ whole, part }) => `${whole.source}/${part.source}`,
  );
  return [...bySources.values()].flatMap((pairs) => {
    const [first] = pairs;
    if (!first || !areSalesOfWhole(pairs, sales)) return [];
    withoutTag(drafts, first.part.source, median(pairs.map(({ whole }) => whole.value)), sales);
    return pairs.map(({ draft, whole, part }): Doubt => {
      draft.candidates.set('revenue', [whole]);
      return {
        figure: 'revenue',
        kind: 'quarter',
        period_end: draft.end,
        found: JSON.stringify([whole, part].map(({ source, value }) => ({ source, value }))),
        decision: `shown as ${whole.source} says, which what was published bears out`,
      };
    });
  });
}

/** The quarters of a year but for its last one end so many days before it, at most. */
const [LATEST, EARLIEST] = [60, 300];
/** Quarters add up to no more than their year, but for rounding. */
const ROUNDED = 1.03;
const LEAST_QUARTERS = 3;

/**
 * Takes away the lesser of two revenues of a year that lie three times apart, where its first three quarters alone were more, or the greater one is what was published: it
 * is of one tag (XOMA: $10.3M of 2025 beside $52.1M, and $38.4M by September). Not where much less than the greater was published: then a part was sold since.
 */
export function withoutLesserYears(drafts: Drafts, sales: number | null): Doubt[] {
  return drafts.all.flatMap((year): Doubt[] => {
    const said = year.candidates.get('revenue') ?? [];
    const [whole, ...parts] = said.toSorted((a, b) => b.value - a.value);
    const isTwo =
      parts.length > 0 && parts.every(({ value }) => value > 0 && value * FACTOR <= (whole?.value ?? 0));
    if (year.kind !== 'year' || !whole || !isTwo || (sales && sales * SAME < whole.value)) return [];
    const quarters = drafts.all.flatMap((draft) => {
      const before = dayNumber(year.end) - dayNumber(draft.end);
      const isOfYear = draft.kind === 'quarter' && draft.currency === year.currency && before >= LATEST;
      const values = (draft.candidates.get('revenue') ?? []).map(({ value }) => value);
      return isOfYear && before <= EARLIEST && values.length > 0 ? Math.min(...values) : [];
    });
    const sum = quarters.reduce((all, value) => all + value, 0);
    const isMore = quarters.length >= LEAST_QUARTERS && sum > (parts[0]?.value ?? sum);
    const isPublished = !!sales && Math.abs(sales - whole.value) <= PUBLISHED_ROUNDED;
    if (!(isMore || isPublished) || sum > whole.value * ROUNDED) return [];
    year.candidates.set('revenue', [whole]);
    return [
      {
        figure: 'revenue',
        kind: 'year',
        period_end: year.end,
        found: JSON.stringify(said.map(({ source, value }) => ({ source, value }))),
        decision: `shown as ${whole.source} says, which ${isMore ? 'its quarters bear' : 'what was published bears'} out`,
      },
    ];
  });
}
