import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { SEED_DIR } from '#server/fill/prepare.ts';

/** The facts of the seed, read and added up without the product's rules: every value that some source gives for the months asked. */
export interface RawFacts {
  twelveMonths: (figure: string, end: string) => number[];
  onDay: (figure: string, end: string) => number[];
  cashWithInvestments: (end: string) => number[];
}

interface Fact {
  source: string;
  /** Days of the span, 0 for a balance or a quarter of a source without first days. */
  days: number;
  end: number;
  value: number;
}

/** Tags that mean the same line. */
const tags: Readonly<Record<string, readonly string[]>> = {
  revenue: ['revenue', 'revenue_contracts', 'revenue_sales'],
  net_income: ['net_income', 'net_income_all_owners'],
  equity: ['equity', 'equity_all_owners'],
  long_term_debt: ['long_term_debt', 'long_term_debt_noncurrent'],
};
const DAY_MS = 86_400_000;
const dayOf = (date: string) => Math.round((Date.parse(date) - Date.UTC(2000, 0, 1)) / DAY_MS);
const isNear = (a: number, b: number, days: number) => Math.abs(a - b) <= days;
const QUARTER = 91.3;

/** The packed text of every company in the file of facts. */
export const readRawFacts = (): Map<string, string> =>
  new Map(
    gunzipSync(readFileSync(join(SEED_DIR, 'statement-facts.ndjson.gz')))
      .toString()
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => JSON.parse(line) as [string, string]),
  );

interface Packed {
  series: { concept: string; source: string; ends: number[]; days: number[]; values: number[] }[];
}

function factsByTag(packed: string | undefined): Map<string, Fact[]> {
  const found = new Map<string, Fact[]>();
  for (const { concept, source, ends, days, values } of packed ? (JSON.parse(packed) as Packed).series : []) {
    let end = 0;
    const facts = values.map((value, i): Fact => {
      end += ends[i] ?? 0;
      return { source, days: days[i] ?? 0, end, value };
    });
    found.set(concept, [...(found.get(concept) ?? []), ...facts]);
  }
  return found;
}

/** Every sum of one value out of each list, of at most six of each. */
const sums = (lists: readonly (readonly number[])[]): number[] =>
  lists.reduce<number[]>(
    (totals, list) => totals.flatMap((total) => list.slice(0, 6).map((value) => total + value)),
    [0],
  );

/** Single quarters: as given, and as the year to date less the year to date before. */
function quartersOf(facts: readonly Fact[], canDiffer: boolean): Fact[] {
  const single = facts.filter(
    ({ source, days }) => (days >= 80 && days <= 100) || (days === 0 && /quarters$/.test(source)),
  );
  const spans = canDiffer ? facts.filter(({ days }) => days >= 80) : [];
  const differences = spans.flatMap((whole) =>
    spans
      .filter(
        (part) =>
          part.source === whole.source &&
          isNear(whole.days - part.days, 90, 10) &&
          isNear(whole.end - whole.days, part.end - part.days, 1),
      )
      .map((part) => ({ ...whole, value: whole.value - part.value })),
  );
  return [...single, ...differences];
}

export function rawFactsOf(packed: string | undefined): RawFacts {
  const byTag = factsByTag(packed);
  const of = (figure: string) => (tags[figure] ?? [figure]).flatMap((tag) => byTag.get(tag) ?? []);
  const onDay = (figure: string, end: string) =>
    of(figure).flatMap((fact) => (fact.days === 0 && isNear(fact.end, dayOf(end), 6) ? fact.value : []));

  const twelveMonths = (figure: string, date: string): number[] => {
    const end = dayOf(date);
    const facts = of(figure);
    const isPerShare = figure === 'eps_diluted';
    const isYear = ({ source, days }: Fact) => (days >= 350 && days <= 380) || source === 'sec-annual';
    const quarters = quartersOf(facts, !isPerShare);
    const at = (day: number) => [
      ...new Set(quarters.filter((fact) => isNear(fact.end, day, 9)).map(({ value }) => value)),
    ];
    // A fourth quarter is the year less the three before.
    for (const year of isPerShare ? [] : facts.filter(isYear)) {
      if (at(year.end).length > 0) continue;
      const before = sums([1, 2, 3].map((i) => at(Math.round(year.end - QUARTER * i))));
      quarters.push(...before.map((sum) => ({ ...year, days: 0, value: year.value - sum })));
    }
    const published = byTag.get(isPerShare ? 'eps_ttm' : `${figure}_ttm`) ?? [];
    return [
      ...facts.filter((fact) => isYear(fact) && isNear(fact.end, end, 6)).map(({ value }) => value),
      ...published.filter((fact) => isNear(fact.end, end, 6)).map(({ value }) => value),
      ...sums([0, 1, 2, 3].map((i) => at(Math.round(end - QUARTER * i)))),
    ];
  };
  const cashWithInvestments = (end: string): number[] => [
    ...onDay('cash_and_investments', end),
    ...sums([onDay('cash', end), onDay('short_term_investments', end)]),
    ...onDay('cash', end),
  ];
  return { twelveMonths, onDay, cashWithInvestments };
}
