import type * as z from 'zod/mini';
import type { Draft } from '../../written/draft.ts';
import type { FollowUp } from '../../written/follow-ups.ts';
import type { Company, CompanyIndex } from '../names/company.ts';
import type { Concept } from '../lexicon/lexicon.ts';
import type { Named } from '../names/names.ts';
import type { Period } from '../times/period.ts';
import type { Reading } from './reading.ts';
import type { AnswerStore, Fact, LookedUp, LookUp, Person } from '../../look-ups/look-up.ts';

/** What a question may name beside concepts; a kind that does not take one is not asked with it. */
export type Slot =
  | Period['kind']
  | 'count'
  | 'amount'
  | 'threshold'
  | 'periods'
  | 'person'
  | 'holder'
  | 'subject';

/** A question of a kind, with all that is known of it. */
export interface Asked {
  reading: Reading;
  /** Whether any of these was said. */
  has(...concepts: Concept[]): boolean;
  /** The company it is about; the first of several. */
  company: Company;
  companies: readonly Company[];
  period: Period | null;
  count: number | null;
  /** The newest day of the company's record. */
  record: string;
  person: Person;
  now: Date;
  index: CompanyIndex;
}

/** Asks the record, and keeps what was found for the check of the answer. */
export type Ask = <Input extends z.ZodMiniType>(
  lookUp: LookUp<Input>,
  input: z.input<Input>,
) => Promise<LookedUp>;

/** Where a kind composes its answer. */
export interface Composing {
  asked: Asked;
  ask: Ask;
  draft: Draft;
  store: AnswerStore;
}

/** One kind of question that the record answers. */
export interface Kind {
  id: string;
  /** Whom it is about: one company, two of them, many, or nobody. */
  about: 'company' | 'two' | 'market' | 'nobody';
  /** Each list names alternatives, of which the question has to say one. */
  needs: readonly (readonly Concept[])[];
  /** What a question of the kind never says. */
  refuses?: readonly Concept[];
  /** What else a question of the kind may say. */
  allows?: readonly Concept[];
  /** Its times are days of the market, not periods of statements. */
  isOfDays?: true;
  /** Its times are periods of statements: the last of them are those on record. */
  isOfStatements?: true;
  /** Its answer says of itself what is allowed besides: it is never cut into several. */
  gathers?: true;
  /** A question that says all this may still be of another kind. */
  fits?: (reading: Reading) => boolean;
  slots?: readonly Slot[];
  /** One of these slots has to be named. */
  needsSlots?: readonly Slot[];
  /** What it is, before "of Compass Therapeutics (CMPX)". */
  title(asked: Asked): string;
  /** Composes; answers false where nothing of what was asked is known. */
  answer(composing: Composing): Promise<boolean>;
  /** What may be asked next, best first. */
  next: readonly FollowUp[];
}

/** What any question may say without changing what it asks. */
export const always: readonly Concept[] = ['it', 'now', 'latest', 'who', 'when', 'where', 'total', 'tellme'];

/** What the record calls those that a question names; undefined where it names none. */
export function namesOf({ reading }: Asked, ...kinds: Named['kind'][]): ReadonlySet<string> | undefined {
  const named = reading.names.filter(({ kind }) => kinds.includes(kind));
  return named.length === 0 ? undefined : new Set(named.flatMap(({ values }) => values));
}

/** The facts of a name. */
export const named = ({ facts }: LookedUp, name: string): Fact[] =>
  facts.filter((fact) => fact.name === name);

/** The first fact of a name. */
export const one = ({ facts }: LookedUp, name: string): Fact | undefined =>
  facts.find((fact) => fact.name === name);

/** Facts of a list, row by row. */
export function rowsOf({ facts }: LookedUp, prefix = ''): ReadonlyMap<string, Fact>[] {
  const rows = new Map<string, Map<string, Fact>>();
  for (const fact of facts) {
    if (!fact.row?.startsWith(prefix)) continue;
    const row = rows.get(fact.row) ?? new Map<string, Fact>();
    row.set(fact.name, fact);
    rows.set(fact.row, row);
  }
  return [...rows.values()];
}
