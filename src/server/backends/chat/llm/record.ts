import type * as z from 'zod/mini';

/** Where a fact comes from. `href` is a path of this site or an https address. */
export interface RecordSource {
  label: string;
  href: string;
  date: string | null;
}

/** One figure or text of the record, as look-ups answer it; see `answers/look-ups/look-up.ts`. */
export interface RecordFact {
  name: string;
  label: string;
  value: number | string;
  unit: string;
  currency?: string;
  date: string | null;
  computed?: true;
  /** Facts of one row of a list share it. */
  row?: string;
  source: RecordSource;
}

/** What was looked up. */
export interface LookedUp {
  symbol: string | null;
  facts: readonly RecordFact[];
  series?: readonly {
    name: string;
    unit: string;
    labels: readonly string[];
    values: readonly (number | null)[];
    source: RecordSource;
  }[];
  total?: number;
  missing: readonly string[];
}

/** A look-up of the record, read-only, bound to the store; `isSignedIn` is all that decides what may be seen. */
export interface LookUp<Store> {
  name: string;
  description: string;
  input: z.ZodMiniType;
  run(store: Store, input: unknown, person: { isSignedIn: boolean }): Promise<LookedUp>;
}
