import { formatPrice } from '#kit/format.ts';
import { formatDate } from '#kit/time/dates.ts';
import { parseAmount } from '#kit/screener/amount.ts';
import { daysBetween, monthsBefore } from '#kit/time/days.ts';
import { priceHistory } from '../../look-ups/prices.ts';
import { sessionsOfSpan } from '../../look-ups/session.ts';
import { spanOf, spans } from './history.ts';
import { type Composing, type Kind, one, rowsOf } from '../../grammar/reading/kind.ts';
import { betaKind, sayMarketVolatility } from './beside-market.ts';
import { isOfNow, isOfSixtySessions, sayOwnWindow } from './own-window.ts';
import { onDay } from '../told/simple.ts';
import { sureHistory } from './sure-closes.ts';
import { asksForReason, sayBeside, sayBesideEach } from './beside-day.ts';
import { daysOverKind } from './days-over.ts';
import { directionOf } from './direction.ts';

const FALLS =
  /\b(?:worst|drops?|falls?|loss(?:es)?|declines?|crash(?:es)?|down|red|plunges?|slumps?|sell-?offs?|dumps?|tumbles?)\b/i;

/** Names the largest rise and the largest fall. */
const BOTH_ENDS =
  /\b(?:best|biggest (?:gain|rise|up)\w*|largest (?:gain|rise)\w*|up)\b.*\b(?:worst|loss\w*|falls?|drops?|down)\b|\b(?:worst|drops?|falls?|down)\b.*\b(?:best|gains?|rises?|jumps?|up)\b/i;

/** Asks for several of them: "biggest one day moves", "the five worst days". */
const SEVERAL =
  /\b(?:moves|days|sessions|drops|falls|declines|losses|jumps|gains|rises|spikes|swings|gainers|losers|crashes|rallies|pops|dumps)\b/i;
const SHOWN = 8;
/** Of so many of them it is told what else is on record. */
const REASONS = 5;
const MOST_SHOWN = 15;

/** The sessions that moved the price most, the largest first: rises, falls, or both, as was asked. */
async function sayLargest(
  { asked, ask, draft }: Composing,
  { from, to }: { from: string; to: string },
): Promise<readonly string[]> {
  const way = directionOf(asked);
  const found = await ask(sessionsOfSpan, { symbol: asked.company.symbol, from, to });
  const moved = rowsOf(found)
    .flatMap((row) => {
      const change = row.get('session_change');
      return change ? [{ change, close: row.get('session_close'), volume: row.get('session_volume') }] : [];
    })
    .filter(
      ({ change: { value } }) => way === undefined || (way === 'up' ? Number(value) > 0 : Number(value) < 0),
    )
    .toSorted((a, b) => Math.abs(Number(b.change.value)) - Math.abs(Number(a.change.value)));
  const shown = moved.slice(0, Math.min(asked.count ?? SHOWN, MOST_SHOWN));
  draft.table(
    'Sessions that moved the price most, the largest first',
    ['Day', 'Change', 'Close', 'Shares traded'],
    shown.map(({ change, close, volume }) => [formatDate(change.date), change, close, volume]),
  );
  return shown.flatMap(({ change: { date } }) => date ?? []);
}

