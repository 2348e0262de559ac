import { monthsBefore } from '#kit/time/days.ts';
import { kindFor } from '../grammar/reading/resolve.ts';
import type { Turn, TurnContext } from '../grammar/turns/turn.ts';

/** The sum of twelve months: who asks for it of one line means the others beside it. */
const isOfTwelveMonths = ({ concepts, periods: [period, other] }: Turn['reading']): boolean =>
  concepts.has('by:ttm') ||
  (other === undefined &&
    period?.kind === 'span' &&
    period.isRelative &&
    !period.of &&
    period.from === monthsBefore(period.to, 12));

/** What is asked of as it stands today has its own time. */
const OF_TODAY = ['now', 'latest'] as const;
/** A time that today is held against is of that matter alone: "debt now vs three years ago, and free cash flow". */
export const AGAINST_TODAY =
  /\b(?:now|today|currently|at present)\b.{0,20}\b(?:vs\.?|versus|against|than|compared (?:to|with)|and) .*\bago\b/i;

/** "How far did it fall in the past month, and on what volume": what was traded in that time. */
const ON_VOLUME =
  /\b(?:on|with|at) (?:what|how much|which|what kind of|what sort of) (?:average |daily |trading )*volume\b/i;
const OF_PRICE = /^(?:price-change|range|drawdown)/;

/** A volume at the time of the move before it; undefined for all else. */
function volumeOfMove(
  turn: Turn,
  before: Turn | undefined,
  { kinds }: Pick<TurnContext, 'kinds'>,
): Turn | undefined {
  const { reading, kind } = turn;
  const isOfMove =
    kind?.id === 'volume' &&
    reading.periods.length === 0 &&
    ON_VOLUME.test(reading.text) &&
    OF_PRICE.test(before?.kind?.id ?? '');
  if (!isOfMove || !before || before.reading.periods.length === 0) return undefined;
  const timed = { ...reading, periods: before.reading.periods };
  const found = kindFor(kinds, timed, turn.companies.length);
  return found?.id === 'volume' ? { ...turn, reading: timed, kind: found } : undefined;
}

/** "Sales last fiscal year and gross margin" asks both of that year, "revenue, and the net loss over twelve months" both of those. */
export const ofOneTime = (turns: readonly Turn[], { kinds }: Pick<TurnContext, 'kinds'>): readonly Turn[] =>
  turns.map((turn, at) => {
    const volume = volumeOfMove(turn, turns[at - 1], { kinds });
    if (volume) return volume;
    // What stands between them may be no line of a statement: "revenue, EBITDA, free cash flow".
    const isTimed = ({ kind, reading }: Turn): boolean =>
      kind?.isOfStatements === true && reading.periods.length > 0 && !AGAINST_TODAY.test(reading.text);
    const before =
      turns.slice(0, at).findLast(isTimed) ??
      turns.slice(at + 1, at + 2).find((next) => isTimed(next) && isOfTwelveMonths(next.reading));
    const isOfBoth =
      before !== undefined &&
      turn.kind?.isOfStatements === true &&
      turn.reading.periods.length === 0 &&
      !OF_TODAY.some((each) => turn.reading.concepts.has(each));
    if (!isOfBoth) return turn;
    const by = [...before.reading.concepts].filter((concept) => concept.startsWith('by:'));
    const concepts = new Set([...turn.reading.concepts, ...by]);
    const reading = { ...turn.reading, concepts, periods: before.reading.periods };
    const kind = kindFor(kinds, reading, turn.companies.length);
    return kind?.id === turn.kind?.id ? { ...turn, reading, kind } : turn;
  });
