import * as z from 'zod/mini';
import { DaySchema } from '#contract/text.ts';
import { SymbolSchema } from '#contract/symbol.ts';
import { sessionPath, sessionsPath } from '#kit/href/sessions-path.ts';
import { usualBefore } from '#kit/market/span.ts';
import { type Close, readCloses } from '#server/store/prices/closes.ts';
import { isKnownCompany } from '#server/store/page-of-company.ts';
import { daysBefore } from '#kit/time/days.ts';
import { DayInput, SpanInput } from './inputs.ts';
import { defineLookUp, type Fact, factOf, nothing, unknownCompany } from './look-up.ts';

/** Calendar days that hold the sessions which are the usual of one. */
const USUAL_DAYS = 110;
/** The session before a day lies no further back than that, a halt aside. */
const DAYS_BEFORE = 14;

const sourceOf = (symbol: string, date: string) => ({
  label: `Sessions of ${symbol}`,
  href: sessionPath(symbol, date),
  date,
});

/** The source of what is computed of all sessions from one day to another. */
const sourceOfAll = (symbol: string, from: string, to: string) => ({
  label: `Sessions of ${symbol}`,
  href: sessionsPath(symbol, from, to),
  date: to,
});

/** One session of a company: its prices, the shares traded, and how many usually were. */
export const sessionOfDay = defineLookUp({
  name: 'session_of_day',
  description:
    'The session of a company on a day: open, high, low, close, change, shares traded, and the average of the 63 sessions before.',
  input: DayInput,
  async find({ db }, { symbol, day }) {
    const [isKnown, all] = await Promise.all([
      isKnownCompany(db, symbol),
      readCloses(db, { symbol, from: daysBefore(day, USUAL_DAYS), to: day }),
    ]);
    if (!isKnown) return unknownCompany(symbol);
    const session = all.at(-1);
    if (!session || session.doubtful || session.date !== day)
      return nothing(symbol, 'No session is on record for that day.');
    const before = all.slice(0, -1);
    return { symbol, facts: factsOf(symbol, session, before), missing: [] };
  },
});

function factsOf(symbol: string, session: Close, before: readonly Close[]): Fact[] {
  const rest = { date: session.date, source: sourceOf(symbol, session.date) };
  const computed = { ...rest, computed: true as const };
  const last = before.at(-1);
  const change =
    last && !last.doubtful && last.close > 0 ? (session.close / last.close - 1) * 100 : undefined;
  const usual = usualBefore(before);
  return [
    ...factOf('session_close', 'Close', session.close, 'price', rest),
    ...factOf('session_change', 'Change', change, 'change', computed),
    ...factOf('session_open', 'Open', session.open, 'price', rest),
    ...factOf('session_high', 'High', session.high, 'price', rest),
    ...factOf('session_low', 'Low', session.low, 'price', rest),
    ...factOf('session_volume', 'Shares traded', session.volume, 'shares', rest),
    ...factOf(
      'session_usual',
      'Average of the 63 sessions before',
      usual && Math.round(usual),
      'shares',
      computed,
    ),
    ...factOf(
      'session_times',
      'Against its average',
      usual && session.volume !== null ? session.volume / usual : null,
      'times',
      computed,
    ),
  ];
}

/** Calendar days that hold so many sessions, and a good many more. */
const DAYS_OF_SESSION = 1.6;

/** The average of the last closes of a company, of as many as are on record of those that are asked for. */
export const averageClose = defineLookUp({
  name: 'average_close',
  description:
    'The simple moving average of the last so many daily closes of a company, and of how many it is.',
  input: z.extend(DayInput, {
    sessions: z.int().check(z.gte(2), z.lte(400), z.describe('How many closes.')),
  }),
  async find({ db }, { symbol, day, sessions }) {
    const from = daysBefore(day, Math.ceil(sessions * DAYS_OF_SESSION) + DAYS_BEFORE);
    const [isKnown, all] = await Promise.all([
      isKnownCompany(db, symbol),
      readCloses(db, { symbol, from, to: day }),
    ]);
    if (!isKnown) return unknownCompany(symbol);
    // Between two sure closes lies none of another scale.
    const known = all.filter(({ doubtful }) => !doubtful).slice(-sessions);
    const [last] = known.slice(-1);
    if (!last) return nothing(symbol, 'No close is on record for that.');
    const source = sourceOfAll(symbol, known[0]?.date ?? last.date, last.date);
    const rest = { date: last.date, source, computed: true as const };
    const leftOut = all.filter(({ date, doubtful }) => doubtful && date >= (known[0]?.date ?? '')).length;
    const sum = known.reduce((total, { close }) => total + close, 0);
    return {
      symbol,
      missing: [],
      facts: [
        ...(known.length === sessions
          ? factOf('average_close', `SMA (${sessions})`, sum / known.length, 'price', rest)
          : []),
        ...factOf('average_of', 'Closes on record for it', known.length, 'count', rest),
        ...(leftOut > 0
          ? factOf('average_left_out', 'Closes in doubt among them', leftOut, 'count', rest)
          : []),
      ],
    };
  },
});

