import type { PriceHistory } from '#contract/price.ts';
import { sureBars } from '#kit/financials/sure-prices.ts';
import { formatDate } from '#kit/time/dates.ts';
import {
  byVolume,
  deepestFall,
  extremesOf,
  movesOf,
  type OfDay,
  pricesWithin,
  type Session,
  SESSIONS_OF_VOLATILITY,
  USUAL_SESSIONS,
  usualBefore,
  volatilityOf,
} from '#kit/market/span.ts';
import {
  formatCompact,
  formatCount,
  formatGrowth,
  formatMoney,
  formatNumber,
  formatPercent,
  formatQuote,
  formatRatio,
} from '#kit/format.ts';

/** Sessions that stand on each side of a single one. */
const AROUND = 5;
/** Spans of more have no row for each session. */
export const MOST_ROWS = 70;

/** A session as a row. */
export interface SessionRow {
  date: string;
  /** Open, high and low; N/A where they are not on record. */
  prices: readonly [open: string, high: string, low: string];
  close: string;
  change: string;
  volume: string;
  /** Against the average of the sessions before it. */
  times: string;
  /** It is the one that is asked for, alone. */
  isMeant: boolean;
}

/** What the sessions from one day to another come to. */
export interface SpanTold {
  title: string;
  figures: readonly { label: string; text: string }[];
  rows: readonly SessionRow[];
  hasPrices: boolean;
}

/** The sessions of a history; those whose close is doubtful are marked. */
function sessionsOf(history: PriceHistory): Session[] {
  const { bars } = history;
  const sure = new Set(sureBars(history));
  return bars.date.map((date, i) => ({
    date,
    open: bars.open[i] ?? null,
    high: bars.high[i] ?? null,
    low: bars.low[i] ?? null,
    close: bars.close[i] ?? 0,
    volume: bars.volume[i] ?? null,
    doubtful: !sure.has(i),
  }));
}

const percentOf = (now: Session, before: Session | undefined): number | null =>
  !before || before.doubtful || now.doubtful || before.close <= 0
    ? null
    : (now.close / before.close - 1) * 100;

/** The sessions from one day to another with what they come to; null where there is none. */
export function spanTold(history: PriceHistory, from: string, to: string): SpanTold | null {
  const sessions = sessionsOf(history);
  const first = sessions.findIndex(({ date }) => date >= from);
  const end = sessions.findLastIndex(({ date }) => date <= to) + 1;
  if (first < 0 || end <= first) return null;
  const isOne = end - first === 1;
  const [begin, last] = isOne ? [Math.max(0, first - AROUND), end + AROUND] : [first, end];
  const rows = last - begin > MOST_ROWS ? [] : sessions.slice(begin, last);
  const all = sessions.slice(first, end);
  const [oldest, newest] = [all[0]?.date ?? from, all.at(-1)?.date ?? to];
  return {
    title: isOne
      ? `Session of ${formatDate(newest)}`
      : `Sessions of ${formatDate(oldest)} to ${formatDate(newest)}`,
    figures: isOne ? figuresOfOne(sessions, first) : figuresOf(all, sessions[first - 1]),
    rows: rows
      .map((session, i) => rowOf(session, sessions.slice(0, begin + i), isOne && session.date === newest))
      .toReversed(),
    hasPrices: rows.some(({ open, high, low }) => (open ?? high ?? low) !== null),
  };
}

function rowOf(session: Session, before: readonly Session[], isMeant: boolean): SessionRow {
  const usual = usualBefore(before);
  return {
    date: formatDate(session.date),
    prices: [formatQuote(session.open), formatQuote(session.high), formatQuote(session.low)],
    close: formatQuote(session.close),
    change: formatGrowth(percentOf(session, before.at(-1))),
    volume: formatCompact(session.volume),
    times: formatRatio(usual && session.volume !== null ? session.volume / usual : null),
    isMeant,
  };
}

/** What its row does not say of a session. */
function figuresOfOne(sessions: readonly Session[], at: number): SpanTold['figures'] {
  const usual = usualBefore(sessions.slice(0, at));
  return [
    ...(usual
      ? [{ label: `Average volume of the ${USUAL_SESSIONS} sessions before`, text: formatCompact(usual) }]
      : []),
    ...(sessions[at]?.doubtful
      ? [{ label: 'Close', text: 'in doubt: it may be of another session or split' }]
      : []),
  ];
}

