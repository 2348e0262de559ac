import { sql } from 'kysely';
import type { Db } from '#server/db/open.ts';

/** Of which months filings are on record, of whatever company. */
export interface FilingsCoverage {
  /** The first and the last day of the filings of each form, in capitals, without the mark of an amendment. */
  byForm: ReadonlyMap<string, { first: string; last: string }>;
  /** The first and the last day of the time of which all forms are on record. */
  whole: { from: string; to: string } | null;
  /** The forms on record of after that time, those with most filings first. */
  since: readonly string[];
}

interface Month {
  month: string;
  form: string;
  count: number;
  first: string;
  last: string;
}

/** A month with fewer forms than this part of those of the fullest has some of them alone. */
const WHOLE_PART = 0.5;

/** Reads of which time filings are on record: the regulator's index of a quarter has all forms, what comes day by day a few. */
export async function readFilingsCoverage(db: Db): Promise<FilingsCoverage> {
  const form = sql<string>`replace(upper(filing_type), '/A', '')`;
  const month = sql<string>`substr(filed_on, 1, 7)`;
  const rows: Month[] = await db
    .selectFrom('filings')
    .select(({ fn }) => [
      month.as('month'),
      form.as('form'),
      fn.countAll<number>().as('count'),
      fn.min('filed_on').as('first'),
      fn.max('filed_on').as('last'),
    ])
    .groupBy([month, form])
    .execute();
  return coverageOf(rows);
}

/** The same of counted months. */
export function coverageOf(rows: readonly Month[]): FilingsCoverage {
  const byForm = new Map<string, { first: string; last: string }>();
  for (const { form, first, last } of rows) {
    const known = byForm.get(form);
    byForm.set(form, {
      first: known && known.first < first ? known.first : first,
      last: known && known.last > last ? known.last : last,
    });
  }
  const formsIn = new Map<string, number>();
  for (const { month } of rows) formsIn.set(month, (formsIn.get(month) ?? 0) + 1);
  const most = Math.max(0, ...formsIn.values());
  const whole = [...formsIn].filter(([, forms]) => forms >= most * WHOLE_PART).map(([month]) => month);
  const inWhole = rows.filter(({ month }) => whole.includes(month));
  const to = inWhole
    .map(({ last }) => last)
    .toSorted()
    .at(-1);
  const [from] = inWhole.map(({ first }) => first).toSorted();
  const later = new Map<string, number>();
  for (const { month, form, count } of rows)
    if (to !== undefined && month > to.slice(0, 7)) later.set(form, (later.get(form) ?? 0) + count);
  return {
    byForm,
    whole: from !== undefined && to !== undefined ? { from, to } : null,
    since: [...later].toSorted(([, a], [, b]) => b - a).map(([each]) => each),
  };
}
