import * as z from 'zod/mini';
import { sessionPath, sessionsPath } from '#kit/href/sessions-path.ts';
import { byVolume, extremesOf, movesOf, type OfDay, pricesWithin, volatilityOf } from '#kit/market/span.ts';
import { daysAfter } from '#kit/time/days.ts';
import { type Close, readCloses } from '#server/store/prices/closes.ts';
import { isKnownCompany } from '#server/store/page-of-company.ts';
import { CompanyInput, SpanInput } from './inputs.ts';
import {
  defineLookUp,
  type Fact,
  factOf,
  type FactSource,
  nothing,
  type Series,
  unknownCompany,
} from './look-up.ts';

/** The session before a day lies no further back than that, a halt aside. */
const DAYS_BEFORE = 14;

/** Points of a line; more are not told apart. */
const POINTS = 120;

/** Closes from one day to another, and what changed between them. */
export const priceHistory = defineLookUp({
  name: 'price_history',
  description:
    'Closes of a company over a span of days, split-adjusted: first and last close, change, highest and lowest close, largest daily moves.',
  input: SpanInput,
  async find({ db }, { symbol, from, to }) {
    const [isKnown, read] = await Promise.all([
      isKnownCompany(db, symbol),
      readCloses(db, { symbol, from: from && daysAfter(from, -DAYS_BEFORE), to }),
    ]);
    if (!isKnown) return unknownCompany(symbol);
    const all = from === undefined ? read : read.filter(({ date }) => date >= from);
    // The first session of the span moved the price from the close before it.
    const before = read[read.length - all.length - 1];
    const source: FactSource = {
      label: `Daily closes, ${symbol}`,
      href: sessionsPath(symbol, all[0]?.date ?? '', all.at(-1)?.date ?? ''),
      date: all.at(-1)?.date ?? null,
    };
    if (all.length === 0) return nothing(symbol, 'No closes are on record for that time.');
    return { symbol, total: all.length, ...ofCloses(symbol, all, source, before) };
  },
});

/** The last session that closed above a price, of all whose close is sure. */
export const lastCloseAbove = defineLookUp({
  name: 'last_close_above',
  description:
    'The last session of a company that closed above a price, with the highest close and the first session on record.',
  input: z.extend(CompanyInput, { price: z.number().check(z.describe('In dollars a share.')) }),
  async find({ db }, { symbol, price }) {
    const [isKnown, all] = await Promise.all([isKnownCompany(db, symbol), readCloses(db, { symbol })]);
    if (!isKnown) return unknownCompany(symbol);
    const sure = all.filter(({ doubtful }) => !doubtful);
    const [first] = sure;
    if (!first) return nothing(symbol, 'No closes are on record.');
    const at = (name: string, label: string, bar: Close | undefined) =>
      factOf(name, label, bar?.close, 'price', {
        date: bar?.date ?? null,
        source: {
          label: `Daily closes, ${symbol}`,
          href: sessionPath(symbol, bar?.date ?? ''),
          date: bar?.date ?? null,
        },
      });
    const last = sure.at(-1)?.date ?? first.date;
    const above = sure.filter(({ close }) => close > price);
    const high = sure.reduce((best, bar) => (bar.close > best.close ? bar : best), first);
    return {
      symbol,
      missing: [],
      facts: [
        ...at('last_above', 'Last close above it', above.at(-1)),
        ...factOf('closes_above', 'Sessions that closed above it', above.length, 'count', {
          date: last,
          computed: true,
          source: {
            label: `Daily closes, ${symbol}`,
            href: sessionsPath(symbol, first.date, last),
            date: last,
          },
        }),
        ...at('highest_close', 'Highest close', high),
        ...at('first_close', 'First close', first),
      ],
    };
  },
});

/**
 * What closes of one company tell, oldest first. Before a split that is not settled every close is doubtful, from the first one on:
 * between two sure ones lies none of another scale, and what is doubtful there is left out.
 */
export function ofCloses(
  symbol: string,
  all: readonly Close[],
  source: FactSource,
  before?: Close,
): { missing: string[]; facts: Fact[]; series: Series[] } {
  const sure = all.filter(({ doubtful }) => !doubtful);
  const [first, last] = [all[0], all.at(-1)];
  if (!first || !last) return { missing: [], facts: [], series: [] };
  const isSure = !first.doubtful && !last.doubtful;
  return {
    missing: isSure ? [] : ['A close of that time is doubtful, so nothing is computed across it.'],
    facts: closeFacts({ symbol, all, sure, first, last, isSure, source, before }),
    series: isSure && sure.length > 1 ? [seriesOf(symbol, sure, source)] : [],
  };
}