const onDay = (write: (value: number) => string, of: OfDay | undefined): string | undefined =>
  of && `${write(of.value)} · ${formatDate(of.date)}`;
const closeOf = ({ date, close }: Pick<Session, 'date' | 'close'>): OfDay => ({ date, value: close });

function figuresOf(all: readonly Session[], before: Session | undefined): SpanTold['figures'] {
  const sure = all.filter(({ doubtful }) => !doubtful);
  const [first, last] = [all[0], all.at(-1)];
  const isSure = first !== undefined && last !== undefined && !first.doubtful && !last.doubtful;
  const closes = sure.map(closeOf).toSorted((one, other) => other.value - one.value);
  const withBefore = before ? [before, ...all] : all;
  const { rise, fall } = extremesOf(movesOf(withBefore));
  const { high, low } = pricesWithin(sure);
  const fell = isSure ? deepestFall(sure) : undefined;
  const traded = byVolume(sure);
  // Closes of two scales are held against each other nowhere.
  const across = (text: string | undefined) => (isSure ? text : undefined);
  const rows: readonly (readonly [label: string, text: string | undefined])[] = [
    ['First close', onDay(formatQuote, sure[0] && closeOf(sure[0]))],
    ['Last close', onDay(formatQuote, sure.at(-1) && closeOf(sure.at(-1) as Session))],
    ['Change', across(formatGrowth(percentOf(last as Session, first)))],
    ['Highest close', across(onDay(formatQuote, closes[0]))],
    ['Lowest close', across(onDay(formatQuote, closes.at(-1)))],
    [
      'Average close',
      across(
        meanOf(
          sure.map(({ close }) => close),
          formatQuote,
        ),
      ),
    ],
    ['Highest price', across(onDay(formatQuote, high))],
    ['Lowest price', across(onDay(formatQuote, low))],
    ['Largest rise', across(onDay(formatGrowth, rise))],
    ['Largest fall', across(onDay(formatGrowth, fall))],
    [
      'Maximum drawdown',
      fell &&
        `${formatGrowth(fell.percent)}, from ${formatQuote(fell.peak.close)} on ${formatDate(fell.peak.date)} to ${formatQuote(fell.trough.close)} on ${formatDate(fell.trough.date)}`,
    ],
    [
      'Last close against that peak',
      fell && last && formatGrowth(percentOf(last, { ...last, close: fell.peak.close })),
    ],
    [
      `Volatility of ${SESSIONS_OF_VOLATILITY} sessions, a year`,
      across(percentText(volatilityOf(withBefore))),
    ],
    ['Highest volume', onDay(formatCompact, traded[0])],
    ['Lowest volume', onDay(formatCompact, traded.at(-1))],
    ...volumeRows(sure),
    ['Sessions', formatCount(all.length)],
  ];
  return rows.flatMap(([label, text]) => (text === undefined || text === 'N/A' ? [] : [{ label, text }]));
}

const percentText = (value: number | null): string | undefined =>
  value === null ? undefined : formatPercent(value);

const meanOf = (values: readonly number[], write: (value: number) => string): string | undefined =>
  values.length === 0 ? undefined : write(values.reduce((sum, each) => sum + each, 0) / values.length);

/** What was traded in all, in shares and in dollars at each close, of the sessions whose volume is known. */
function volumeRows(sure: readonly Session[]): (readonly [label: string, text: string | undefined])[] {
  const known = sure.flatMap(({ close, volume }) =>
    volume === null ? [] : [{ volume, dollars: close * volume }],
  );
  const volumes = known.map(({ volume }) => volume);
  return [
    ['Average volume', meanOf(volumes, (value) => formatCount(Math.round(value)))],
    [
      'Average dollar volume',
      meanOf(
        known.map(({ dollars }) => dollars),
        formatMoney,
      ),
    ],
    [
      'Shares traded',
      known.length > 0 ? formatCompact(volumes.reduce((sum, each) => sum + each, 0)) : undefined,
    ],
    ['Sessions with their volume', formatNumber(known.length).replace(/\.00$/, '')],
  ];
}
