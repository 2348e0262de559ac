import { companyTabPath } from '#kit/addresses.ts';
import { volatility } from '#kit/indicators.ts';
import { type Close, readCloses } from '#server/store/closes.ts';
import { isKnownCompany } from '#server/store/page-of-company.ts';
import { SpanInput } from './inputs.ts';
import {
  defineLookUp,
  type Fact,
  factOf,
  type FactSource,
  nothing,
  type Series,
  unknownCompany,
} from './look-up.ts';

/** Points of a line; more are not told apart. */
const POINTS = 120;

/** Closes from one day to another, and what changed between them. */
export const priceHistory = defineLookUp({
  name: 'price_history',
  description:
    'Closes of a company over a span of days, split-adjusted: first and last close, change, highest and lowest close, largest daily moves.',
  input: SpanInput,
  async find({ db }, { symbol, from, to }) {
    const [isKnown, all] = await Promise.all([
      isKnownCompany(db, symbol),
      readCloses(db, { symbol, from, to }),
    ]);
    if (!isKnown) return unknownCompany(symbol);
    const source: FactSource = {
      label: `Daily closes, ${symbol}`,
      href: companyTabPath(symbol, 'marketdata'),
      date: all.at(-1)?.date ?? null,
    };
    const [first, last] = [all[0], all.at(-1)];
    if (!first || !last) return nothing(symbol, 'No closes are on record for that time.');
    const isSure = all.every(({ doubtful }) => !doubtful);
    const missing = isSure ? [] : ['A close of that time is doubtful, so nothing is computed across it.'];
    return {
      symbol,
      total: all.length,
      missing,
      facts: closeFacts(all, first, last, isSure, source),
      series: isSure && all.length > 1 ? [seriesOf(symbol, all, source)] : [],
    };
  },
});

function closeFacts(
  all: readonly Close[],
  first: Close,
  last: Close,
  isSure: boolean,
  source: FactSource,
): Fact[] {
  const at = (name: string, label: string, { date, close }: Close) =>
    factOf(name, label, close, 'price', { date, source: { ...source, date } });
  const ends = [
    ...(first.doubtful ? [] : at('first_close', 'First close', first)),
    ...(last.doubtful ? [] : at('last_close', 'Last close', last)),
  ];
  if (!isSure) return ends;
  const high = all.reduce((best, bar) => (bar.close > best.close ? bar : best), first);
  const low = all.reduce((best, bar) => (bar.close < best.close ? bar : best), first);
  const change = all.length > 1 && first.close > 0 ? (last.close / first.close - 1) * 100 : null;
  return [
    ...ends,
    ...factOf('span_change', 'Change', change, 'change', { date: last.date, computed: true, source }),
    ...at('highest_close', 'Highest close', high),
    ...at('lowest_close', 'Lowest close', low),
    ...moveFacts(all, source),
    ...factOf('sessions', 'Sessions', all.length, 'count', { date: last.date, source }),
    ...factOf('last_volume', 'Volume', last.volume, 'count', { date: last.date, source }),
  ];
}

const SESSIONS_OF_VOLATILITY = 60;

/** The largest rise and fall from one close to the next, and how far the daily moves scatter. */
function moveFacts(all: readonly Close[], source: FactSource): Fact[] {
  const moves = all.slice(1).flatMap(({ date, close }, i) => {
    const before = all[i]?.close ?? 0;
    return before > 0 ? [{ date, percent: (close / before - 1) * 100 }] : [];
  });
  const [first] = moves;
  if (!first) return [];
  const rise = moves.reduce((best, move) => (move.percent > best.percent ? move : best), first);
  const fall = moves.reduce((best, move) => (move.percent < best.percent ? move : best), first);
  const at = (name: string, label: string, { date, percent }: typeof first) =>
    factOf(name, label, percent, 'change', { date, computed: true, source: { ...source, date } });
  const scatter = volatility(
    all.map(({ close }) => close),
    SESSIONS_OF_VOLATILITY,
  );
  return [
    ...at('largest_rise', 'Largest rise in a session', rise),
    ...at('largest_fall', 'Largest fall in a session', fall),
    ...factOf('volatility', 'Volatility of 60 sessions, a year', scatter, 'percent', {
      date: all.at(-1)?.date ?? null,
      computed: true,
      source,
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
