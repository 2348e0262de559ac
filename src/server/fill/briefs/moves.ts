import { sql } from 'kysely';
import { DateTime } from 'luxon';
import { formatDate } from '#kit/dates.ts';
import { sessionsAfter } from '#kit/market-calendar.ts';
import { formatCompact, formatPercent, formatPrice, formatRatio } from '#kit/format.ts';
import { mayCloseEarly } from '#kit/quote.ts';
import { pick } from '#kit/sentence.ts';
import type { Db } from '#server/db/open.ts';
import { DEFAULT_PRICE_SOURCE } from '#server/store/price-history.ts';
import { type Brief, type BriefCompany, briefId, daysBefore, seedOf, sentence } from './brief.ts';
import type { Subject, Subjects } from './companies.ts';
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
  record: { source: string; url: string | null },
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

/** Shares that hardly trade, or cost cents, move by themselves. */
const FLOOR = { price: 1, averageVolume: 50_000 };
const SESSIONS = 63;
/** The published files that the bars were made from: whole bars come from one, closes alone from the other. */
const RECORDS = {
  wholeBars: 'https://github.com/seonu-dragon/Mir_US_Stocks',
  closes: 'https://github.com/rreichel3/US-Stock-Symbols',
};

/** How far back from the last session moves are told of. */
const DAYS_BACK = 122;

interface MoveRow {
  symbol: string;
  date: string;
  open: number | null;
  close: number;
  close_before: number;
  volume: number;
  volume_average: number;
  date_before: string;
  /** The first of the sessions that the average is of. */
  window_start: string;
  /** Who published the bar, where it was not in the seed. */
  source: string | null;
}

/** Sessions with a large move on unusual volume, wherever 63 sessions without a doubtful one lead up to them. */
export async function* moveBriefs(db: Db, subjects: Subjects): AsyncGenerator<Brief> {
  const last = await db
    .selectFrom('price_bars')
    .select((eb) => eb.fn.max('date').as('date'))
    .executeTakeFirst();
  if (!last?.date) return;
  for (const row of await readMoves(db, last.date)) {
    const company = subjects.get(row.symbol);
    const move = company && moveOf(row, company);
    if (!move || !isUnbroken(row)) continue;
    const url = row.open === null ? RECORDS.closes : RECORDS.wholeBars;
    const record =
      row.source === null ? { source: DEFAULT_PRICE_SOURCE, url } : { source: row.source, url: null };
    yield moveBrief(company, move, record);
  }
}

/** Sessions that all sources lack: the record has a few. More are a hole, and what spans it is no move of a day. */
const SLACK = 4;

const isUnbroken = ({ date, date_before, window_start }: MoveRow): boolean =>
  sessionsAfter(date_before, date) <= SLACK && sessionsAfter(window_start, date) <= SESSIONS + SLACK;

/** A column of the bar before one. */
const before = (column: 'date' | 'close') => sql<never>`(
  select earlier.${sql.ref(column)} from price_bars earlier
  where earlier.symbol = bar.symbol and earlier.date < bar.date order by earlier.date desc limit 1)`;

/** A figure of the sessions that lead up to a leap, which is the last of them. */
const ofWindow = (figure: string) => sql<never>`(
  select ${sql.raw(figure)} from (
    select earlier.date, earlier.volume, earlier.doubtful from price_bars earlier
    where earlier.symbol = leaps.symbol and earlier.date <= leaps.date
    order by earlier.date desc limit ${sql.lit(SESSIONS)}
  ) lead_up)`;

/**
 * A session counts only after the session before it in the calendar of all companies, so that a gap in one company's
 * bars never looks like a move of a day. Few sessions leap, and only for these the sessions before are looked at: windows
 * over all bars would take several times as long. As many volumes without a doubt as sessions: all of them are sure.
 */
async function readMoves(db: Db, last: string): Promise<MoveRow[]> {
  const from = daysBefore(last, DAYS_BACK);
  const { rows } = await sql<MoveRow>`
    with sessions as materialized (
      select date, lag(date) over (order by date) as date_before
      from (select distinct date from price_bars where date >= ${daysBefore(from, 14)}) days
    ), leaps as materialized (
      select symbol, date, open, close, volume, ${before('date')} as date_before, ${before('close')} as close_before
      from price_bars bar
      where date >= ${from} and doubtful = 0 and close >= ${FLOOR.price}
        and volume >= ${FLOOR.averageVolume * MOVE_RATIO}
        and abs(close - ${before('close')}) >= ${before('close')} * ${MOVE_PERCENT / 100}
    ), averaged as materialized (
      select leaps.*, cast(${ofWindow('avg(volume)')} as double precision) as volume_average
      from leaps where close_before >= ${FLOOR.price}
    ), spikes as materialized (
      select leaps.*, ${ofWindow('min(date)')} as window_start,
        ${ofWindow('count(case when doubtful = 0 then volume end)')} as volumes
      from averaged as leaps
      where volume_average >= ${FLOOR.averageVolume} and volume >= volume_average * ${MOVE_RATIO}
    )
    select spikes.symbol, spikes.date, spikes.open, spikes.close, close_before, spikes.volume, volume_average,
      spikes.date_before, window_start, ingested_bars.source
    from spikes
    join sessions on sessions.date = spikes.date and sessions.date_before = spikes.date_before
    left join ingested_bars on ingested_bars.symbol = spikes.symbol and ingested_bars.date = spikes.date
    where volumes = ${SESSIONS}
    order by spikes.symbol, spikes.date`.execute(db);
  return rows;
}

/** The move as the company's own page tells it: on the day of its quote, the published figures stand. */
function moveOf(row: MoveRow, company: Subject): MoveFact | null {
  const isQuote = row.date === company.quote_date;
  const close = (isQuote ? company.last_sale : null) ?? row.close;
  const closeBefore = (isQuote ? company.pre_close : null) ?? row.close_before;
  const change = (isQuote ? company.change_pre : null) ?? ((close - closeBefore) / closeBefore) * 100;
  const volume = (isQuote ? company.volume : null) ?? row.volume;
  const volumeAverage = (isQuote ? company.volume_avg : null) ?? row.volume_average;
  if (Math.abs(change) < MOVE_PERCENT || volume < volumeAverage * MOVE_RATIO) return null;
  return { date: row.date, closedAt: closeOf(row.date), close, closeBefore, change, volume, volumeAverage };
}

const closes = new Map<string, string>();

/** 4 PM in New York as an instant; the day alone where the session may have ended at 1 PM. */
function closeOf(day: string): string {
  if (mayCloseEarly(day)) return day;
  const known = closes.get(day);
  if (known !== undefined) return known;
  const close = DateTime.fromISO(`${day}T16:00`, { zone: 'America/New_York' }).toUTC().toISO() ?? day;
  closes.set(day, close);
  return close;
}