/** Each session of a span of days: its close, change and shares traded. */
export const sessionsOfSpan = defineLookUp({
  name: 'sessions_of_span',
  description:
    'Each session of a company over a span of days, newest first: close, change from the session before, shares traded.',
  input: z.extend(SpanInput, { from: DaySchema, to: DaySchema }),
  async find({ db }, { symbol, from, to }) {
    const [isKnown, all] = await Promise.all([
      isKnownCompany(db, symbol),
      readCloses(db, { symbol, from: daysBefore(from, DAYS_BEFORE), to }),
    ]);
    if (!isKnown) return unknownCompany(symbol);
    const facts = all.flatMap((session, at) =>
      session.date < from || session.doubtful ? [] : movedBy(symbol, session, all[at - 1]),
    );
    if (facts.length === 0) return nothing(symbol, 'No session is on record for that time.');
    return { symbol, facts: facts.reverse(), missing: [] };
  },
});

/** A session as a row: how far it moved the price from the one before, and on how many shares. */
function movedBy(symbol: string, session: Close, before: Close | undefined): Fact[] {
  const rest = { date: session.date, row: session.date, source: sourceOf(symbol, session.date) };
  const isSure = before !== undefined && !before.doubtful && before.close > 0;
  return [
    ...factOf('session_close', 'Close', session.close, 'price', rest),
    ...factOf(
      'session_change',
      'Change',
      isSure ? (session.close / before.close - 1) * 100 : null,
      'change',
      {
        ...rest,
        computed: true,
      },
    ),
    ...factOf('session_volume', 'Shares traded', session.volume, 'shares', rest),
  ];
}

/** The highest and the lowest price within the sessions of a span, and how many of them have both. */
export const withinSessions = defineLookUp({
  name: 'within_sessions',
  description: 'The highest and the lowest price within the sessions of a span of days, each with its day.',
  input: SpanInput,
  async find({ db }, { symbol, from, to }) {
    const [isKnown, all] = await Promise.all([
      isKnownCompany(db, symbol),
      readCloses(db, { symbol, from, to }),
    ]);
    if (!isKnown) return unknownCompany(symbol);
    const known = all.flatMap(({ date, high, low, doubtful }) =>
      high === null || low === null || doubtful ? [] : [{ date, high, low }],
    );
    const [first] = known;
    if (!first) return nothing(symbol, 'No prices within the sessions of that time are on record.');
    const top = known.reduce((best, each) => (each.high > best.high ? each : best), first);
    const bottom = known.reduce((best, each) => (each.low < best.low ? each : best), first);
    const at = (date: string) => ({ date, source: sourceOf(symbol, date) });
    const [begin, end] = [all[0]?.date ?? first.date, all.at(-1)?.date ?? first.date];
    const ofAll = { date: end, source: sourceOfAll(symbol, begin, end) };
    return {
      symbol,
      facts: [
        ...factOf('highest_price', 'Highest price', top.high, 'price', at(top.date)),
        ...factOf('lowest_price', 'Lowest price', bottom.low, 'price', at(bottom.date)),
        ...factOf('sessions_within', 'Sessions with both', known.length, 'count', ofAll),
        ...factOf('sessions_all', 'Sessions', all.length, 'count', ofAll),
      ],
      missing: [],
    };
  },
});

/** Days whose sessions hold any run under a dollar that matters to an exchange: 180 sessions and more. */
const RUN_DAYS = 400;

/** For how many sessions in a row a company has closed under a dollar. */
export const closesUnderDollar = defineLookUp({
  name: 'closes_under_dollar',
  description:
    'How many sessions in a row, up to the last one, a company has closed under a dollar, and since when.',
  input: z.object({
    symbol: SymbolSchema,
    day: DaySchema.check(z.describe('The newest day of its record.')),
  }),
  async find({ db }, { symbol, day }) {
    const [isKnown, all] = await Promise.all([
      isKnownCompany(db, symbol),
      readCloses(db, { symbol, from: daysBefore(day, RUN_DAYS), to: day }),
    ]);
    if (!isKnown) return unknownCompany(symbol);
    // A close that is doubtful and under a dollar all the same ends no run.
    const over = all.findLastIndex(({ close }) => close >= 1);
    const run = all.slice(over + 1);
    const [first, last] = [run[0], run.at(-1)];
    if (!first || !last) return nothing(symbol, 'The last close on record is not under a dollar.');
    const source = sourceOfAll(symbol, first.date, last.date);
    const rest = { date: last.date, source, computed: true as const };
    return {
      symbol,
      facts: [
        ...factOf('under_dollar', 'Closes in a row under a dollar', run.length, 'count', rest),
        ...factOf('under_dollar_since', 'Since', first.date, 'date', rest),
      ],
      missing: [],
    };
  },
});