/** The sessions in which the price rose and fell most. */
async function answerDays({ asked, ask, draft, store }: Composing): Promise<boolean> {
  const { from, to } = asked.period ? spanOf(asked) : { from: '1990-01-01', to: asked.record };
  const { found, since } = await sureHistory({ asked, ask }, { from, to });
  const [rise, fall, first, inDoubt] = [
    one(found, 'largest_rise'),
    one(found, 'largest_fall'),
    one(found, 'first_close'),
    one(found, 'moves_in_doubt'),
  ];
  if (!rise || !fall || !first) {
    draft.text(...found.missing);
    return false;
  }
  const [wanted, other] =
    (asked.has('down', 'trough') || FALLS.test(asked.reading.text)) && !asked.has('up')
      ? [fall, rise]
      : [rise, fall];
  const nameOf = (fact: typeof rise): string => (fact === rise ? 'rise' : 'fall');
  draft.text(
    `The largest ${nameOf(wanted)} of ${asked.company.short} from one close to the next was ${draft.strong(wanted)}${onDay(wanted)}; the largest ${nameOf(other)} was ${draft.plain(other)}${onDay(other)}.`,
    `Sessions from ${formatDate(first.date)} to ${formatDate(to)} are counted; closes are split-adjusted.`,
    inDoubt
      ? `Of ${draft.plain(inDoubt)} of them the close, or the one before, is in doubt: what these moved is left out, and may be more.`
      : undefined,
    since,
  );
  const sure = since === undefined ? from : (first.date ?? from);
  const days =
    SEVERAL.test(asked.reading.text) || asked.count !== null
      ? await sayLargest({ asked, ask, draft, store }, { from: sure, to })
      : [];
  if (!asksForReason(asked)) return true;
  if (days.length > 1) {
    await sayBesideEach({ asked, ask, draft, store }, days.slice(0, REASONS));
    return true;
  }
  // In their order: each adds to the one draft. Who asks for the best and the worst day asks for the reason of each.
  for (const { date } of BOTH_ENDS.test(asked.reading.text) ? [wanted, other] : [wanted])
    if (date) await sayBeside({ asked, ask, draft, store }, date);
  return true;
}

/** The session in which most shares were traded, of those on record. */
async function answerBusiest({ asked, ask, draft, store }: Composing): Promise<boolean> {
  const { from, to } = asked.period ? spanOf(asked) : { from: '1990-01-01', to: asked.record };
  const { found } = await sureHistory({ asked, ask }, { from, to });
  const [most, next, least, first] = ['highest_volume', 'second_volume', 'lowest_volume', 'first_close'].map(
    (name) => one(found, name),
  );
  if (!most || !least) return false;
  const isLeast = asked.has('trough') && !asked.has('peak');
  draft.text(
    isLeast
      ? `Fewest shares of ${asked.company.short} were traded${onDay(least)}: ${draft.strong(least)}.`
      : `Most shares of ${asked.company.short} were traded${onDay(most)}: ${draft.strong(most)}.${next ? ` Next come ${draft.plain(next)}${onDay(next)}.` : ''}`,
    first
      ? `Sessions from ${formatDate(first.date)} to ${formatDate(to)} are on record for that.`
      : undefined,
  );
  const day = (isLeast ? least : most).date;
  if (asksForReason(asked) && day) await sayBeside({ asked, ask, draft, store }, day);
  return true;
}

const BUSIEST =
  /\b(?:biggest|highest|largest|heaviest|busiest|record|peak|top|most|lowest|fewest|smallest)\b[^.?!]{0,25}\b(?:volume|traded|trading)\b|\b(?:volume|traded|trading)\b[^.?!]{0,25}\b(?:biggest|highest|largest|heaviest|busiest|record|peak|lowest|smallest)\b/i;

/** How far the daily moves scatter, as the screener has it. */
async function answerVolatility({ asked, ask, draft }: Composing): Promise<boolean> {
  const found = await ask(priceHistory, {
    symbol: asked.company.symbol,
    from: monthsBefore(asked.record, 12),
    to: asked.record,
  });
  const [scatter, rise, fall] = [
    one(found, 'volatility'),
    one(found, 'largest_rise'),
    one(found, 'largest_fall'),
  ];
  if (!scatter) return false;
  draft.text(
    `The volatility of ${asked.company.short} was ${draft.strong(scatter)} a year${onDay(scatter)}: the standard deviation of the daily moves of 60 sessions, as a yearly percent.`,
    rise && fall
      ? `In twelve months the largest daily rise was ${draft.plain(rise)}${onDay(rise)}, the largest fall ${draft.plain(fall)}${onDay(fall)}.`
      : undefined,
  );
  sayOwnWindow({ asked, draft });
  if (asked.has('benchmark')) await sayMarketVolatility({ asked, ask, draft });
  return true;
}

