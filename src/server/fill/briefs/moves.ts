import type { Fact } from '#contract/news.ts';
import type { MoveFact as Beside } from '#contract/move.ts';
import { formatDate, formatDay } from '#kit/time/dates.ts';
import { formatCompact, formatMoney, formatPercent, formatQuote, formatRatio } from '#kit/format.ts';
import { listOf, pick, upperFirst } from '#kit/text/sentence.ts';
import { type Brief, type BriefCompany, briefId, headline, seedOf, sentence } from './brief.ts';
import { shortName } from './short-name.ts';
import { weighMove } from './weigh.ts';

/** One session's close against the one before, and what stands beside it. */
export interface MoveFact {
  date: string;
  /** The end of the session in UTC, or the day where that is not certain. */
  closedAt: string;
  /** Null with the close before where a later split of unknown ratio makes them prices of other shares. */
  close: number | null;
  closeBefore: number | null;
  /** Percent. */
  change: number;
  volume: number;
  dollars: number;
  /** Mean volume of up to 63 sessions before; null where fewer than 20 are sure. */
  volumeAverage: number | null;
  /** Root mean square of the daily changes of up to 60 sessions before, in percent; null where too few are sure. */
  usual: number | null;
  /** Of the day of the quotes alone: what the company was worth at the close. */
  marketCap: number | null;
  /** What else is on record of the day and the evening before. */
  onRecord: readonly Beside[];
  /** The last thing on record before, looked for in the newest session alone. */
  lastOnRecord: Beside | null;
}

/** Another class of the same issuer that moved on the same day. */
export interface SisterMove {
  symbol: string;
  change: number;
  close: number | null;
}

/** A large move: how far, to where, on how much, and what else is on record of that day. */
export function moveBrief(
  company: BriefCompany & { marketCap?: number | null },
  move: MoveFact,
  record: { source: string; url: string | null },
  sisters: readonly SisterMove[] = [],
): Brief {
  const { date, change, dollars, usual, onRecord } = move;
  const id = briefId(company.symbol, date, 'move');
  const seed = seedOf(id);
  const ratio = move.volumeAverage ? move.volume / move.volumeAverage : null;
  return {
    id,
    symbol: company.symbol,
    topic: 'move',
    title: titleOf(company, move, ratio, seed),
    summary: `${closeOf(company.name, move, seed)} ${besideOf(move)}`,
    paragraphs: [moneyOf(move, ratio), ...sisters.map((sister) => sisterOf(sister))],
    facts: factsOf(move, ratio),
    publishedAt: move.closedAt,
    category: 'Move',
    ...record,
    score: weighMove({ change, usual, dollars, isOnRecord: onRecord.length > 0 }),
    covers: sisters.map(({ symbol }) => briefId(symbol, date, 'move')),
  };
}

/** A volume as many times the usual one is told of in the headline. */
const TOLD_RATIO = 2;

/** `3.8 times`, `twice`, `8,036 times`. */
function times(ratio: number): string {
  const figure = formatRatio(ratio).replace('×', '').replace(/\.0$/, '');
  return figure === '2' ? 'twice' : `${figure} times`;
}

/** So many times of something; where it is once, in words of their own. */
const timesOf = (ratio: number, what: string, once: string): string =>
  times(ratio) === '1 times' ? once : `${times(ratio)}${what}`;

function titleOf(
  company: BriefCompany,
  { change, close, dollars }: MoveFact,
  ratio: number | null,
  seed: number,
): string {
  const { symbol } = company;
  const name = shortName(company.name);
  const percent = formatPercent(Math.abs(change));
  const [verb, way] = change > 0 ? ['rises', 'higher'] : ['falls', 'lower'];
  const said = `${verb} ${percent}${close === null ? '' : ` to ${formatQuote(close)}`}`;
  // A name that would push the figure off a list's end gives way to the ticker.
  const plain = headline(`${name} ${said}`, `${symbol} ${said}`);
  const closes = `closes ${percent} ${way}${close === null ? '' : ` at ${formatQuote(close)}`}`;
  if (ratio === null || ratio < TOLD_RATIO)
    return pick(seed, [plain, headline(`${name} ${closes}`, `${symbol} ${closes}`)]);
  return pick(seed, [
    headline(
      `${plain} on ${times(ratio)} its usual volume`,
      `${plain} on ${formatRatio(ratio)} usual volume`,
      plain,
    ),
    headline(
      `${plain}, with ${formatMoney(dollars)} traded`,
      `${plain}, ${formatMoney(dollars)} traded`,
      plain,
    ),
  ]);
}

const wayOf = (change: number): string => (change > 0 ? 'up' : 'down');

