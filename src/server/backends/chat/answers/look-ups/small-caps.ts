import { movesTogether, volatility } from '#kit/market/indicators.ts';
import { createKeptFigures } from '#server/store/content/kept-figures.ts';
import { readCloses } from '#server/store/prices/closes.ts';
import { marketIndices } from '#server/store/prices/market-index.ts';
import { isKnownCompany } from '#server/store/page-of-company.ts';
import { SpanInput } from './inputs.ts';
import {
  type AnswerStore,
  defineLookUp,
  factOf,
  type FactSource,
  nothing,
  unknownCompany,
} from './look-up.ts';

/** Beta of fewer daily moves says little. */
const LEAST_MOVES = 40;

/** A session that both the line and the company have: its day, the level of the line, the close. */
interface Both {
  date: string;
  level: number;
  close: number;
}

/** The line of all small caps, as `/home` draws it: its days with their levels, oldest first, and of how many companies it is. */
async function lineOf({ db, engine, cached }: AnswerStore) {
  const { dates, indices } = await createKeptFigures(db, engine, cached)(marketIndices);
  const [all] = indices;
  return {
    members: all?.members ?? 0,
    sessions: dates.map((date, at) => ({ date, level: all?.levels[at] ?? Number.NaN })),
  };
}

const moveOf = (before: number, after: number): number => after / before - 1;

/** Moves from one session of the line to its next, of the company and of the line. */
const movesOf = (
  line: readonly { date: string }[],
  both: readonly Both[],
): [own: number, other: number][] => {
  const placeOf = new Map(line.map(({ date }, at) => [date, at]));
  return both.flatMap((session, at): [number, number][] => {
    const before = both[at - 1];
    const isNext = before && placeOf.get(session.date) === (placeOf.get(before.date) ?? -2) + 1;
    return isNext ? [[moveOf(before.close, session.close), moveOf(before.level, session.level)]] : [];
  });
};

const SOURCE: FactSource = { label: 'Line of all small caps', href: '/home#indices', date: null };

/** The line of all small caps on record beside the closes of one company, over the sessions that both have. */
export const besideSmallCaps = defineLookUp({
  name: 'beside_small_caps',
  description:
    'A company beside the line of all small caps on record (equal weight, the last sixty sessions): what both did over the same sessions, volatility of the line, beta and correlation.',
  input: SpanInput,
  async find(store, { symbol, from, to }) {
    const [isKnown, { members, sessions }] = await Promise.all([
      isKnownCompany(store.db, symbol),
      lineOf(store),
    ]);
    if (!isKnown) return unknownCompany(symbol);
    const [first, last] = [sessions[0]?.date, sessions.at(-1)?.date];
    if (!first || !last) return nothing(symbol, 'No line of all small caps is on record.');
    const closes = await readCloses(store.db, { symbol, from: first, to: last });
    const closeOn = new Map(closes.flatMap(({ date, close, doubtful }) => (doubtful ? [] : [[date, close]])));
    const both = sessions.flatMap(({ date, level }): Both[] => {
      const close = closeOn.get(date);
      return close ? [{ date, level, close }] : [];
    });
    const within = both.filter(({ date }) => (!from || date >= from) && (!to || date <= to));
    const [begin, end] = [within[0], within.at(-1)];
    const together = movesTogether(movesOf(sessions, both), LEAST_MOVES);
    const date = end?.date ?? last;
    const rest = { date, computed: true as const, source: { ...SOURCE, date } };
    const ofLine = { ...rest, date: last, source: { ...SOURCE, date: last } };
    const scatter = volatility(
      sessions.map(({ level }) => level),
      sessions.length - 1,
    );
    const isSpan = begin && end && begin !== end;
    return {
      symbol,
      missing: isSpan ? [] : ['The line of all small caps on record has no two sessions of that time.'],
      facts: [
        ...factOf('line_from', 'First session of the line', first, 'date', ofLine),
        ...factOf('line_members', 'Companies in the line', members, 'count', ofLine),
        ...factOf('line_volatility', 'Volatility of the line, a year', scatter, 'percent', ofLine),
        ...(isSpan
          ? [
              ...factOf('beside_from', 'From the close of', begin.date, 'date', rest),
              ...factOf(
                'line_change',
                'Line of all small caps',
                100 * moveOf(begin.level, end.level),
                'change',
                rest,
              ),
              ...factOf('own_change', symbol, 100 * moveOf(begin.close, end.close), 'change', rest),
            ]
          : []),
        ...factOf('beta', 'Beta to all small caps', together?.beta, 'ratio', ofLine),
        ...factOf('correlation', 'Correlation with all small caps', together?.correlation, 'ratio', ofLine),
        ...factOf('beta_moves', 'Daily moves of both', together?.moves, 'count', ofLine),
      ],
    };
  },
});
