import type * as z from 'zod/mini';
import type { Db, Engine } from '#server/db/open.ts';
import type { VersionedCache } from '#server/store/content/content-version.ts';

/** What look-ups read from. */
export interface AnswerStore {
  db: Db;
  engine: Engine;
  /** Keeps what is drawn from whole tables until the content changes. */
  cached: VersionedCache;
  now: () => Date;
}

/** Who asks, as far as it decides what may be looked up. */
export interface Person {
  isSignedIn: boolean;
}

/**
 * How a value is to be read: `usd` amounts (in `currency`, dollars unless said), `price` dollars a share, `percent` and
 * signed `change` in percent of 100, `times` a multiple, `ratio` a plain ratio.
 */
export type FactUnit =
  | 'usd' | 'price' | 'shares' | 'count' | 'percent' | 'change' | 'times' | 'ratio' | 'quarters' | 'days' | 'index'
  | 'year' | 'date' | 'text'; // prettier-ignore

/** Where a fact comes from: the page, row, filing or article that shows it. */
export interface FactSource {
  label: string;
  /** A path of this site or an https address. */
  href: string;
  /** The day it was filed, settled or published, `YYYY-MM-DD`. */
  date: string | null;
}

/** One figure or text of the record, with the day it speaks of and its source. */
export interface Fact {
  /** What it is, within its look-up: `net_income`. */
  name: string;
  /** The same for readers: `Net income`. */
  label: string;
  value: number | string;
  unit: FactUnit;
  /** ISO 4217, where it is not dollars. */
  currency?: string;
  /** Known to this amount only. */
  roundedTo?: number;
  /** The day or the end of the period it belongs to. */
  date: string | null;
  /** The price that a change of one led to: below a dollar it is as fine as that. */
  quote?: number;
  /** Computed by us from figures of its source. */
  computed?: true;
  /** Facts of one row of a list share it. */
  row?: string;
  source: FactSource;
}

/** Values over time, for a chart; each is also a fact of its source. */
export interface Series {
  name: string;
  unit: 'usd' | 'shares' | 'percent' | 'ratio' | 'index';
  /** Periods or days, oldest first. */
  labels: string[];
  values: (number | null)[];
  source: FactSource;
}

/** What was looked up. */
export interface LookedUp {
  /** The company it is about; null for none. */
  symbol: string | null;
  facts: Fact[];
  series?: Series[];
  /** How many there are on record where only some are among the facts. */
  total?: number;
  /** What is not on record, each a sentence. */
  missing: string[];
}

/** One way to ask the record: named and described, so that whoever composes answers can choose it. */
export interface LookUp<Input extends z.ZodMiniType = z.ZodMiniType> {
  /** As a tool is called: `insider_trades`. */
  name: string;
  /** One sentence: what it answers. */
  description: string;
  input: Input;
  /** Reads the record; rejects input that does not fit its schema. */
  run(store: AnswerStore, input: z.input<Input>, person: Person): Promise<LookedUp>;
}

/** Makes a look-up whose function gets its input read. */
export function defineLookUp<Input extends z.ZodMiniType>(parts: {
  name: string;
  description: string;
  input: Input;
  find(store: AnswerStore, input: z.output<Input>, person: Person): Promise<LookedUp>;
}): LookUp<Input> {
  const { name, description, input, find } = parts;
  return {
    name,
    description,
    input,
    run: async (store, given, person) => find(store, input.parse(given), person),
  };
}

/** What is said of a symbol that no company here has. */
export const unknownCompany = (symbol: string): LookedUp => ({
  symbol: null,
  facts: [],
  missing: [`No company on record has the ticker ${symbol}.`],
});

/** Nothing on record, in a sentence. */
export const nothing = (symbol: string, sentence: string): LookedUp => ({
  symbol,
  facts: [],
  missing: [sentence],
});

type Value = number | string | null | undefined;
type Rest = Omit<Fact, 'name' | 'label' | 'value' | 'unit'>;

/** A fact in a list of its own, and none where the value is not known. */
export const factOf = (name: string, label: string, value: Value, unit: FactUnit, rest: Rest): Fact[] =>
  value === null || value === undefined || value === '' || Number.isNaN(value)
    ? []
    : [{ name, label, value, unit, ...rest }];
