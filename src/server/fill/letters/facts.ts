import type { MoveFact } from '#contract/move.ts';

/** A week from Monday to Sunday. */
export interface Week {
  monday: string;
  sunday: string;
}

/** A company as a letter names it. */
export interface Named {
  symbol: string;
  name: string;
}
export interface WeekMove extends Named {
  date: string;
  change: number;
  dollars: number;
  onRecord: MoveFact[];
}
export interface WeekFact extends Named {
  fact: MoveFact;
}
export interface WeekPurchase extends Named {
  who: string;
  role: string | null;
  shares: number;
  dollars: number;
  filedOn: string;
  url: string | null;
  /** null: every form of that day is on record; else a selection of this source. */
  source: string | null;
}
export interface WeekTrial extends Named {
  day: string;
  kind: string;
  subject: string | null;
  indication: string | null;
  phase: string | null;
  outcome: string | null;
  url: string | null;
}
export interface WeekDate extends Named {
  date: string;
  what: string;
}

/** All that a letter is composed from. */
export interface WeekFacts {
  /** Counted from `least` percent on: of weeks long ago smaller moves are kept only with something on record. */
  moves: { least: number; total: number; rises: number; told: number; withRecord: WeekMove[]; without: WeekMove[]; lead: WeekMove | null };
  reports: { total: number; beat: number; missed: number };
  filings: WeekFact[];
  purchases: WeekPurchase[];
  purchased: number;
  trials: WeekTrial[];
  next: { asOf: string | null; dates: WeekDate[]; estimated: number; lockUps: number };
} // prettier-ignore

/** How many rows of each kind a letter has. */
export const MOST = { withRecord: 8, without: 5, filings: 8, purchases: 8, trials: 8, dates: 14 } as const;

/** The first of each name, in their order. */
export function firstOf<Row>(
  rows: readonly Row[],
  nameOf: (row: Row) => string,
  taken: readonly string[] = [],
): Row[] {
  const known = new Set(taken);
  return rows.filter((row) => {
    const isNew = !known.has(nameOf(row));
    known.add(nameOf(row));
    return isNew;
  });
}
