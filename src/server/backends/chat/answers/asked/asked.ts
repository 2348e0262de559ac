import type { ChatQuestion } from '../../answerer.ts';
import type { Company, CompanyIndex } from '../grammar/names/company.ts';
import type { Turn } from '../grammar/turns/turn.ts';
import { unreadOf } from '../grammar/turns/unread.ts';
import type { Asked, Kind } from '../grammar/reading/kind.ts';
import type { AnswerStore } from '../look-ups/look-up.ts';

/** Companies of one question that are answered one by one, at most. */
const MOST_COMPANIES = 4;

/** The kind of a turn, unless something of it was not understood. */
export const kindOf = (turn: Turn): Kind | undefined =>
  unreadOf(turn).length + turn.reading.ambiguous.length + turn.reading.notCovered.length > 0
    ? undefined
    : turn.kind;

/** A turn as questions of a kind: one that is about a single company is asked of each that was named. */
export function askedOf(
  turn: Turn,
  kind: Kind,
  { isSignedIn }: ChatQuestion,
  store: AnswerStore,
  index: CompanyIndex,
): Asked[] {
  const { reading, companies } = turn;
  const of = (about: readonly Company[]): Asked => ({
    reading,
    has: (...concepts) => concepts.some((concept) => reading.concepts.has(concept)),
    company: about[0] ?? nobody,
    companies: about,
    period: reading.periods[0] ?? null,
    count: reading.count,
    record: about[0]?.quoteDate ?? index.record,
    person: { isSignedIn },
    now: store.now(),
    index,
  });
  if (kind.about === 'company') return companies.slice(0, MOST_COMPANIES).map((company) => of([company]));
  return [of(kind.about === 'two' ? companies : [])];
}

const nobody: Company = {
  symbol: '',
  name: '',
  short: '',
  isClient: false,
  isSample: false,
  isOfUnits: false,
  quoteDate: null,
};