const closeOf = (name: string, { date, close, closeBefore, change }: MoveFact, seed: number): string => {
  const percent = formatPercent(Math.abs(change));
  if (close === null)
    return `Shares of ${name} closed ${wayOf(change)} ${percent} on ${formatDate(date)}. The price of that day is left out: a later leap looks like a split whose ratio is not on record.`;
  return sentence(
    pick(seed >>> 3, [
      `Shares of ${name} closed at ${formatQuote(close)} on ${formatDate(date)}, ${wayOf(change)} ${percent} from ${formatQuote(closeBefore)} the session before`,
      `On ${formatDate(date)} ${name} closed at ${formatQuote(close)}, after ${formatQuote(closeBefore)} the session before: ${wayOf(change)} ${percent}`,
    ]),
  );
};

/** What else is on record, never as the reason; or once and shortly that nothing is. */
function besideOf({ date, onRecord, lastOnRecord }: MoveFact): string {
  if (onRecord.length > 0) {
    const days = [...Map.groupBy(onRecord, ({ day }) => day)].sort(([a], [b]) => (a < b ? 1 : -1));
    return days
      .map(([day, facts], at) => {
        const when = day === date ? 'that day' : `the session before, ${formatDay(day)}`;
        return sentence(
          `${at === 0 ? `On record ${when}` : upperFirst(when)}: ${listOf(facts.map(({ words }) => words)).replaceAll(', and ', ' and ')}`,
        );
      })
      .join(' ');
  }
  const last = lastOnRecord
    ? ` Last on record before: ${lastOnRecord.words}, ${formatDate(lastOnRecord.day)}.`
    : '';
  return `Nothing else is on record for that day.${last}`;
}

const WORTH = 'what the company was worth at the close';

/** What changed hands, against the usual volume, the usual change and the worth of the company. */
function moneyOf(
  { close, dollars, volume, volumeAverage, usual, change, marketCap }: MoveFact,
  ratio: number | null,
): string {
  const worth = marketCap ? dollars / marketCap : 0;
  const share =
    ratio === null
      ? ''
      : ratio < 1
        ? `${Math.max(1, Math.round(ratio * 100))}% of`
        : timesOf(ratio, '', 'as much as');
  const usualVolume = close === null ? 'volume' : formatCompact(Math.round(volumeAverage ?? 0));
  const against = share === '' ? '' : `, ${share} the ${usualVolume} of an average session before`;
  return [
    `About ${formatMoney(dollars)} changed hands${close === null ? '' : `, in ${formatCompact(volume)} shares`}${against}.`,
    ...(worth >= 1 ? [`That is ${timesOf(worth, ` ${WORTH}`, WORTH)}.`] : []),
    ...(usual
      ? [
          `Its usual daily change in the sessions before was ${formatPercent(usual)}; this one is ${timesOf(Math.abs(change) / usual, ' that', 'as large')}.`,
        ]
      : []),
  ].join(' ');
}

const sisterOf = ({ symbol, change, close }: SisterMove): string =>
  `The company’s ${symbol} shares closed${close === null ? '' : ` at ${formatQuote(close)},`} ${wayOf(change)} ${formatPercent(Math.abs(change))}.`;

const factsOf = (move: MoveFact, ratio: number | null): Fact[] => [
  ...(move.close === null ? [] : [{ label: 'Close', value: move.close, unit: 'price' } satisfies Fact]),
  { label: 'Change', value: move.change, unit: 'percent' },
  ...(ratio === null ? [] : [{ label: 'Against average', value: ratio, unit: 'ratio' } satisfies Fact]),
  { label: 'Dollar volume', value: move.dollars, unit: 'usd' },
  ...(move.marketCap ? [{ label: 'Market cap', value: move.marketCap, unit: 'usd' } satisfies Fact] : []),
  ...(move.close === null
    ? []
    : [
        { label: 'Previous close', value: move.closeBefore, unit: 'price' } satisfies Fact,
        { label: 'Volume', value: move.volume, unit: 'shares' } satisfies Fact,
      ]),
  ...(move.volumeAverage === null || move.close === null
    ? []
    : [
        {
          label: 'Average of 63 sessions before',
          value: Math.round(move.volumeAverage),
          unit: 'shares',
        } satisfies Fact,
      ]),
  { label: 'Session', value: move.date, unit: 'date' },
  ...move.onRecord.map(({ words, day, url }): Fact => ({
    label: day === move.date ? 'On record that day' : `On record, ${formatDate(day)}`,
    value: words,
    unit: 'text',
    url,
  })),
  ...(move.lastOnRecord && move.onRecord.length === 0
    ? [
        {
          label: `Last on record, ${formatDate(move.lastOnRecord.day)}`,
          value: move.lastOnRecord.words,
          unit: 'text',
          url: move.lastOnRecord.url,
        } satisfies Fact,
      ]
    : []),
];