/** A count of shares, and no amount of money. */
const OF_SHARES = /(?<![$\d.,])\d[\d,]* shares?\b/i;

/** What an amount put into the shares at the start of a time was worth at its end, without dividends. */
async function answerInvested({ asked, ask, draft }: Composing): Promise<boolean> {
  const [written = ''] = asked.reading.amounts;
  const amount = parseAmount(written.replaceAll(',', '')) ?? Number.NaN;
  const { from } = spanOf(asked);
  // "A year ago", "in 2020": held from then on.
  const to = asked.record;
  const found = await ask(priceHistory, { symbol: asked.company.symbol, from, to });
  const [first, last, change] = [
    one(found, 'first_close'),
    one(found, 'last_close'),
    one(found, 'span_change'),
  ];
  if (!first || !last || !change) {
    draft.text(...found.missing);
    return false;
  }
  const isLate = daysBetween(from, first.date ?? '') > 12;
  if (isLate) draft.lacks();
  // "100 shares bought a year ago" are so many shares, and no dollars.
  const isOfShares = Number.isFinite(amount) && OF_SHARES.test(asked.reading.text);
  const start = isOfShares ? amount * Number(first.value) : amount;
  const worth = Number.isFinite(amount)
    ? {
        ...change,
        name: 'worth',
        label: 'Worth',
        unit: 'usd' as const,
        value: start * (1 + Number(change.value) / 100),
        computed: true as const,
      }
    : undefined;
  draft.text(
    `${asked.company.short} went from ${draft.plain(first)}${onDay(first)} to ${draft.plain(last)}${onDay(last)}, ${draft.strong(change)}${worth ? `: ${isOfShares ? `${written} shares bought at that close for ${formatPrice(start)}` : `${written.startsWith('$') ? '' : '$'}${written} put in at that close`} would have been worth ${draft.strong(worth)}` : ''}.`,
    isLate ? 'Earlier closes of that time are not on record.' : undefined,
    'Dividends, costs and taxes are not in it; closes are split-adjusted.',
  );
  draft.lines(`Closes of ${asked.company.symbol}`, 'usd', found.series ?? []);
  return true;
}

/** Kinds about single sessions, and about what holding would have brought. */
export const moveKinds: readonly Kind[] = [
  daysOverKind,
  {
    id: 'largest-move',
    about: 'company',
    needs: [['bigday']],
    allows: ['price', 'move', 'up', 'down', 'peak', 'trough', 'large', 'session', 'why'],
    slots: spans,
    isOfDays: true,
    title: () => 'largest daily moves',
    next: ['year', 'range', 'why'],
    answer: answerDays,
  },
  {
    id: 'volume-extreme',
    about: 'company',
    needs: [['volume'], ['peak', 'trough', 'large', 'bigday', 'session']],
    allows: ['price', 'peak', 'trough', 'large', 'bigday', 'session', 'history', 'when', 'exchange', 'why'],
    fits: ({ text }) => BUSIEST.test(text),
    slots: spans,
    isOfDays: true,
    title: ({ has }) => (has('trough') ? 'session of least volume' : 'session of most volume'),
    next: ['why', 'year', 'range'],
    answer: answerBusiest,
  },
  {
    id: 'volatility',
    about: 'company',
    needs: [['volatility']],
    allows: ['price', 'move', 'large', 'benchmark', 'compare'],
    slots: ['span'],
    fits: ({ periods, concepts }) =>
      periods.every((period) => isOfSixtySessions(period) || isOfNow(period)) &&
      concepts.has('compare') <= concepts.has('benchmark'),
    title: () => 'volatility',
    next: ['year', 'range', 'short'],
    answer: answerVolatility,
  },
  betaKind,
  {
    id: 'return-of-holding',
    about: 'company',
    needs: [['invested']],
    needsSlots: [...spans, 'day'],
    allows: ['price', 'move', 'buy', 'mcap', 'sell', 'invested'],
    slots: ['amount'],
    isOfDays: true,
    title: () => 'what holding it brought',
    next: ['year', 'range', 'dividend'],
    answer: answerInvested,
  },
];
