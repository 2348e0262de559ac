import { formatDate } from '#kit/dates.ts';
import { formatCompact, formatPercent, formatPrice, formatRatio } from '#kit/format.ts';
import { pick } from '#kit/sentence.ts';
import { type Brief, type BriefCompany, briefId, seedOf, sentence } from './brief.ts';
import { shortName } from './short-name.ts';

/** One session's close against the one before, and its volume against the usual one. */
export interface MoveFact {
  date: string;
  /** The end of the session in UTC, or the day where that is not certain. */
  closedAt: string;
  close: number;
  closeBefore: number;
  /** Percent. */
  change: number;
  volume: number;
  /** Mean volume of the 63 sessions that end with this one. */
  volumeAverage: number;
}

/** A move as large as this on a volume as many times the usual one is told of. */
export const MOVE_PERCENT = 8;
export const MOVE_RATIO = 3;

/** A large move on unusual volume: how far, from where, on how many shares. */
export function moveBrief(
  company: BriefCompany,
  move: MoveFact,
  record: { source: string; url: string },
): Brief {
  const id = briefId(company.symbol, move.date, 'move');
  const seed = seedOf(id);
  const ratio = move.volume / move.volumeAverage;
  return {
    id,
    symbol: company.symbol,
    topic: 'move',
    title: titleOf(shortName(company.name), move, ratio, seed),
    summary: summaryOf(company.name, move, seed),
    paragraphs: [
      `On that day ${formatCompact(move.volume)} shares changed hands. The average of the 63 sessions to that day is ${formatCompact(move.volumeAverage)}, so the volume was ${times(ratio)} times the average.`,
    ],
    facts: [
      { label: 'Close', value: move.close, unit: 'price' },
      { label: 'Previous close', value: move.closeBefore, unit: 'price' },
      { label: 'Change', value: move.change, unit: 'percent' },
      { label: 'Volume', value: move.volume, unit: 'shares' },
      { label: '63-session average', value: Math.round(move.volumeAverage), unit: 'shares' },
      { label: 'Against average', value: ratio, unit: 'ratio' },
      { label: 'Session', value: move.date, unit: 'date' },
    ],
    publishedAt: move.closedAt,
    category: 'Move',
    ...record,
  };
}

/** `3.8`, `341`. */
const times = (ratio: number): string => formatRatio(ratio).replace('×', '').replace(/\.0$/, '');

function titleOf(name: string, { change, close }: MoveFact, ratio: number, seed: number): string {
  const percent = formatPercent(Math.abs(change));
  const verb = change > 0 ? 'rises' : 'falls';
  return pick(seed, [
    `${name} ${verb} ${percent} on ${times(ratio)} times its usual volume`,
    `${name} ${verb} ${percent} to ${formatPrice(close)}, at ${times(ratio)} times usual volume`,
    `${name} trades ${times(ratio)} times its usual volume and closes ${change > 0 ? 'up' : 'down'} ${percent}`,
  ]);
}

const summaryOf = (name: string, { date, close, closeBefore, change }: MoveFact, seed: number): string => {
  const percent = formatPercent(Math.abs(change));
  const way = change > 0 ? 'up' : 'down';
  return sentence(
    pick(seed >>> 3, [
      `Shares of ${name} closed at ${formatPrice(close)} on ${formatDate(date)}, ${way} ${percent} from ${formatPrice(closeBefore)} the session before`,
      `On ${formatDate(date)} the close of ${name} was ${formatPrice(close)}, after ${formatPrice(closeBefore)} the session before: ${way} ${percent}`,
    ]),
  );
};