interface Closes {
  symbol: string;
  all: readonly Close[];
  sure: readonly Close[];
  first: Close;
  last: Close;
  isSure: boolean;
  source: FactSource;
  /** The close before the first of them. */
  before: Close | undefined;
}

function closeFacts({ symbol, all, sure, first, last, isSure, source, before }: Closes): Fact[] {
  const cite = (date: string): FactSource => ({ ...source, href: sessionPath(symbol, date), date });
  const at = (name: string, label: string, { date, close }: Close) =>
    factOf(name, label, close, 'price', { date, source: cite(date) });
  const ends = [
    ...(first.doubtful ? [] : at('first_close', 'First close', first)),
    ...(last.doubtful ? [] : at('last_close', 'Last close', last)),
  ];
  // From the first of a settled scale on all can be asked again.
  const [settled] = sure;
  if (!isSure)
    return [
      ...ends,
      ...(settled && first.doubtful ? at('first_sure_close', 'First sure close', settled) : []),
    ];
  const high = sure.reduce((best, bar) => (bar.close > best.close ? bar : best), first);
  const low = sure.reduce((best, bar) => (bar.close < best.close ? bar : best), first);
  const change = all.length > 1 && first.close > 0 ? (last.close / first.close - 1) * 100 : null;
  return [
    ...ends,
    ...factOf('span_change', 'Change', change, 'change', { date: last.date, computed: true, source }),
    ...at('highest_close', 'Highest close', high),
    ...at('lowest_close', 'Lowest close', low),
    ...rangeFacts(sure, cite),
    ...moveFacts(before ? [before, ...all] : all, source, cite),
    ...volumeFacts(sure, cite),
    ...factOf('sessions', 'Sessions', all.length, 'count', { date: last.date, source }),
    ...factOf('last_volume', 'Volume', last.volume, 'count', {
      date: last.date,
      source: cite(last.date),
    }),
  ];
}

/** The source of one session, as the page shows it among those around it. */
type OfSession = (date: string) => FactSource;

/** A figure of one session; nothing where there is none. */
const factOfDay = (
  [name, label, unit]: readonly [name: string, label: string, unit: 'price' | 'shares' | 'change'],
  of: OfDay | undefined,
  cite: OfSession,
): Fact[] =>
  of
    ? factOf(name, label, of.value, unit, {
        date: of.date,
        ...(unit === 'change' && { computed: true as const }),
        source: cite(of.date),
      })
    : [];

/** The highest and lowest prices within a session, of the sessions whose are known. */
function rangeFacts(sure: readonly Close[], cite: OfSession): Fact[] {
  const { high, low } = pricesWithin(sure);
  return [
    ...factOfDay(['highest_price', 'Highest price within a session', 'price'], high, cite),
    ...factOfDay(['lowest_price', 'Lowest price within a session', 'price'], low, cite),
  ];
}

/** The sessions in which most and fewest shares were traded. */
function volumeFacts(sure: readonly Close[], cite: OfSession): Fact[] {
  const sorted = byVolume(sure);
  return [
    ...factOfDay(['highest_volume', 'Highest volume of a session', 'shares'], sorted[0], cite),
    ...factOfDay(['second_volume', 'Next highest volume', 'shares'], sorted[1], cite),
    ...factOfDay(['lowest_volume', 'Lowest volume of a session', 'shares'], sorted.at(-1), cite),
  ];
}

/** The largest rise and fall from one close to the next, and how far the daily moves scatter. */
function moveFacts(all: readonly Close[], source: FactSource, cite: OfSession): Fact[] {
  const moves = movesOf(all);
  if (moves.length === 0) return [];
  const leftOut = all.length - 1 - moves.length;
  const { rise, fall } = extremesOf(moves);
  const rest = { date: all.at(-1)?.date ?? null, source };
  return [
    ...factOfDay(['largest_rise', 'Largest rise in a session', 'change'], rise, cite),
    ...factOfDay(['largest_fall', 'Largest fall in a session', 'change'], fall, cite),
    ...(leftOut > 0 ? factOf('moves_in_doubt', 'Sessions in doubt', leftOut, 'count', rest) : []),
    ...factOf('volatility', 'Volatility of 60 sessions, a year', volatilityOf(all), 'percent', {
      ...rest,
      computed: true,
    }),
  ];
}

/** Closes as a line, thinned evenly; the last stays. */
function seriesOf(symbol: string, all: readonly Close[], source: FactSource): Series {
  const step = Math.max(1, Math.ceil(all.length / POINTS));
  const shown = all.filter((_, i) => (all.length - 1 - i) % step === 0);
  return {
    name: symbol,
    unit: 'usd',
    labels: shown.map(({ date }) => date),
    values: shown.map(({ close }) => close),
    source,
  };
}
